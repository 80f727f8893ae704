/// Measures the runtime of generated features.
@MainActor
func measureRuntime(_ plan: MeasuringPlan) async throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  for comparison in try runtimeComparisons() { results += try await comparison.measure(plan) }
  if AllocationBenchmark.isAvailable {
    for benchmark in allocationBenchmarks() where plan.includes(benchmark.name) {
      results += benchmark.measure()
    }
    if plan.includes("memory of effects") { results += await measureEffectMemory() }
  }
  return results
}

@MainActor
private func runtimeComparisons() throws -> [Comparison] {
  [
    sendComparison(),
    coldRowsComparison(),
    busyRowsComparison(),
    try observationComparison(),
    taskComparison(),
    testStoreComparison(),
  ]
}

/// The error of a benchmark that did not do the expected work, so that its numbers are meaningless.
struct UnexpectedOutcome: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
