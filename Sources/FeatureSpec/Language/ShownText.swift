import SpecSource
import SpecSwift

/// Whether a text for people is looked up in the strings of a language.
public enum Translation: Hashable, Sendable {
  /// It is looked up; translators read the comment.
  case localized(comment: String?)
  /// It is shown as it is, in every language.
  case verbatim
}

/// A text for people, with Swift in it: `Try \(name) again?`.
public struct InterpolatedText: Sendable {
  /// A piece of the text.
  public enum Part: Sendable {
    /// Text as it is.
    case text(String)
    /// Swift whose value is shown.
    case value(SwiftFragment)
  }

  /// The pieces in their order.
  public var parts: [Part]
  /// Whether it is looked up.
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

/// A text for people without Swift in it.
public struct PlainText: Sendable {
  /// The text.
  public var text: String
  /// Whether it is looked up.
  public var translation: Translation
}
