/// The amount that a test has to state.
public enum Exhaustivity: Equatable, Sendable {
  /// Everything: each change of state, each received action, the end of each effect.
  case on

  /// Only a part, chosen by the test; the stated part must hold.
  ///
  /// - Parameter showSkippedAssertions: Whether skipped events are printed as warnings, which fail no test.
  case off(showSkippedAssertions: Bool)

  /// Only a part, chosen by the test, without warnings about the rest.
  public static let off = Exhaustivity.off(showSkippedAssertions: false)
}
