/// A line of text, in parts that look different.
public struct StyledText: Equatable, Sendable {
  /// Text that looks the same from one end to the other.
  public struct Part: Equatable, Sendable {
    /// What is shown; it holds no control characters.
    public let text: String
    /// How it looks.
    public let style: Style
  }

  /// The parts in their order.
  public private(set) var parts: [Part]

  /// Text in a style.
  ///
  /// Control characters are left out: text that comes from elsewhere must not command the terminal.
  public init(_ text: some StringProtocol, _ style: Style = Style()) {
    guard text.utf8.contains(where: { !(0x20..<0x7F).contains($0) }) else {
      parts = [Part(text: String(text), style: style)]
      return
    }
    let visible = text.unicodeScalars.filter { !$0.properties.isControl }
    parts = [Part(text: String(String.UnicodeScalarView(visible)), style: style)]
  }

  /// What is shown, however it looks.
  public var text: String {
    parts.map(\.text).joined()
  }

  /// How many columns it takes.
  public var width: Int {
    columns(of: text)
  }

  /// One text after the other.
  public static func + (left: StyledText, right: StyledText) -> StyledText {
    var sum = left
    sum.parts += right.parts
    return sum
  }

  /// The text with as many spaces behind it as it lacks of so many columns.
  public func padded(to width: Int) -> StyledText {
    self + StyledText(String(repeating: " ", count: max(0, width - self.width)))
  }

  /// The text in which every part stands out.
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
  /// Plain text.
  public init(stringLiteral text: String) {
    self.init(text)
  }
}

extension Unicode.Scalar.Properties {
  /// Whether a terminal may do something else than show the scalar: the controls of C0 and C1, line
  /// and paragraph separators, and what turns the direction of writing.
  fileprivate var isControl: Bool {
    switch generalCategory {
    case .control, .lineSeparator, .paragraphSeparator, .surrogate: true
    case .format: isBidiControl
    default: false
    }
  }
}
