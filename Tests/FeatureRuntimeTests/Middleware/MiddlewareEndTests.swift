import FeatureRuntime
import FeatureTesting
import Observation
import Testing

@MainActor
@Suite("Middleware store: cancellation and observation", .timeLimit(.minutes(5)))
struct MiddlewareEndTests {
  @Test("cancelling the task ends the middlewares and drops the actions that they return")
  func cancelTask() async {
    let gate = Gate()
    let ends = Locked<[Bool]>([])
    let waiting: WordMiddleware<Void> = { _, action, _ in
      guard action == "start" else { return nil }
      await gate.pass()
      ends.withLock { $0.append(Task.isCancelled) }
      return "never"
    }
    let (started, start) = AsyncStream.makeStream(of: Void.self)
    let store = wordStore(waiting) { state, action, dependencies in
      if action == "start" { start.yield() }
      return await waiting(state, action, dependencies)
    }
    let task = store.send("start")
    var iterator = started.makeAsyncIterator()
    await iterator.next()
    task.cancel()
    #expect(task.isCancelled)
    await task.finish()
    #expect(store.state == ["start"])
    #expect(!ends.value.isEmpty)
    #expect(!ends.value.contains(false))

    gate.open()
    await store.send("start").finish()
    #expect(store.state == ["start", "start", "never", "never"])
  }

  @Test("releasing the store cancels its middlewares, and no more actions are sent")
  func release() async {
    let gate = Gate()
    let reduced = Locked<[String]>([])
    let (events, tell) = AsyncStream.makeStream(of: Bool.self)
    var store: WordStore<Void>? = WordStore(
      initialState: [],
      dependencies: (),
      middlewares: [
        { _, _, _ in
          tell.yield(Task.isCancelled)
          await gate.pass()
          tell.yield(Task.isCancelled)
          return "never"
        }
      ]
    ) { state, action in
      reduced.withLock { $0.append(action) }
      return state + [action]
    }
    let task = store?.send("start")
    var iterator = events.makeAsyncIterator()
    #expect(await iterator.next() == false)
    let gone = Weak(object: store)
    store = nil
    #expect(gone.object == nil)
    #expect(await iterator.next() == true)
    await task?.finish()
    #expect(reduced.value == ["start"])
  }

  @Test("observers of a field are notified of changes of that field alone, also by middlewares")
  func fields() async {
    let store = MiddlewareStore(
      initialState: ShelfFeature.State(),
      dependencies: (),
      middlewares: [{ _, action, _ in action == "title" ? "first" : nil }]
    ) { (state: ShelfFeature.State, action: String) in
      var state = state
      if action == "title" { state.title += "x" } else { state.first.count += 1 }
      return state
    }
    let told = Locked<[String]>([])
    withObservationTracking {
      _ = store.first
    } onChange: {
      told.withLock { $0.append("first") }
    }
    withObservationTracking {
      _ = store.title
    } onChange: {
      told.withLock { $0.append("title") }
    }
    let task = store.send("title")
    #expect(told.value == ["title"])
    await task.finish()
    #expect(told.value == ["title", "first"])
    #expect(store.first.count == 1)
  }

  @Test("observers of a state without a mask are notified of every action")
  func wholeState() {
    let store = wordStore()
    let told = Locked(0)
    withObservationTracking {
      _ = store.isEmpty
    } onChange: {
      told.withLock { $0 += 1 }
    }
    store.send("a")
    #expect(told.value == 1)
  }

  @Test("an observer may send an action")
  func sendWhileObserving() {
    let store = wordStore()
    withObservationTracking {
      _ = store.state
    } onChange: {
      // The store notifies on the main actor, where it sends.
      MainActor.assumeIsolated { _ = store.send("b") }
    }
    store.send("a")
    #expect(store.state == ["a", "b"])
  }
}
