/// A hint for the correction of a mistake, with the edit that makes the correction, if it is known.
public struct Hint: Sendable, Hashable {
  /// The change that an edit makes.
  enum Edit: Sendable, Hashable {
    /// A text that replaces the location of the mistake.
    case replacing(String)
    /// An edit of another location than the mistake's.
    case fix(Diagnostic.Fix)
  }

  /// The hint's text.
  public let text: String
  /// The edit; nil if the correction needs a person.
  let edit: Edit?

  private init(text: String, edit: Edit) {
    self.text = text
    self.edit = edit
  }

  /// Makes a hint for a correction that needs a person.
  public init(_ text: String) {
    self.text = text
    edit = nil
  }

  /// Makes a hint with the text that replaces the location of the mistake; nil if the correction needs a person.
  public init(_ text: String, replacement: String?) {
    self.text = text
    edit = replacement.map { .replacing($0) }
  }

  /// Makes a hint that shows the lines that an edit makes.
  ///
  /// - Parameters:
  ///   - words: The text before the lines.
  ///   - rest: The text after the lines.
  public init(showing fix: Diagnostic.Fix, after words: String = "", before rest: String = "") {
    self.init(text: words + fix.lines + rest, edit: .fix(fix))
  }

  /// Makes a hint to write a text in place of the mistake.
  ///
  /// - Parameter rest: The text after the hint.
  public static func write(_ replacement: String, _ rest: String = "") -> Hint {
    Hint("write '\(replacement)'" + rest, replacement: replacement)
  }

  /// Makes a hint that suggests the name that was probably meant.
  public static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", replacement: name)
  }

  /// Makes a hint that suggests the closest name, or another hint if no name is close.
  public static func didYouMean(_ name: String?, or other: @autoclosure () -> String) -> Hint {
    name.map(didYouMean) ?? Hint(other())
  }
}

extension Hint: ExpressibleByStringInterpolation {
  /// Makes a hint for a correction that needs a person.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Diagnostic {
  /// Makes an error with a hint that may be an edit. The hint is searched for only when somebody wants to see it.
  public static func error(
    _ rule: Rule, _ message: String, at span: SourceSpan,
    hint: @autoclosure @escaping @Sendable () -> Hint?, related: [Related] = []
  ) -> Diagnostic {
    var result = error(rule, message, at: span, related: related)
    result.wayOut = .sought(WayOut.Search { FoundWay(hint(), at: span) })
    return result
  }

  /// Sets the hint, which may be an edit.
  public mutating func suggest(_ hint: Hint) {
    wayOut = .known(FoundWay(hint, at: span))
  }
}

extension FoundWay {
  /// Makes the hint and the fix of a mistake at a span.
  fileprivate init(_ hint: Hint?, at span: SourceSpan?) {
    let fix: Diagnostic.Fix? =
      switch hint?.edit {
      case .replacing(let text): span.map { .init(replacing: $0, by: text) }
      case .fix(let edit): edit
      case nil: nil
      }
    self.init(hint: hint?.text, fix: fix?.isSafe == false ? nil : fix)
  }
}
