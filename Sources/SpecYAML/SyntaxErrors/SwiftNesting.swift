/// Follows the brackets and quotes of Swift, byte by byte, to determine which are open.
///
/// A guess is sufficient to distinguish an expression that YAML splits from a whole one. A `<` counts as a bracket if
/// it looks like the bracket of a generic type. Raw and multi-line strings are not recognized.
struct SwiftNesting {
  /// The open brackets and quotes, the outermost first.
  private(set) var open: [UInt8] = []

  /// The closing brackets without an opening one, except for angle brackets.
  private(set) var unopened: [UInt8] = []

  /// Whether a `>` without an opening bracket looks like the end of a generic type.
  private(set) var hasUnopenedAngle = false

  /// Whether no bracket or quote is open.
  var isOutside: Bool { open.isEmpty }

  /// Whether a string is open.
  var isInString: Bool { open.last == Byte.doubleQuote }

  /// Whether a bracket or quote is open, except for angle brackets.
  var isOpen: Bool { open.contains { $0 != Byte.less } }

  /// Whether a bracket or quote is open, or was closed without having been opened, except for angle brackets.
  var isUnbalanced: Bool { isOpen || !unopened.isEmpty }

  /// Makes a nesting that has followed a whole range.
  init(_ source: SourceLookup, _ range: Range<Int>) {
    self.init()
    var index = range.lowerBound
    while index < range.upperBound { index = step(at: index, in: source) }
  }

  /// Makes a nesting without open brackets and quotes.
  init() {}

  /// Reads the token at an offset and returns the offset after it.
  mutating func step(at index: Int, in source: SourceLookup) -> Int {
    let byte = source[index]
    if isInString { return stepInString(byte, at: index, in: source) }
    switch byte {
    case Byte.doubleQuote, Byte.openParenthesis, Byte.openBracket, Byte.openBrace:
      open.append(byte)
    case Byte.closeParenthesis: close(byte, opening: Byte.openParenthesis)
    case Byte.closeBracket: close(byte, opening: Byte.openBracket)
    case Byte.closeBrace: close(byte, opening: Byte.openBrace)
    case Byte.less:
      if source[index - 1].isNameByte, !source.isSpace(at: index + 1) { open.append(byte) }
    case Byte.greater:
      closeAngle(after: source[index - 1])
    default: break
    }
    return index + 1
  }

  private mutating func stepInString(_ byte: UInt8, at index: Int, in source: SourceLookup) -> Int {
    switch byte {
    case Byte.backslash:
      if source[index + 1] == Byte.openParenthesis { open.append(Byte.openParenthesis) }
      return index + 2
    case Byte.doubleQuote:
      open.removeLast()
    default: break
    }
    return index + 1
  }

  private mutating func close(_ bracket: UInt8, opening: UInt8) {
    while open.last == Byte.less { open.removeLast() }
    if open.last == opening { open.removeLast() } else { unopened.append(bracket) }
  }

  private mutating func closeAngle(after previous: UInt8) {
    let endsType =
      previous.isNameByte
      || [Byte.greater, Byte.question, Byte.closeParenthesis, Byte.closeBracket].contains(previous)
    if open.last == Byte.less, previous != Byte.dash {
      open.removeLast()
    } else if endsType {
      hasUnopenedAngle = true
    }
  }
}
