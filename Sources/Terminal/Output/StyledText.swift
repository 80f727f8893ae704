/// A line of text with parts in different styles.
public struct StyledText: Equatable, Sendable {
  /// Text in a single style.
  public struct Part: Equatable, Sendable {
    /// The text; it contains no control characters.
    public let text: String
    /// The style of the text.
    public let style: Style
  }

  /// The parts in their order.
  public private(set) var parts: [Part]

  /// Makes text in a style.
  ///
  /// Control characters are left out: text from other sources must not control the terminal.
  public init(_ text: some StringProtocol, _ style: Style = Style()) {
    guard text.utf8.contains(where: { !(0x20..<0x7F).contains($0) }) else {
      parts = [Part(text: String(text), style: style)]
      return
    }
    let visible = text.unicodeScalars.filter { !$0.properties.isControl }
    parts = [Part(text: String(String.UnicodeScalarView(visible)), style: style)]
  }

  /// The text without styles.
  public var text: String {
    parts.map(\.text).joined()
  }

  /// The number of columns that the text takes.
  public var width: Int {
    columns(of: text)
  }

  /// Concatenates two texts.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  /// Pads the text with spaces to a number of columns.
  public func padded(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// The text with all parts reversed.
  public var reversed: StyledText {
    var copy = self
    copy.parts = parts.map { part in
      var style = part.style
      style.isReversed = true
      return Part(text: part.text, style: style)
    }
    return copy
  }
}

extension StyledText: ExpressibleByStringInterpolation {
  /// Makes plain text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a terminal may act on the scalar instead of showing it: the controls of C0 and C1, line and paragraph
  /// separators, and characters that change the direction of writing.
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: isBidiControl
    default: false
    }
  }
}
