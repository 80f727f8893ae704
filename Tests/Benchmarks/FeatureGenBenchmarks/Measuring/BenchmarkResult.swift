/// The result of a benchmark, with its ratio to the baseline.
struct BenchmarkResult {
  enum Unit: String, Encodable {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case megabytes = "MB"

    /// The number of nanoseconds of the unit. Only units of time have one.
    var nanoseconds: Double {
      self == .milliseconds ? 1_000_000 : 1
    }
  }

  var name: String
  var median: Double
  var min: Double
  var max: Double
  var unit: Unit
  var baseline: String
  /// The ratio to the baseline; nil if the baseline is zero and the value is not.
  var ratio: Double?
  /// The target, for human readers.
  var target: String?
}

extension BenchmarkResult {
  /// - Parameters:
  ///   - values: The values, one for each round.
  ///   - ratios: The ratios to the baseline, one for each round.
  init(
    _ name: String,
    _ values: [Double],
    _ unit: Unit,
    baseline: String,
    ratios: [Double],
    target: String? = nil
  ) {
    let sorted = values.sorted()
    self.init(
      name: name,
      median: sorted.median,
      min: sorted.first ?? 0,
      max: sorted.last ?? 0,
      unit: unit,
      baseline: baseline,
      ratio: ratios.sorted().median,
      target: target
    )
  }
}

extension [Double] {
  /// The median of the values, which must be sorted.
  fileprivate var median: Double {
    guard !isEmpty else { return 0 }
    return (self[(count - 1) / 2] + self[count / 2]) / 2
  }
}
