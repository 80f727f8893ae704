/// How long steps of a test wait for effects to become idle.
package enum Idle {
  /// Generous, for it only ends tests that would hang.
  @TaskLocal package static var time: Duration = .seconds(20)

  /// How long, ``silences`` times, nothing is heard of effects whose jobs nobody counts until they
  /// are taken to wait.
  ///
  /// Long for effects that only compute, short for a test in which one waits during every step.
  static let silence: Duration = .milliseconds(4)
  static let silences = 5

  /// What a step waits with, from now on.
  package static var timeout: Timeout {
    Timeout(time)
  }
}
