import SpecSource

// What makes the parser look at all behind it, again and again, so that its time grows with the square of their number.

/// How many words in a row may be keywords: declarations have half a dozen.
private let keywordLimit = 50

/// How many bytes may be read while the ends of regular expressions are looked for, of which each `/` may begin one: up to
/// the end of the line. It takes half a second.
private let slashLimit = 1 << 27

/// The offset of the keyword with which a row of them gets too long for the parser, in bytes; nil where none does.
func excessiveKeyword(in bytes: [UInt8]) -> Int? {
  guard bytes.count > 2 * keywordLimit else { return nil }
  var length = 0
  var index = 0
  while index < bytes.count {
    let start = index
    while index < bytes.count, bytes[index].isLetter { index += 1 }
    if index > start {
      length = isKeyword(bytes[start..<index]) ? length + 1 : 0
      if length > keywordLimit { return start }
    } else {
      if !bytes[index].isWhiteSpace { length = 0 }
      index += 1
    }
  }
  return nil
}

/// The offset of the first `/` of a line that has too many for its length, in bytes; nil where none has.
func excessiveSlash(in bytes: [UInt8]) -> Int? {
  guard bytes.count * bytes.count > slashLimit else { return nil }
  for line in bytes.indices.split(whereSeparator: { bytes[$0].isLineBreak }) {
    let slashes = line.count { bytes[$0] == UInt8(ascii: "/") }
    if slashes * line.count > slashLimit {
      return line.first { bytes[$0] == UInt8(ascii: "/") }
    }
  }
  return nil
}

private func isKeyword(_ word: ArraySlice<UInt8>) -> Bool {
  word.count >= 2 && word.count <= 15 && keywords.contains(String(decoding: word, as: UTF8.self))
}

/// The words that mean something to the parser, where they stand in certain places at least.
let keywords: Set<String> = [
  "Any", "Self", "actor", "any", "as", "associatedtype", "async", "await", "borrow", "borrowing",
  "break", "case", "catch", "class", "consume", "consuming", "continue", "convenience", "copy",
  "default", "defer", "deinit", "distributed", "do", "dynamic", "each", "else", "enum",
  "extension", "fallthrough", "false", "fileprivate", "final", "for", "func", "get", "guard", "if",
  "import", "in", "indirect", "infix", "init", "inout", "internal", "is", "isolated", "lazy", "let",
  "macro", "mutating", "nil", "nonisolated", "nonmutating", "open", "operator", "optional",
  "override", "package", "postfix", "precedencegroup", "prefix", "private", "protocol", "public",
  "reasync", "repeat", "required", "rethrows", "return", "self", "sending", "set", "some", "static",
  "struct", "subscript", "super", "switch", "throw", "throws", "true", "try", "typealias",
  "unowned", "unsafe", "var", "weak", "where", "while", "yield",
]
