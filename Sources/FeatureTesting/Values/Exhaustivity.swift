/// How much of what happens a test has to state.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only what the test cares about; what it does state has to hold.
  ///
  /// - Parameter showSkippedAssertions: Whether to print what was skipped as warnings, which fail
  ///   no test.
  case off(showSkippedAssertions: Bool)

  /// Only what the test cares about, skipping the rest silently.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
