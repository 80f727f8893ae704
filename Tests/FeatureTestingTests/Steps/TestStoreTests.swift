import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("TestStore")
struct TestStoreTests {
  @Test("actions arrive in the order in which their effects started")
  func order() async {
    struct Racers: Reducer {
      func reduce(into state: inout [Int], action: Int) -> Effect<Int> {
        guard action == 0 else {
          state.append(action)
          return .none
        }
        return .merge(
          (1...20).map { number in
            .run { send in
              await send(number)
              await send(-number)
            }
          }
        )
      }
    }
    let store = TestStore(initialState: [Int]()) { Racers() }
    await store.send(0)
    let expected = (1...20).map { $0 } + (1...20).map { -$0 }
    for number in expected {
      await store.receive(number) { $0.append(number) }
    }
  }

  @Test("an effect that waits for an element continues when the test yields it")
  func streams() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        for await text in stream { await send(.finished(text)) }
      }
    }
    await store.send(.start)
    continuation.yield("bread")
    await store.receive(\.finished, "bread") { $0.log = ["bread"] }
    continuation.yield("cake")
    continuation.finish()
    await store.receive(.finished("cake")) { $0.log = ["bread", "cake"] }
  }

  @Test("the task of an action cancels its effects or waits for them")
  func tasks() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in try await clock.sleep(for: .seconds(1)) }
    }
    let cancelled = await store.send(.start)
    await cancelled.cancel()
    #expect(cancelled.isCancelled)
    let finished = await store.send(.start)
    #expect(!finished.isCancelled)
    await clock.advance(by: .seconds(1))
    await finished.finish()
  }

  @Test("steps wait for child tasks of an effect")
  func childTasks() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        async let bread: Void = clock.sleep(for: .seconds(2))
        async let cake: Void = clock.sleep(for: .seconds(1))
        try await cake
        await send(.finished("cake"))
        try await bread
        await send(.finished("bread"))
      }
    }
    await store.send(.start)
    await clock.advance(by: .seconds(2))
    await store.receive(\.finished, "cake") { $0.log = ["cake"] }
    await store.receive(\.finished, "bread") { $0.log = ["cake", "bread"] }
  }

  @Test("effects that never sleep run on an immediate clock")
  func immediateClock() async {
    let clock = ImmediateClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        for second in 1...3 {
          try await clock.sleep(for: .seconds(1))
          await send(.finished("\(second)"))
        }
      }
    }
    await store.send(.start)
    await store.receive(\.finished, "1") { $0.log = ["1"] }
    await store.receive(\.finished, "2") { $0.log = ["1", "2"] }
    await store.receive(\.finished, "3") { $0.log = ["1", "2", "3"] }
  }

  @Test("two stores share a clock")
  func sharedClock() async {
    let clock = TestClock()
    let stores = (1...2).map { number in
      TestStore(initialState: WorkshopFeature.State()) {
        WorkshopFeature { send in
          try await clock.sleep(for: .seconds(number))
          await send(.finished("\(number)"))
        }
      }
    }
    for store in stores { await store.send(.start) }
    await clock.advance(by: .seconds(2))
    for (store, text) in zip(stores, ["1", "2"]) {
      await store.receive(\.finished, text) { $0.log = [text] }
    }
  }

  @Test("finishing waits for work outside of the effect's task")
  func finish() async {
    struct Recorded {
      @Recorder var done: [String]
    }
    let recorded = Recorded()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in
        await Task.detached { recorded.$done.record("detached") }.value
        await MainActor.run { recorded.$done.record("main actor") }
      }
    }
    await store.send(.start)
    await store.finish()
    #expect(recorded.done == ["detached", "main actor"])
  }

  @Test("received actions can be skipped")
  func skipReceivedActions() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        await send(.finished("bread"))
        await send(.finished("cake"))
      }
    }
    await store.send(.start)
    #expect(store.state.log == [])
    await store.skipReceivedActions()
    #expect(store.state.log == ["bread", "cake"])
  }

  @Test("running effects can be skipped")
  func skipInFlightEffects() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in try await clock.sleep(for: .seconds(1)) }
    }
    await store.send(.start)
    await store.skipInFlightEffects()
    await store.finish()
  }

  @Test("the initial state and the reducer are created with the test's dependencies")
  func initialState() async {
    @Dependency(\.date) var date
    let day = Date(timeIntervalSince1970: 86_400)
    let store = TestStore(initialState: TimerFeature.State(started: date.now)) {
      TimerFeature()
    } withDependencies: {
      $0.date = .constant(day)
    }
    #expect(store.state.started == day)
  }

  @Test("dependencies can be changed between steps")
  func dependencies() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    } withDependencies: {
      $0.random.int = { _ in 1 }
    }
    await store.send(.playNext) { $0.secret = 1 }
    store.dependencies.random.int = { _ in 2 }
    await store.send(.playNext) { $0.secret = 2 }
  }
}
