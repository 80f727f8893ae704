/// The way out of a mistake, and the text that fixes it if one is known.
public struct Hint: Sendable, Hashable {
  /// The way out.
  public var text: String
  /// What stands in the place of the mistake once it is fixed; nil when that takes a person.
  public var replacement: String?

  /// Makes a hint.
  public init(_ text: String, replacement: String? = nil) {
    self.text = text
    self.replacement = replacement
  }

  /// Names what was meant.
  public static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", replacement: name)
  }

  /// Names what was probably meant, or says something else if nothing is close.
  public static func didYouMean(_ name: String?, or other: @autoclosure () -> String) -> Hint {
    name.map(didYouMean) ?? Hint(other())
  }
}

extension Hint: ExpressibleByStringInterpolation {
  /// Makes a hint that takes a person.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Diagnostic {
  /// An edit of a source file.
  public struct Fix: Sendable, Hashable {
    /// What is replaced.
    public var span: SourceSpan
    /// What stands there then.
    public var replacement: String

    /// Makes an edit.
    public init(replacing span: SourceSpan, by replacement: String) {
      self.span = span
      self.replacement = replacement
    }
  }

  /// Makes an error with a way out that may be an edit.
  public static func error(
    _ message: String, at span: SourceSpan, hint: Hint, related: [Related] = []
  ) -> Diagnostic {
    var result = error(message, at: span, hint: hint.text, related: related)
    result.fix = hint.replacement.map { Fix(replacing: span, by: $0) }
    return result
  }
}
