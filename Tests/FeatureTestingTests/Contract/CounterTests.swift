import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Counter")
struct CounterTests {
  @Test("draws a new secret for the next round")
  func drawsANewSecretForTheNextRound() async {
    let store = TestStore(initialState: CounterFeature.State(count: 3)) {
      CounterFeature()
    } withDependencies: {
      $0.random.int = { _ in 5 }
    }

    await store.send(.playNext) {
      $0.count = 0
      $0.secret = 5
    }
    #expect(store.state.checkResult == .lower)
    await store.send(.playNext)
  }

  @Test("takes actions by their cases")
  func takesActionsByTheirCases() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }

    await store.send(\.increment) {
      $0.count = 1
    }
    await store.send(\.setCount, "no number")
    await store.send(\.setCount, "7") {
      $0.count = 7
    }
    await store.send(\.moved, (from: 0, to: 4)) {
      $0.count = 11
    }
  }
}
