/// The maximum work that brackets may cause for the parser, in units of which this many take a tenth of a second.
///
/// The parser tries every `[`, with its contents, as two kinds of type. Each `[` therefore counts twice as much as
/// the `[` around it. At every `<`, the parser searches for the ends of all open ones. Each `<` therefore counts as
/// the square of their number. Eighteen nested `[` exceed the limit, and so do a thousand groups of seven nested
/// ones.
private let workLimit = 1 << 21

/// The maximum number of unclosed brackets. For each of them the parser reads all of the text after it several times.
private let openLimit = 20

/// Returns the offset of the first bracket that causes too much work for the parser, in bytes; nil if no bracket
/// does.
func excessiveBracket(in bytes: [UInt8]) -> Int? {
  let squares = bytes.count { $0 == UInt8(ascii: "[") }
  let angles = bytes.count { $0 == UInt8(ascii: "<") }
  let others = bytes.count { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }
  // So few brackets are within the limits even if none is closed.
  if squares < 17, angles < 180, squares + others <= openLimit { return nil }
  var scanner = BracketScanner(bytes: bytes)
  while scanner.work <= workLimit {
    guard scanner.readNext() else {
      let open = scanner.neverClosed
      return open.count > openLimit ? open[openLimit] : nil
    }
  }
  return scanner.index - 1
}

/// Reads Swift in just enough detail to know which brackets are code.
///
/// A text that hides the end of a bracket in a comment does so on purpose.
private struct BracketScanner {
  /// The context of the next byte.
  private enum Context: Equatable {
    /// After an opening bracket, with the byte that closes it.
    case brackets(UInt8, start: Int)
    case text
    case longText
  }

  private let bytes: [UInt8]
  /// Whether quotes start string literals. Raw strings, and quotes in regular expressions, are not distinguished.
  private let knowsTexts: Bool
  private var contexts: [Context] = []
  /// Whether the rest of the line may be a regular expression, in which quotes start no strings.
  private var isAfterSlash = false
  private var squares = 0
  private var angles = 0
  /// The brackets that were still open when a bracket around them was closed.
  private var leftOpen: [Int] = []

  /// The number of bytes read.
  private(set) var index = 0
  /// The work that the bytes read so far cause.
  private(set) var work = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    knowsTexts = !zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "#") && (second == UInt8(ascii: "\"") || second == UInt8(ascii: "/"))
    }
  }

  /// Reads a character, a comment or the like; returns false at the end.
  mutating func readNext() -> Bool {
    guard index < bytes.count else { return false }
    switch contexts.last {
    case .text: readText(end: "\"")
    case .longText: readText(end: "\"\"\"")
    case .brackets, nil: readCode()
    }
    return true
  }

  private func isAt(_ text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private var isLineBreak: Bool { isAt("\n") || isAt("\r") }

  private mutating func readText(end: StaticString) {
    if isAt(end) {
      contexts.removeLast()
      index += end.utf8CodeUnitCount
    } else if isAt("\\(") {
      contexts.append(.brackets(UInt8(ascii: ")"), start: index + 1))
      index += 2
    } else if isAt("\\") {
      index += 2
    } else {
      if isLineBreak, contexts.last == .text { contexts.removeLast() }
      index += 1
    }
  }

  private mutating func readCode() {
    if isAt("//") || isAt("/*") { return skipComment() }
    if isAt("\""), knowsTexts, !isAfterSlash {
      contexts.append(isAt("\"\"\"") ? .longText : .text)
      index += isAt("\"\"\"") ? 3 : 1
      return
    }
    switch bytes[index] {
    case UInt8(ascii: "("): contexts.append(.brackets(UInt8(ascii: ")"), start: index))
    case UInt8(ascii: "{"): contexts.append(.brackets(UInt8(ascii: "}"), start: index))
    case UInt8(ascii: ")"), UInt8(ascii: "}"): close(bytes[index])
    case UInt8(ascii: "["):
      contexts.append(.brackets(UInt8(ascii: "]"), start: index))
      squares += 1
      work += squares < 18 ? 8 << squares : workLimit
    case UInt8(ascii: "]"):
      close(bytes[index])
      squares = max(0, squares - 1)
    case UInt8(ascii: "<"):
      angles += 1
      work += angles * angles
    case UInt8(ascii: ">") where index == 0 || bytes[index - 1] != UInt8(ascii: "-"):
      angles = max(0, angles - 1)
    case UInt8(ascii: "/"): isAfterSlash = true
    case _ where isLineBreak: isAfterSlash = false
    default: break
    }
    index += 1
  }

  /// Closes the innermost bracket that a byte closes, and notes the brackets in it as unclosed. A byte that closes
  /// nothing is skipped.
  private mutating func close(_ byte: UInt8) {
    var index = contexts.count - 1
    while index >= 0, case .brackets(let end, _) = contexts[index] {
      if end == byte {
        leftOpen += starts(of: contexts[(index + 1)...])
        contexts.removeSubrange(index...)
        return
      }
      index -= 1
    }
  }

  /// The brackets that are not closed up to this position, in source order.
  var neverClosed: [Int] { (leftOpen + starts(of: contexts[...])).sorted() }

  private func starts(of contexts: ArraySlice<Context>) -> [Int] {
    contexts.compactMap { context in
      if case .brackets(_, let start) = context { start } else { nil }
    }
  }

  /// Skips a comment, including the comments nested in it.
  private mutating func skipComment() {
    guard isAt("/*") else {
      while index < bytes.count, !isLineBreak { index += 1 }
      return
    }
    var depth = 0
    repeat {
      if isAt("/*") {
        depth += 1
        index += 2
      } else if isAt("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
