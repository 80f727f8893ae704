import SpecSource

/// The severities that the settings assign to the rules of lint.
public struct LintSettings: Sendable {
  /// The severities of the rules, by code; nil for a rule that is off.
  public var severities: [String: Diagnostic.Severity?] = [:]
}
