/// Follows the brackets and quotes of Swift, byte by byte, to know what is still open.
///
/// Only a guess is needed, to tell an expression that YAML tore apart from one that is whole: `<` counts as a bracket
/// where it looks like one of a generic type, and raw and multi-line strings are not known.
struct SwiftNesting {
  /// The brackets and quotes that are open, the outermost first.
  private(set) var open: [UInt8] = []

  /// The closing brackets that nothing opened, angle brackets left out.
  private(set) var unopened: [UInt8] = []

  /// Whether a `>` that nothing opened looks like the end of a generic type.
  private(set) var hasUnopenedAngle = false

  /// Whether nothing is open.
  var isOutside: Bool { open.isEmpty }

  /// Whether a string is open.
  var isInString: Bool { open.last == Byte.doubleQuote }

  /// Whether a bracket or quote, angle brackets left out, is open.
  var isOpen: Bool { open.contains { $0 != Byte.less } }

  /// Whether something, angle brackets left out, is open or was closed without having been opened.
  var isUnbalanced: Bool { isOpen || !unopened.isEmpty }

  /// Follows a whole range.
  init(_ source: SourceLookup, _ range: Range<Int>) {
    self.init()
    var index = range.lowerBound
    while index < range.upperBound { index = step(at: index, in: source) }
  }

  /// Begins outside of everything.
  init() {}

  /// Reads what stands at an offset and returns the offset of what follows.
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
      closeAngle(behind: source[index - 1])
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

  private mutating func closeAngle(behind previous: UInt8) {
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
