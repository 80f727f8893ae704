import SpecSource

// The limits of keywords and slashes, which make the parser read all of the text after them repeatedly. The parser's
// time grows with the square of their number.

/// The maximum number of consecutive keywords. Declarations have about six.
private let keywordLimit = 50

/// The maximum number of bytes read in the search for the ends of regular expressions, which takes half a second.
///
/// Each `/` may start a regular expression that extends to the end of the line.
private let slashLimit = 1 << 27

/// Returns the offset of the keyword that makes a series of keywords too long for the parser, in bytes; nil without
/// such a series.
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

/// Returns the offset of the first `/` of a line with too many `/` for its length, in bytes; nil without such a line.
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

/// The words with a meaning for the parser, at least in some positions.
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
