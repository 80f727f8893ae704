/// A problem found in a source file, or something worth knowing about it.
public struct Diagnostic: Sendable, Hashable {
  /// The severity of a diagnostic.
  public enum Severity: String, Sendable, Hashable, CaseIterable {
    /// An error: the specs cannot be used, and nothing is written.
    case error
    /// A warning: the specs can be used, but somebody should look at the diagnostic.
    case warning
    /// A note: a piece of information.
    case note
  }

  /// Another location that helps to understand a diagnostic.
  public struct Related: Sendable, Hashable {
    /// The message about the location.
    public var message: String
    /// The span of the location.
    public var span: SourceSpan

    /// Makes a related location from a message and a span.
    public init(_ message: String, at span: SourceSpan) {
      self.message = message
      self.span = span
    }
  }

  /// The severity of the diagnostic.
  public var severity: Severity

  /// The problem, in a single line that names the affected thing.
  public var message: String

  /// The span of the problem; nil if no single location in a file can be named.
  public var span: SourceSpan?

  /// A hint for a fix, if a fix can be named. Often the hint is the corrected line.
  public var hint: String? {
    get { wayOut.found.hint }
    set { wayOut = .known(FoundWay(hint: newValue, fix: fix)) }
  }

  /// The edit that fixes the problem, if an edit is known that certainly does.
  public var fix: Fix? {
    get { wayOut.found.fix }
    set { wayOut = .known(FoundWay(hint: hint, fix: newValue)) }
  }

  /// The hint and the fix of the diagnostic.
  var wayOut: WayOut

  /// Other locations that help to understand the diagnostic.
  public var related: [Related]

  /// The violated rule; nil for the message of another program, and for a message about other messages.
  public var rule: Rule?

  /// The name that nothing declares, if the diagnostic is about a use of such a name.
  public var missingName: MissingName?

  /// The client, by its name in its spec, if the diagnostic is about a call that its endpoints do not have.
  public var misusedClient: String?

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

  /// Makes a diagnostic about a file that violates a rule.
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
  /// Whether one of the diagnostics is an error.
  public var containsErrors: Bool {
    contains { $0.severity == .error }
  }

  /// Returns the diagnostics in the order of path, position and message, each once.
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
