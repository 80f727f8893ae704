import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("To-do app: stack")
struct TodoStackTests {
  private let clock = TestClock()

  private func makeStore(
    _ todos: [Todo] = [milk, bread],
    withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
  ) -> TestStore<AppFeature.State, AppFeature.Action> {
    makeTodoApp(todos) {
      $0.continuousClock = clock
      prepare(&$0)
    }
  }

  private typealias TodoStore = TestStore<AppFeature.State, AppFeature.Action>

  /// Opens a row, so that its detail is on top of the stack.
  private func open(_ todo: Todo, in store: TodoStore) async {
    await store.send(\.list.rows[id: todo.id].rowTapped)
    await store.receive(\.list.rows[id: todo.id].delegate, .open) {
      $0.path.append(.detail(TodoDetailFeature.State(todo)))
      $0.visits += 1
    }
  }

  /// Opens a row, and starts the timer of its detail.
  private func focus(on todo: Todo, id: StackElementID, in store: TodoStore) async {
    await open(todo, in: store)
    await store.send(\.path[id: id].detail.focusTapped) {
      $0.path[id: id, case: \.detail]?.isFocusing = true
    }
  }

  @Test("deleting a detail asks for confirmation, pops the detail and ends its timer")
  func delete() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.ticked) {
      $0.path[id: 0, case: \.detail]?.seconds = 1
    }
    await store.send(\.path[id: 0].detail.deleteTapped) {
      $0.path[id: 0, case: \.detail]?.alert = .delete
    }
    await store.send(\.path[id: 0].detail.alert.dismiss) {
      $0.path[id: 0, case: \.detail]?.alert = nil
    }
    await store.send(\.path[id: 0].detail.deleteTapped) {
      $0.path[id: 0, case: \.detail]?.alert = .delete
    }
    await store.send(\.path[id: 0].detail.alert.presented, .delete) {
      $0.path[id: 0, case: \.detail]?.alert = nil
    }
    await store.receive(\.path[id: 0].detail.delegate, .delete(milk.id))
    await store.receive(\.list.remove, milk.id) {
      $0.list.rows = [TodoFeature.State(bread)]
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [bread]) {
      $0.list.saved = [bread]
      $0.list.isSaving = false
    }
    await store.receive(.path(.popFrom(id: 0))) {
      $0.path.removeAll()
      $0.visits = 2
    }
    // No timer runs any more.
    await clock.advance(by: .seconds(5))
    await open(bread, in: store)
    #expect(Array(store.state.path.ids) == [1])
  }

  @Test("a running timer fails the test")
  func runningTimer() async {
    let failures = await failures {
      let store = makeStore()
      await focus(on: milk, id: 0, in: store)
    }
    #expect(
      failures.map { $0.message.prefix { $0 != "." } } == [
        "The test has ended, but 1 effect still runs"
      ])
    #expect(failures.first?.message.contains("asleep on a test clock") == true)
  }

  @Test("the timer stops at the second tap")
  func stop() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await store.send(\.path[id: 0].detail.focusTapped) {
      $0.path[id: 0, case: \.detail]?.isFocusing = false
    }
  }

  @Test("popping the bottom element pops all elements and ends their effects")
  func popToRoot() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await focus(on: bread, id: 1, in: store)
    await store.send(\.path.popFrom, 0) {
      $0.path = []
      $0.visits = 3
    }
    await clock.advance(by: .seconds(1))
  }

  @Test("popping to an element ends the effects of the elements above it alone")
  func popTo() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await focus(on: bread, id: 1, in: store)
    await store.send(\.remindersTapped) {
      $0.path.append(.reminders(RemindersFeature.State()))
      $0.visits = 3
    }
    await store.send(.backTapped(to: 0)) {
      $0.path.pop(from: 1)
      $0.visits = 4
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.ticked) {
      $0.path[id: 0, case: \.detail]?.seconds = 1
    }
    await store.send(\.homeTapped) {
      $0.path.removeAll()
      $0.visits = 5
    }
    await clock.advance(by: .seconds(1))
  }

  @Test("a view pushes an element with an action")
  func push() async {
    let store = makeStore()
    let id = store.state.path.nextID
    await store.send(.path(.push(id: id, state: .detail(TodoDetailFeature.State(milk))))) {
      $0.path[id: 0] = .detail(TodoDetailFeature.State(milk))
      $0.visits = 1
    }
    await store.send(\.path.popFrom, id) {
      $0.path.removeAll()
      $0.visits = 2
    }
    let failures = await failures {
      await store.send(.path(.push(id: id, state: .detail(TodoDetailFeature.State(milk)))))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An element cannot be pushed onto a stack, because its id is or was in use.

          Id: #0

          Send 'push' with the stack's 'nextID'.
          """
        )
      ]
    )
  }

  @Test("an element's effects end when an element of another case replaces it")
  func replace() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await store.send(.exchangeTapped(0)) {
      $0.path[id: 0] = .reminders(RemindersFeature.State())
    }
    await clock.advance(by: .seconds(1))
    #expect(store.state.visits == 1)
  }

  @Test("an element's effects end when a new element of its case replaces it")
  func restart() async {
    let store = makeStore()
    await focus(on: milk, id: 0, in: store)
    await store.send(.restartTapped(0)) {
      $0.path[id: 0] = .detail(TodoDetailFeature.State(milk))
    }
    await clock.advance(by: .seconds(1))
    await store.send(\.path[id: 0].detail.focusTapped) {
      $0.path[id: 0, case: \.detail]?.isFocusing = true
    }
    await clock.advance(by: .seconds(1))
    await store.receive(\.path[id: 0].detail.ticked) {
      $0.path[id: 0, case: \.detail]?.seconds = 1
    }
    await store.send(\.homeTapped) {
      $0.path = []
      $0.visits = 2
    }
  }

  @Test("text written in a detail reaches its row")
  func notes() async {
    let store = makeStore([milk])
    await open(milk, in: store)
    var cream = milk
    cream.title = "Cream"
    await store.send(\.path[id: 0].detail.binding, .set(\.todo.title, "Cream")) {
      $0.path[id: 0, case: \.detail]?.todo.title = "Cream"
    }
    await store.receive(\.path[id: 0].detail.delegate, .changed(cream))
    await store.receive(\.list.rows[id: milk.id].titleChanged, "Cream") {
      $0.list.rows[id: milk.id]?.todo.title = "Cream"
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [cream]) {
      $0.list.saved = [cream]
      $0.list.isSaving = false
    }
  }
}
