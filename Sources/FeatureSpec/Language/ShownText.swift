import SpecSource
import SpecSwift

/// Whether a text for people is looked up in the strings of a language.
public enum Translation: Hashable, Sendable {
  /// The text is looked up. Translators read the comment.
  case localized(comment: String?)
  /// The text is shown unchanged in every language.
  case verbatim
}

/// A text for people, with Swift in it: `Try \(name) again?`.
public struct InterpolatedText: Sendable {
  /// A part of the text.
  public enum Part: Sendable {
    /// Text without Swift.
    case text(String)
    /// Swift whose value is shown.
    case value(SwiftFragment)
  }

  /// The parts of the text, in order.
  public var parts: [Part]
  /// Whether the text is looked up.
  public var translation: Translation

  /// Makes a text.
  public init(parts: [Part], translation: Translation) {
    (self.parts, self.translation) = (parts, translation)
  }

  /// The Swift in the text.
  public var values: [SwiftFragment] {
    parts.compactMap { if case .value(let fragment) = $0 { fragment } else { nil } }
  }
}

/// A text for people that contains no Swift.
public struct PlainText: Sendable {
  /// The text.
  public var text: String
  /// Whether the text is looked up.
  public var translation: Translation
}
