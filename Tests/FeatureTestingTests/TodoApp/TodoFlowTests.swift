import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

let milk = Todo(id: UUID(100), title: "Milk")
let bread = Todo(id: UUID(101), title: "Bread")

/// Makes a test store of the app, with a saved list.
@MainActor
func makeTodoApp(
  _ todos: [Todo] = [],
  withDependencies prepare: (inout DependencyValues) -> Void = { _ in }
) -> TestStore<AppFeature.State, AppFeature.Action> {
  TestStore(initialState: AppFeature.State(list: TodoListFeature.State(todos))) {
    AppFeature()
  } withDependencies: {
    $0.uuid = .incrementing
    $0.todos.save = { _ in }
    prepare(&$0)
  }
}

@MainActor
@Suite("To-do app: list and sheet")
struct TodoFlowTests {
  @Test("a to-do is added through the sheet, which dismisses itself")
  func add() async {
    let store = makeTodoApp()
    let added = Todo(id: UUID(0), title: "Tea")
    await store.send(\.addTapped) { $0.destination = .add(AddTodoFeature.State()) }
    await store.send(\.destination.add.saveTapped)
    await store.send(\.destination.add.binding.title, "Tea") {
      $0.destination.modify(\.add) { $0.title = "Tea" }
    }
    await store.send(\.destination.add.saveTapped) {
      $0.destination.modify(\.add) { $0.isOver = true }
    }
    await store.receive(\.destination.add.delegate, .save("Tea"))
    await store.receive(.list(.add(added))) {
      $0.list.rows = [TodoFeature.State(added)]
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [added]) {
      $0.list.saved = [added]
      $0.list.isSaving = false
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("cancelling the sheet discards its draft without a prompt")
  func cancel() async {
    let store = makeTodoApp()
    await store.send(\.addTapped) { $0.destination = .add(AddTodoFeature.State()) }
    await store.send(\.destination.add.binding.title, "Tea") {
      $0.destination.modify(\.add) { $0.title = "Tea" }
    }
    await store.send(\.destination.add.cancelTapped) {
      $0.destination.modify(\.add) { $0.isOver = true }
    }
    await store.receive(\.destination.dismiss) { $0.destination = nil }
  }

  @Test("a destination that is presented when another destination is dismissed stays")
  func draft() async {
    let store = makeTodoApp()
    await store.send(\.addTapped) { $0.destination = .add(AddTodoFeature.State()) }
    await store.send(\.destination.add.binding.title, "Tea") {
      $0.destination.modify(\.add) { $0.title = "Tea" }
    }
    await store.send(\.destination.dismiss) { $0.destination = .alert(.draft("Tea")) }
    await store.send(\.destination.alert, .keepDraft("Tea")) {
      $0.destination = .add(AddTodoFeature.State(title: "Tea"))
    }
    await store.send(\.destination.dismiss) { $0.destination = .alert(.draft("Tea")) }
    // The app does not react to the button.
    await store.send(\.destination.alert, .discard) { $0.destination = nil }
  }

  @Test("the effects of a destination end when another destination replaces it")
  func replacedDestination() async {
    let clock = TestClock()
    struct Recorded {
      @Recorder var isCancelled: [Bool]
    }
    let recorded = Recorded()
    let store = makeTodoApp {
      $0.dismiss = DismissEffect {
        try? await clock.sleep(for: .seconds(1))
        recorded.$isCancelled.record(Task.isCancelled)
      }
    }
    await store.send(\.addTapped) { $0.destination = .add(AddTodoFeature.State()) }
    await store.send(\.destination.add.binding.title, "Tea") {
      $0.destination.modify(\.add) { $0.title = "Tea" }
    }
    await store.send(\.destination.add.cancelTapped) {
      $0.destination.modify(\.add) { $0.isOver = true }
    }
    await store.send(\.destination.add.binding.isOver, false) {
      $0.destination.modify(\.add) { $0.isOver = false }
    }
    #expect(recorded.isCancelled == [])
    await store.send(\.destination.dismiss) { $0.destination = .alert(.draft("Tea")) }
    #expect(recorded.isCancelled == [true])
  }

  @Test("only changes of the loaded list are saved")
  func saves() async {
    struct Recorded {
      @Recorder var saved: [[Todo]]
    }
    let recorded = Recorded()
    let store = makeTodoApp {
      $0.todos.load = { [milk, bread] }
      $0.todos.save = { recorded.$saved.record($0) }
    }
    await store.send(\.list.onAppear)
    await store.receive(\.list.loaded) {
      $0.list = TodoListFeature.State([milk, bread])
    }
    var done = milk
    done.isDone = true
    await store.send(\.list.rows[id: milk.id].toggleTapped) {
      $0.list.rows[id: milk.id]?.todo.isDone = true
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [done, bread]) {
      $0.list.saved = [done, bread]
      $0.list.isSaving = false
    }
    await store.send(.list(.move(from: [0], to: 2))) {
      $0.list.rows = [TodoFeature.State(bread), TodoFeature.State(done)]
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [bread, done]) {
      $0.list.saved = [bread, done]
      $0.list.isSaving = false
    }
    await store.send(\.list.binding.filter, .done) { $0.list.filter = .done }
    #expect(store.state.list.shown == [done])
    #expect(recorded.saved == [[done, bread], [bread, done]])
  }

  @Test("every button of the dialog dismisses it, even a button that does nothing else")
  func dialog() async {
    var done = bread
    done.isDone = true
    let store = makeTodoApp([milk, done])
    await store.send(\.list.clearTapped) { $0.list.dialog = .clear }
    await store.send(\.list.dialog.dismiss) { $0.list.dialog = nil }
    await store.send(\.list.clearTapped) { $0.list.dialog = .clear }
    await store.send(.list(.dialog(.presented(.clearDone)))) {
      $0.list.dialog = nil
      $0.list.rows = [TodoFeature.State(milk)]
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, [milk]) {
      $0.list.saved = [milk]
      $0.list.isSaving = false
    }
    await store.send(\.list.clearTapped) { $0.list.dialog = .clear }
    await store.send(.list(.dialog(.presented(.clearAll)))) {
      $0.list.dialog = nil
      $0.list.rows = []
      $0.list.isSaving = true
    }
    await store.receive(\.list.saved, []) {
      $0.list.saved = []
      $0.list.isSaving = false
    }
  }

  @Test("a failed save presents an alert to try again")
  func retry() async {
    let store = makeTodoApp([milk]) {
      $0.todos.save = { _ in throw EffectError("offline") }
    }
    await store.send(\.list.remove, milk.id) {
      $0.list.rows = []
      $0.list.isSaving = true
    }
    await store.receive(\.list.saveFailed, EffectError("offline")) {
      $0.list.isSaving = false
      $0.list.alert = .saveFailed(EffectError("offline"))
    }
    await store.send(\.list.alert.presented, .retry) {
      $0.list.isSaving = true
      $0.list.alert = nil
    }
    // The save fails again. The new alert has the same texts, but another identity.
    await store.receive(\.list.saveFailed) {
      $0.list.isSaving = false
      $0.list.alert = .saveFailed(EffectError("offline"))
    }
    store.dependencies.todos.save = { _ in }
    await store.send(\.list.alert.presented, .retry) {
      $0.list.isSaving = true
      $0.list.alert = nil
    }
    await store.receive(\.list.saved, []) {
      $0.list.saved = []
      $0.list.isSaving = false
    }
  }
}
