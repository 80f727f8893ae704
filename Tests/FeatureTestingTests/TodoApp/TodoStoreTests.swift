import FeatureRuntime
import Foundation
import Testing

/// Stores to-dos in memory, like a database.
private actor Database {
  private(set) var todos: [Todo]

  init(_ todos: [Todo]) {
    self.todos = todos
  }

  func save(_ todos: [Todo]) {
    self.todos = todos
  }

  nonisolated var client: TodoClient {
    TodoClient(
      load: { await self.todos },
      save: { await self.save($0) },
      reminders: {
        AsyncStream { stream in
          stream.yield("Buy milk")
          stream.finish()
        }
      },
      search: { query in await self.todos.map(\.title).filter { $0.contains(query) } }
    )
  }
}

/// A weak reference.
private struct Weak<Object: AnyObject> {
  weak var object: Object?
}

@MainActor
@Suite("To-do app: store")
struct TodoStoreTests {
  private let database = Database([milk, bread])

  private func makeStore(
    clock: any Clock<Duration> = ImmediateClock(),
    reminders: (@Sendable () -> AsyncStream<String>)? = nil
  ) -> Store<AppFeature.State, AppFeature.Action> {
    Store(initialState: AppFeature.State()) {
      AppFeature()
    } withDependencies: {
      $0.uuid = .incrementing
      $0.continuousClock = clock
      $0.todos = database.client
      if let reminders { $0.todos.reminders = reminders }
    }
  }

  @Test("the sheet adds to the list and the database, and is dismissed")
  func add() async {
    let store = makeStore()
    await store.send(.list(.onAppear)).finish()
    #expect(store.list == TodoListFeature.State([milk, bread]))
    store.send(.addTapped)
    store.send(.destination(.presented(.add(.binding(.set(\.title, "Tea"))))))
    #expect(store.destination == .add(AddTodoFeature.State(title: "Tea")))
    await store.send(.destination(.presented(.add(.saveTapped)))).finish()
    let all = [milk, bread, Todo(id: UUID(0), title: "Tea")]
    #expect(store.state == AppFeature.State(list: TodoListFeature.State(all)))
    #expect(await database.todos == all)
  }

  @Test("a detail deletes itself, and its timer ends with it")
  func delete() async {
    let clock = TestClock()
    let store = makeStore(clock: clock)
    await store.send(.list(.onAppear)).finish()
    store.send(.list(.rows(.element(id: milk.id, action: .rowTapped))))
    let timer = store.send(.path(.element(id: 0, action: .detail(.focusTapped))))
    #expect(store.path[id: 0]?.detail?.isFocusing == true)
    store.send(.path(.element(id: 0, action: .detail(.deleteTapped))))
    #expect(store.path[id: 0]?.detail?.alert == .delete)
    await store.send(.path(.element(id: 0, action: .detail(.alert(.presented(.delete)))))).finish()
    await timer.finish()
    var expected = AppFeature.State(list: TodoListFeature.State([bread]))
    expected.visits = 2
    #expect(store.state == expected)
    #expect(await database.todos == [bread])
  }

  @Test("reminders and search finish")
  func reminders() async {
    let store = makeStore()
    await store.send(.list(.onAppear)).finish()
    store.send(.remindersTapped)
    await store.send(.path(.element(id: 0, action: .reminders(.onAppear)))).finish()
    let query = RemindersFeature.Action.binding(.set(\.query, "rea"))
    await store.send(.path(.element(id: 0, action: .reminders(query)))).finish()
    #expect(
      store.path[id: 0, case: \.reminders]
        == RemindersFeature.State(
          reminders: ["Buy milk"],
          isOver: true,
          query: "rea",
          found: ["Bread"]
        )
    )
  }

  @Test("scopes show the cases of destination and stack")
  func scopes() async throws {
    let store = makeStore()
    store.send(.addTapped)
    let sheet = try #require(
      store.scope(state: \.destination[case: \.add], action: \.destination.add)
    )
    sheet.send(.binding(.set(\.title, "Tea")))
    #expect(sheet.title == "Tea")
    store.send(.remindersTapped)
    let reminders = try #require(
      store.scope(state: \.path[id: 0, case: \.reminders], action: \.path[id: 0].reminders)
    )
    await reminders.send(.onAppear).finish()
    #expect(reminders.reminders == ["Buy milk"])
    #expect(store.destination?.add?.title == "Tea")
  }

  @Test("a scope of a case does not change the case that replaces it")
  func replacedScope() async throws {
    let store = makeStore()
    store.send(.addTapped)
    let sheet = try #require(
      store.scope(state: \.destination[case: \.add], action: \.destination.add)
    )
    sheet.send(.binding(.set(\.title, "Tea")))
    #expect(sheet.title == "Tea")
    store.send(.destination(.dismiss))
    #expect(store.destination == .alert(.draft("Tea")))
    store.send(.remindersTapped)
    #expect(store.destination == .alert(.draft("Tea")))
    #expect(sheet.title == "Tea")
  }

  @Test("effects end with the store")
  func release() async {
    let (ended, end) = AsyncStream.makeStream(of: Void.self)
    let (stream, reminders) = AsyncStream.makeStream(of: String.self)
    reminders.onTermination = { _ in end.finish() }
    var store: Store? = makeStore(reminders: { stream })
    store?.send(.remindersTapped)
    let task = store?.send(.path(.element(id: 0, action: .reminders(.onAppear))))
    let gone = Weak(object: store)
    store = nil
    #expect(gone.object == nil)
    for await _ in ended {}
    await task?.finish()
    guard case .terminated = reminders.yield("Buy milk") else {
      Issue.record("Somebody still listens")
      return
    }
  }
}
