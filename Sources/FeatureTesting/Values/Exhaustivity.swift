/// How much a test has to state.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only a part, chosen by the test; the stated part has to hold.
  ///
  /// - Parameter showSkippedAssertions: Whether to print what was skipped as warnings, which fail
  ///   no test.
  case off(showSkippedAssertions: Bool)

  /// Only a part, chosen by the test, without warnings about the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
