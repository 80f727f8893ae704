/// A rule that the files of a project follow.
///
/// A diagnostic names the rule that a file violates. A rule is a reference type, because each diagnostic refers to
/// its rule.
public final class Rule: Sendable {
  /// The condition under which a rule applies.
  public enum Enforcement: Sendable {
    /// The rule always applies. A file that violates it cannot be used, or the report explains why it can.
    case always
    /// The project can set the rule's severity and silence the rule. Until then, a rule with nil as severity does not
    /// apply.
    case optional(Diagnostic.Severity?)
  }

  /// Files that violate a rule, and the same files without the mistake.
  ///
  /// A text contains one file, or several files separated by lines of `---`. A file is settings if it begins with
  /// `version`, and a spec otherwise.
  public struct Example: Sendable {
    /// The files that violate the rule.
    public let wrong: String
    /// The files that follow the rule.
    public let right: String
  }

  /// The name of the rule in reports and settings: `unknown-action`.
  ///
  /// A code keeps its meaning: no other rule ever gets it, not even after the rule is removed.
  public let code: String
  /// The condition under which the rule applies.
  public let enforcement: Enforcement
  /// The reason for the rule, and the correction of a file that violates it.
  public let reason: String
  /// An example of the rule; nil for rules about files and programs outside of specs and settings.
  public let example: Example?

  /// Makes a rule with an example.
  public init(
    _ code: String, _ enforcement: Enforcement = .always, reason: String, wrong: String,
    right: String
  ) {
    self.code = code
    self.enforcement = enforcement
    self.reason = reason
    example = Example(wrong: wrong, right: right)
  }

  /// Makes a rule without an example.
  public init(_ code: String, _ enforcement: Enforcement = .always, reason: String) {
    self.code = code
    self.enforcement = enforcement
    self.reason = reason
    example = nil
  }
}

extension Rule: Hashable {
  public static func == (lhs: Rule, rhs: Rule) -> Bool {
    lhs.code == rhs.code
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(code)
  }
}

extension Rule {
  /// Whether the project decides if the rule applies.
  public var isOptional: Bool {
    if case .optional = enforcement { true } else { false }
  }

  /// The severity of the rule's diagnostics if the project does not decide; nil for a rule that does not apply by
  /// default.
  public var severity: Diagnostic.Severity? {
    switch enforcement {
    case .always: .error
    case .optional(let severity): severity
    }
  }
}
