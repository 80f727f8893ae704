import BenchmarkFeatures
import FeatureTesting

/// Compares steps of tests, each of which sends an action and compares the state after it.
@MainActor
func testStoreComparison() -> Comparison {
  var state = TallyFeature.State()
  let store = TestStore(initialState: TallyFeature.State()) {
    TallyFeature()
  }
  return Comparison(
    baseline: Subject("direct reduce of one action") { reduceAll([.raiseGoal], $0, &state) },
    subjects: [
      // The target is absolute: 200,000 steps a second. The baseline only shows whether the machine is slow.
      Subject("TestStore send with assertion", target: "≤ 5,000 ns") { times in
        for _ in 0..<times {
          await store.send(.raiseGoal) { $0.goal += 1 }
        }
      }
    ]
  )
}
