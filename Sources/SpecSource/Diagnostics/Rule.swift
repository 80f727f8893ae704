/// A rule that the files of a project follow.
///
/// A diagnostic names the rule that a file breaks. A reference type, because each diagnostic refers to its rule.
public final class Rule: Sendable {
  /// When a rule applies.
  public enum Enforcement: Sendable {
    /// Always: a file that breaks the rule cannot be used, or the report says why it can.
    case always
    /// As the project decides, which can set the severity and silence the rule; nil is off until then.
    case optional(Diagnostic.Severity?)
  }

  /// Files that break a rule, and the same files without the mistake.
  ///
  /// A text holds one file or several with lines `---` between them: settings if it begins with `version`, else a spec.
  public struct Example: Sendable {
    /// The files that break the rule.
    public let wrong: String
    /// The files that follow the rule.
    public let right: String
  }

  /// The name of the rule in reports and settings: `unknown-action`.
  ///
  /// A code keeps its meaning: another rule never has it, even when the rule is gone.
  public let code: String
  /// When the rule applies.
  public let enforcement: Enforcement
  /// Why the rule exists, and how a file that breaks it is corrected.
  public let reason: String
  /// An example of the rule; nil for rules about files and programs outside of specs and settings.
  public let example: Example?

  /// Makes a rule that an example shows.
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

  /// The severity of the rule's diagnostics where the project does not decide; nil for a rule that is off.
  public var severity: Diagnostic.Severity? {
    switch enforcement {
    case .always: .error
    case .optional(let severity): severity
    }
  }
}
