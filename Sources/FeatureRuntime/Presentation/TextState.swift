import CustomDump
import Foundation

/// Text that a view shows, as a value.
///
/// ```swift
/// TextState("Delete?")
/// TextState("\(count) items gone", comment: "The title of an alert.")
/// TextState("Delete ") + TextState(verbatim: fileName)
/// ```
///
/// Texts are equal if they have equal pieces, and so show the same in every language.
public struct TextState: Hashable, Sendable {
  /// A piece of a text, the smallest that is looked up on its own.
  package enum Part: Hashable, Sendable {
    /// Looked up in a bundle's strings.
    case localizable(LocalizableText)

    /// Shown as it is.
    case verbatim(String)

    /// The piece before anything is looked up.
    package var text: String {
      switch self {
      case .localizable(let text): text.text
      case .verbatim(let text): text
      }
    }
  }

  /// The pieces in their order; none is empty.
  package let parts: [Part]

  /// The text before anything is looked up.
  public var text: String {
    parts.map(\.text).joined()
  }

  /// The keys by which the text is looked up, with a format for each value: `%lld items gone`.
  public var keys: [String] {
    parts.compactMap { if case .localizable(let text) = $0 { text.key } else { nil } }
  }

  /// A text that is looked up when it is shown, by a key with formats in place of the values.
  ///
  /// If no such key exists, the text itself is shown.
  ///
  /// - Parameters:
  ///   - key: The text, as a literal: `"\(count) items gone"` has the key `%lld items gone`.
  ///   - bundle: The bundle with the strings; nil for the main bundle.
  ///   - comment: A comment for translators.
  public init(_ key: LocalizationValue, bundle: Bundle? = nil, comment: StaticString? = nil) {
    self.init(parts: [.localizable(LocalizableText(key, in: bundle))])
  }

  /// A text that is looked up in the main bundle's strings when it is shown, by the whole string.
  ///
  /// Where there is no such key, the string itself is shown.
  @_disfavoredOverload
  public init(_ text: some StringProtocol) {
    self.init(parts: [.localizable(LocalizableText(LocalizationValue(String(text)), in: nil))])
  }

  /// Text that is shown as it is.
  public init(verbatim text: some StringProtocol) {
    self.init(parts: [.verbatim(String(text))])
  }

  private init(parts: [Part]) {
    self.parts = parts.filter { !$0.text.isEmpty }
  }

  /// One text after another, each looked up on its own.
  public static func + (lhs: TextState, rhs: TextState) -> TextState {
    // Verbatim neighbours show like a single one, so they must be equal to it.
    guard case .verbatim(let end)? = lhs.parts.last, case .verbatim(let start)? = rhs.parts.first
    else { return TextState(parts: lhs.parts + rhs.parts) }
    return TextState(
      parts: lhs.parts.dropLast() + [.verbatim(end + start)] + rhs.parts.dropFirst()
    )
  }
}

extension TextState: CustomDumpStringConvertible {
  /// The text before anything is looked up, as a string is dumped.
  public var customDumpDescription: String {
    // Dumped as a string itself, a text that differs only in its keys would show no difference.
    dump(of: text)
  }
}
