/// What one benchmark has come to, beside its baseline.
struct BenchmarkResult {
  enum Unit: String, Encodable {
    case nanoseconds = "ns"
    case milliseconds = "ms"
    case megabytes = "MB"

    /// How many nanoseconds it is; those of a time only.
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
  /// How many times as much as the baseline; nil if the baseline is nothing and this is something.
  var ratio: Double?
  /// What it is meant to be, for people to read.
  var target: String?
}

extension BenchmarkResult {
  /// - Parameters:
  ///   - values: One from each round.
  ///   - ratios: Those of the same rounds.
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
  /// The value in the middle, if they are sorted.
  fileprivate var median: Double {
    guard !isEmpty else { return 0 }
    return (self[(count - 1) / 2] + self[count / 2]) / 2
  }
}
