/// How much work brackets may make for the parser, in units of which this many take a tenth of a second.
///
/// It tries every `[` as two kinds of type, with all that is in it: each counts for twice as much as the one around it.
/// And it looks for the end of all that are open at every `<`: each counts for the square of their number. So eighteen `[`
/// in each other are too many, and so are a thousand times seven.
private let workLimit = 1 << 21

/// How many brackets may be left open: for each of them the parser goes through all of the text behind it, several times.
private let openLimit = 20

/// The offset of the first bracket that makes too much work for the parser, in bytes; nil where none does.
func excessiveBracket(in bytes: [UInt8]) -> Int? {
  let squares = bytes.count { $0 == UInt8(ascii: "[") }
  let angles = bytes.count { $0 == UInt8(ascii: "<") }
  let others = bytes.count { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "{") }
  // Even if none of them is closed.
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

/// Reads Swift as far as it takes to know which brackets are code: a text that hides the end of one in a comment does so
/// on purpose.
private struct BracketScanner {
  /// What the next byte is in.
  private enum Context: Equatable {
    /// Behind a bracket that is closed by a byte.
    case brackets(UInt8, start: Int)
    case text
    case longText
  }

  private let bytes: [UInt8]
  /// Whether quotes begin texts; raw ones, and quotes in regular expressions, are not told apart.
  private let knowsTexts: Bool
  private var contexts: [Context] = []
  /// Whether what follows on the line may be a regular expression, with quotes that are none.
  private var isBehindSlash = false
  private var squares = 0
  private var angles = 0
  /// Brackets that were left open when one around them was closed.
  private var leftOpen: [Int] = []

  /// How much was read.
  private(set) var index = 0
  /// How much work there is with that.
  private(set) var work = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
    knowsTexts = !zip(bytes, bytes.dropFirst()).contains { first, second in
      first == UInt8(ascii: "#") && (second == UInt8(ascii: "\"") || second == UInt8(ascii: "/"))
    }
  }

  /// Reads a character, comment or the like; false at the end.
  mutating func readNext() -> Bool {
    guard index < bytes.count else { return false }
    switch contexts.last {
    case .text: readText(end: "\"")
    case .longText: readText(end: "\"\"\"")
    case .brackets, nil: readCode()
    }
    return true
  }

  private func stands(_ text: StaticString) -> Bool {
    bytes[index...].starts(
      with: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
  }

  private var isLineBreak: Bool { stands("\n") || stands("\r") }

  private mutating func readText(end: StaticString) {
    if stands(end) {
      contexts.removeLast()
      index += end.utf8CodeUnitCount
    } else if stands("\\(") {
      contexts.append(.brackets(UInt8(ascii: ")"), start: index + 1))
      index += 2
    } else if stands("\\") {
      index += 2
    } else {
      if isLineBreak, contexts.last == .text { contexts.removeLast() }
      index += 1
    }
  }

  private mutating func readCode() {
    if stands("//") || stands("/*") { return skipComment() }
    if stands("\""), knowsTexts, !isBehindSlash {
      contexts.append(stands("\"\"\"") ? .longText : .text)
      index += stands("\"\"\"") ? 3 : 1
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
    case UInt8(ascii: "/"): isBehindSlash = true
    case _ where isLineBreak: isBehindSlash = false
    default: break
    }
    index += 1
  }

  /// Closes the innermost bracket that a byte closes, and leaves open what is in it; one that closes nothing is passed over.
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

  /// The brackets that were not closed up to here, in their order.
  var neverClosed: [Int] { (leftOpen + starts(of: contexts[...])).sorted() }

  private func starts(of contexts: ArraySlice<Context>) -> [Int] {
    contexts.compactMap { context in
      if case .brackets(_, let start) = context { start } else { nil }
    }
  }

  /// Goes behind a comment, and those in it.
  private mutating func skipComment() {
    guard stands("/*") else {
      while index < bytes.count, !isLineBreak { index += 1 }
      return
    }
    var depth = 0
    repeat {
      if stands("/*") {
        depth += 1
        index += 2
      } else if stands("*/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
  }
}
