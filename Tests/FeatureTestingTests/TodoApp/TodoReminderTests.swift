import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("To-do app: reminders")
struct TodoReminderTests {
  private let clock = TestClock()
  private let stream: AsyncStream<String>
  private let reminders: AsyncStream<String>.Continuation

  init() {
    (stream, reminders) = AsyncStream.makeStream()
  }

  private func makeStore(
    search: @escaping @Sendable (String) async throws -> [String] = { [$0] }
  ) async -> TestStore<AppFeature.State, AppFeature.Action> {
    let store = makeTodoApp {
      $0.continuousClock = clock
      $0.todos.reminders = { [stream] in stream }
      $0.todos.search = search
    }
    await store.send(\.remindersTapped) {
      $0.path = [.reminders(RemindersFeature.State())]
      $0.visits = 1
    }
    return store
  }

  @Test("reminders arrive until their stream ends")
  func arrival() async {
    let store = await makeStore()
    await store.send(\.path[id: 0].reminders.onAppear)
    reminders.yield("Buy milk")
    await store.receive(\.path[id: 0].reminders.arrived, "Buy milk") {
      $0.path[id: 0, case: \.reminders]?.reminders = ["Buy milk"]
    }
    reminders.finish()
    await store.receive(\.path[id: 0].reminders.ended) {
      $0.path[id: 0, case: \.reminders]?.isOver = true
    }
  }

  @Test("the stream ends when the element is popped")
  func popped() async {
    let store = await makeStore()
    await store.send(\.path[id: 0].reminders.onAppear)
    await store.send(\.path.popFrom, 0) {
      $0.path = []
      $0.visits = 2
    }
    guard case .terminated = reminders.yield("Buy milk") else {
      Issue.record("Somebody still listens")
      return
    }
  }

  @Test("only the last typed text is searched")
  func search() async {
    struct Recorded {
      @Recorder var queries: [String]
    }
    let recorded = Recorded()
    let store = await makeStore { query in
      recorded.$queries.record(query)
      return ["\(query)!"]
    }
    await store.send(\.path[id: 0].reminders.binding.query, "m") {
      $0.path[id: 0, case: \.reminders]?.query = "m"
    }
    await clock.advance(by: .milliseconds(200))
    await store.send(\.path[id: 0].reminders.binding.query, "mi") {
      $0.path[id: 0, case: \.reminders]?.query = "mi"
    }
    await clock.advance(by: .milliseconds(299))
    #expect(recorded.queries == [])
    await clock.advance(by: .milliseconds(1))
    await store.receive(\.path[id: 0].reminders.found, ["mi!"]) {
      $0.path[id: 0, case: \.reminders]?.found = ["mi!"]
    }
    #expect(recorded.queries == ["mi"])
  }

  @Test("two elements of the same kind search independently")
  func siblings() async {
    let store = await makeStore()
    await store.send(\.remindersTapped) {
      $0.path.append(.reminders(RemindersFeature.State()))
      $0.visits = 2
    }
    for id: StackElementID in [0, 1] {
      await store.send(\.path[id: id].reminders.binding.query, id.description) {
        $0.path[id: id, case: \.reminders]?.query = id.description
      }
    }
    await clock.advance(by: .milliseconds(300))
    for id: StackElementID in [0, 1] {
      await store.receive(\.path[id: id].reminders.found, [id.description]) {
        $0.path[id: id, case: \.reminders]?.found = [id.description]
      }
    }
  }
}
