/// A problem found in a source file, or something worth knowing about it.
public struct Diagnostic: Sendable, Hashable {
  /// How much a diagnostic matters.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// The specs cannot be used; nothing is written.
    case error
    /// The specs can be used, but somebody should look.
    case warning
    /// Something to know.
    case note
  }

  /// Another place that helps to understand a diagnostic.
  public struct Related: Sendable, Hashable {
    /// What is to be seen there.
    public var message: String
    /// The place.
    public var span: SourceSpan

    /// Makes a related place.
    public init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  /// How much it matters.
  public var severity: Severity

  /// What is wrong, in one line that names the thing.
  public var message: String

  /// Where it is; nil when no single place of a file can be named.
  public var span: SourceSpan?

  /// The way out, if one can be named: often the corrected line.
  public var hint: String? {
    get { wayOut.found.hint }
    set { wayOut = .known(FoundWay(hint: newValue, fix: fix)) }
  }

  /// The edit that fixes it, if one is known that does so for certain.
  public var fix: Fix? {
    get { wayOut.found.fix }
    set { wayOut = .known(FoundWay(hint: hint, fix: newValue)) }
  }

  /// The hint and the fix.
  var wayOut: WayOut

  /// Other places that help to understand it.
  public var related: [Related]

  /// The rule that is broken; nil for the message of another program, and for one about other messages.
  public var rule: Rule?

  /// The name that nothing declares, if the diagnostic is about a use of one.
  public var missingName: MissingName?

  /// Makes a diagnostic.
  public init(
    _ severity: Severity,
    _ message: String,
    at span: SourceSpan?,
    hint: String? = nil,
    related: [Related] = []
  ) {
    rule = nil
    self.severity = severity
    self.message = message
    self.span = span
    wayOut = .known(FoundWay(hint: hint, fix: nil))
    self.related = related
  }

  /// Makes a diagnostic of a file that breaks a rule.
  public init(
    _ severity: Severity, _ rule: Rule, _ message: String, at span: SourceSpan?,
    hint: String? = nil, related: [Related] = []
  ) {
    self.init(severity, message, at: span, hint: hint, related: related)
    self.rule = rule
  }

  /// Makes a finding: a diagnostic with the severity of its rule.
  public static func finding(
    _ rule: Rule, _ message: String, at span: SourceSpan, hint: String? = nil,
    related: [Related] = []
  ) -> Diagnostic {
    Diagnostic(
      rule.severity ?? .warning, rule, message, at: span, hint: hint, related: related)
  }

  /// Makes an error.
  public static func error(
    _ rule: Rule, _ message: String, at span: SourceSpan?, hint: String? = nil,
    related: [Related] = []
  ) -> Diagnostic {
    Diagnostic(.error, rule, message, at: span, hint: hint, related: related)
  }
}

extension Sequence<Diagnostic> {
  /// Whether one of them is an error.
  public var containsErrors: Bool {
    contains { $0.severity == .error }
  }

  /// In the order of path, place and message, each once.
  public func sortedForPrinting() -> [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }
      .sorted { lhs, rhs in
        let left = (lhs.span?.file.path ?? "", lhs.span?.startOffset ?? -1, lhs.message)
        let right = (rhs.span?.file.path ?? "", rhs.span?.startOffset ?? -1, rhs.message)
        return left < right
      }
  }
}
