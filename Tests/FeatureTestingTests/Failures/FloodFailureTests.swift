import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Effects that never stop sending")
struct FloodFailureTests {
  @Test("a timer on a clock that never waits is ended and reported")
  func immediateTimer() async {
    let failures = await failures {
      let store = TestStore(initialState: TimerFeature.State()) {
        TimerFeature()
      } withDependencies: {
        $0.date = .constant(Date(timeIntervalSince1970: 0))
        $0.continuousClock = ImmediateClock()
      }
      store.exhaustivity = .off
      await store.send(.start)
      await store.send(.stop)
    }
    #expect(failures.count == 1)
    #expect(
      failures.first?.message.contains("Check for a timer on a clock that never waits") == true)
  }

  @Test("actions that send one another endlessly are ended and reported")
  func endlessSends() async {
    let failures = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Bool> { state, action in
          state += 1
          return .send(!action)
        }
      }
      store.exhaustivity = .off
      await store.send(true) { $0 = 1 }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("Effects have sent 10000 actions") == true)
  }
}
