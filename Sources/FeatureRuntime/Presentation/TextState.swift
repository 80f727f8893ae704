import CustomDump

/// Text that a view shows, as a value.
///
/// ```swift
/// TextState("Delete?")
/// TextState("Delete ") + TextState(verbatim: fileName)
/// ```
///
/// Texts are equal if they have equal pieces, and so show the same in every language.
public struct TextState: Hashable, Sendable {
  /// A piece of a text, the smallest that is looked up on its own.
  package enum Part: Hashable, Sendable {
    /// A key of the main bundle's strings, shown as it is if they lack it.
    case localizable(String)

    /// Shown as it is.
    case verbatim(String)

    /// The piece before anything is looked up.
    package var text: String {
      switch self {
      case .localizable(let text), .verbatim(let text): return text
      }
    }
  }

  /// The pieces in their order; none is empty.
  package let parts: [Part]

  /// The text before anything is looked up.
  public var text: String {
    parts.map(\.text).joined()
  }

  /// Text that is looked up in the main bundle's strings when it is shown.
  ///
  /// The whole string is the key, with what was interpolated. Where there is no such key, the string
  /// itself is shown.
  public init(_ text: some StringProtocol) {
    self.init(text, as: Part.localizable)
  }

  /// Text that is shown as it is.
  public init(verbatim text: some StringProtocol) {
    self.init(text, as: Part.verbatim)
  }

  private init(_ text: some StringProtocol, as part: (String) -> Part) {
    parts = text.isEmpty ? [] : [part(String(text))]
  }

  private init(parts: [Part]) {
    self.parts = parts
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
