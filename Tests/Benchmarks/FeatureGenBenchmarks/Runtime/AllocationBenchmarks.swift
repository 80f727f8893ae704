import BenchmarkFeatures
import FeatureRuntime

/// Makes benchmarks of the allocations of sends whose reducers allocate nothing. A store that kept a value for each
/// action, or that copied the rows once, would allocate many megabytes.
@MainActor
func allocationBenchmarks() -> [AllocationBenchmark] {
  let times = MixedActions.count
  let store = makeTallyStore()
  var state = TallyFeature.State()
  let list = makeListStore(100_000)
  var listState = TallyListFeature.State(count: 100_000)
  let rowActions = MixedActions.rows(among: 100_000)
  return [
    AllocationBenchmark(
      name: "allocated by \(times) sends",
      baseline: "allocated by \(times) direct reduces",
      target: "0 MB",
      work: { sendAll(MixedActions.tally, times, to: store) },
      baselineWork: { reduceAll(MixedActions.tally, times, &state) }
    ),
    AllocationBenchmark(
      name: "allocated by \(times) sends to 100,000 rows",
      baseline: "allocated by \(times) direct reduces of 100,000 rows",
      target: "0 MB",
      work: { sendAll(rowActions, times, to: list) },
      baselineWork: { reduceAll(rowActions, times, &listState) }
    ),
  ]
}
