/// How text looks.
public struct Style: Hashable, Sendable {
  /// The colours that every terminal has; which hues they are is the user's choice.
  public enum Color: Int, Sendable {
    case red = 31
    case green = 32
    case yellow = 33
    case cyan = 36
  }

  /// The colour of the text; nil is the terminal's own.
  public var color: Color?
  /// Whether it stands out.
  public var isBold = false
  /// Whether it stands back.
  public var isDim = false
  /// Whether the colours of text and ground are exchanged.
  public var isReversed = false

  /// A style that differs from plain text in what is given.
  public init(
    _ color: Color? = nil, isBold: Bool = false, isDim: Bool = false, isReversed: Bool = false
  ) {
    self.color = color
    self.isBold = isBold
    self.isDim = isDim
    self.isReversed = isReversed
  }

  /// The control sequence after which text looks like this, whatever came before it.
  ///
  /// - Parameter inColor: Whether colours may be used; what is bold stays so without.
  func sequence(inColor: Bool) -> String {
    var parameters = ["0"]
    if isBold { parameters.append("1") }
    if isDim { parameters.append("2") }
    if isReversed { parameters.append("7") }
    if let color, inColor { parameters.append(String(color.rawValue)) }
    return "\u{1B}[\(parameters.joined(separator: ";"))m"
  }
}
