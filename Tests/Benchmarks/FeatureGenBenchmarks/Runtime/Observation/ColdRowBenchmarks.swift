import BenchmarkFeatures
import FeatureRuntime

/// Compares two ways to reduce so many random rows that each row comes from main memory: sending to a store, and the
/// minimum without a store, which finds the row in a dictionary and reduces it.
@MainActor
func coldRowsComparison() -> Comparison {
  let rows = 100_000
  let count = 1 << 16
  let pairs = MixedActions.tallies(among: rows, count: count)
  let actions = MixedActions.rows(among: rows, count: count)
  let positions = Dictionary(uniqueKeysWithValues: (0..<rows).map { ($0, $0) })
  var states = TallyListFeature.State(count: rows).rows.elements
  let store = makeListStore(rows)
  return Comparison(
    baseline: Subject("direct reduce of a cold row found in a dictionary") {
      reduceAll(pairs, $0, positions, &states)
    },
    subjects: [
      Subject("send to a cold row among 100,000") { sendAll(actions, $0, to: store) }
    ]
  )
}
