/// Measures the runtime of generated features.
@MainActor
func measureRuntime(_ effort: Effort) async throws -> [BenchmarkResult] {
  var results: [BenchmarkResult] = []
  results += try await sendComparison().measure(effort)
  results += try await observationComparison().measure(effort)
  results += try await taskComparison().measure(effort)
  results += try await testStoreComparison().measure(effort)
  if AllocationBenchmark.isAvailable {
    for benchmark in allocationBenchmarks() { results += benchmark.measure() }
  }
  return results
}

/// What a benchmark did is not what it was to do, so that its numbers mean nothing.
struct UnexpectedOutcome: Error, CustomStringConvertible {
  var description: String

  init(_ description: String) {
    self.description = description
  }
}
