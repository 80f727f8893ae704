/// The way out of a mistake, and the edit that takes it if one is known.
public struct Hint: Sendable, Hashable {
  /// What an edit changes.
  enum Edit: Sendable, Hashable {
    /// A text stands in the place of the mistake.
    case replacing(String)
    /// Something else than the place of the mistake changes.
    case fix(Diagnostic.Fix)
  }

  /// The way out.
  public let text: String
  /// The edit; nil when the way out takes a person.
  let edit: Edit?

  private init(text: String, edit: Edit) {
    self.text = text
    self.edit = edit
  }

  /// Makes a hint that takes a person.
  public init(_ text: String) {
    self.text = text
    edit = nil
  }

  /// Makes a hint with what stands in the place of the mistake once it is fixed; nil when that takes a person.
  public init(_ text: String, replacement: String?) {
    self.text = text
    edit = replacement.map { .replacing($0) }
  }

  /// Shows the lines that an edit makes.
  ///
  /// - Parameter words: What stands in front of the lines.
  public init(showing fix: Diagnostic.Fix, behind words: String = "", before rest: String = "") {
    self.init(text: words + fix.lines + rest, edit: .fix(fix))
  }

  /// Says what is to be written in the place of the mistake.
  ///
  /// - Parameter rest: What else is to be said.
  public static func write(_ replacement: String, _ rest: String = "") -> Hint {
    Hint("write '\(replacement)'" + rest, replacement: replacement)
  }

  /// Names what was meant.
  public static func didYouMean(_ name: String) -> Hint {
    Hint("did you mean '\(name)'?", replacement: name)
  }

  /// Names the closest name, or gives another hint if no name is close.
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
  /// Makes an error with a way out that may be an edit, and that is looked for when somebody wants to see it.
  public static func error(
    _ rule: Rule, _ message: String, at span: SourceSpan,
    hint: @autoclosure @escaping @Sendable () -> Hint?, related: [Related] = []
  ) -> Diagnostic {
    var result = error(rule, message, at: span, related: related)
    result.wayOut = .sought(WayOut.Search { FoundWay(hint(), at: span) })
    return result
  }

  /// Gives the way out that may be an edit.
  public mutating func suggest(_ hint: Hint) {
    wayOut = .known(FoundWay(hint, at: span))
  }
}

extension FoundWay {
  /// The way that a hint shows for a mistake.
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
