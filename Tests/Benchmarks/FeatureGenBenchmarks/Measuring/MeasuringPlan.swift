/// The selection of benchmarks, and the effort for each.
struct MeasuringPlan {
  var effort: Effort
  /// The text that the names of benchmarks must contain; nil for all benchmarks.
  var filter: String?

  /// Whether the run only checks that every benchmark works.
  var isQuick: Bool { effort == .quick }

  func includes(_ name: String) -> Bool {
    filter.map(name.contains) ?? true
  }
}

/// The extent of a measurement.
struct Effort: Equatable {
  /// The number of rounds in which everything is measured in turn.
  var rounds: Int
  /// The minimum duration of each measurement.
  var duration: Duration

  /// An effort for which the medians are reproducible.
  static let thorough = Effort(rounds: 21, duration: .milliseconds(20))

  /// An effort that only checks that every benchmark works.
  static let quick = Effort(rounds: 1, duration: .microseconds(200))
}
