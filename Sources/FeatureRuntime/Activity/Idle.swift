/// How long steps of a test wait for effects to become idle.
package enum Idle {
  /// The longest time that a step waits; generous, because it only ends tests that would hang.
  @TaskLocal package static var time: Duration = .seconds(20)

  /// After ``silences`` times this duration without a sign, effects with uncounted jobs count as
  /// waiting.
  ///
  /// Long for effects that only compute, short for a test in which an effect waits at every step.
  static let silence: Duration = .milliseconds(4)
  static let silences = 5

  /// A new timeout for one step.
  package static var timeout: Timeout {
    Timeout(time)
  }
}
