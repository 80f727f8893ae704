import CAllocationCount

/// Work whose allocations are counted, with a baseline.
@MainActor
struct AllocationBenchmark {
  var name: String
  var baseline: String
  var target: String
  var work: () -> Void
  var baselineWork: () -> Void

  /// Whether the system supports the counting of allocations.
  static var isAvailable: Bool {
    allocation_count_is_available()
  }

  func measure() -> [BenchmarkResult] {
    // Values that are made once, at the first use, are not counted.
    baselineWork()
    work()
    let expected = AllocationBenchmark.megabytes(baselineWork)
    let actual = AllocationBenchmark.megabytes(work)
    // Zero allocations compared with zero allocations is a ratio of one.
    let ratio = actual == expected ? 1 : expected == 0 ? nil : actual / expected
    return [
      result(baseline, expected, ratio: 1, target: nil),
      result(name, actual, ratio: ratio, target: target),
    ]
  }

  private func result(
    _ name: String,
    _ value: Double,
    ratio: Double?,
    target: String?
  ) -> BenchmarkResult {
    BenchmarkResult(
      name: name,
      median: value,
      min: value,
      max: value,
      unit: .megabytes,
      baseline: baseline,
      ratio: ratio,
      target: target
    )
  }

  private static func megabytes(_ work: () -> Void) -> Double {
    allocation_count_begin()
    work()
    return Double(allocation_count_end().bytes) / 1_000_000
  }
}
