/// The appearance of text.
public struct Style: Hashable, Sendable {
  /// The colors that every terminal has; the user chooses their hues.
  public enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// The color of the text; nil for the terminal's own color.
  public var color: Color?
  /// Whether the text is bold.
  public var isBold = false
  /// Whether the text is dimmed.
  public var isDim = false
  /// Whether the colors of text and background are exchanged.
  public var isReversed = false

  /// Makes a style that differs from plain text only in the given attributes.
  public init(
    _ color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
  }

  /// Returns the control sequence that selects this style, regardless of the style before.
  ///
  /// - Parameter inColor: Whether colors may be used; bold text remains bold without colors.
  func sequence(inColor: Bool) -> String {
    var parameters = ["0"]
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isReversed { parameters.append("7") }
    if let color, inColor { parameters.append(String(color.rawValue)) }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
