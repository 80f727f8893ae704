/// How long to measure.
struct Effort {
  /// How often everything is measured in turn.
  var rounds: Int
  /// How long each measurement lasts at least.
  var duration: Duration

  /// As long as it takes for the medians to be the same the next time.
  static let thorough = Effort(rounds: 21, duration: .milliseconds(20))

  /// Just to see that everything runs.
  static let quick = Effort(rounds: 3, duration: .microseconds(200))
}
