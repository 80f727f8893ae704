/// What to measure, and for how long.
struct MeasuringPlan {
  var effort: Effort
  /// What the names of the benchmarks have to contain, if not all of them are wanted.
  var filter: String?

  /// Whether it is only to be seen that everything runs.
  var isQuick: Bool { effort == .quick }

  func includes(_ name: String) -> Bool {
    filter.map(name.contains) ?? true
  }
}

/// How long to measure.
struct Effort: Equatable {
  /// How often everything is measured in turn.
  var rounds: Int
  /// How long each measurement lasts at least.
  var duration: Duration

  /// As long as it takes for the medians to be the same the next time.
  static let thorough = Effort(rounds: 21, duration: .milliseconds(20))

  /// Just to see that everything runs.
  static let quick = Effort(rounds: 3, duration: .microseconds(200))
}
