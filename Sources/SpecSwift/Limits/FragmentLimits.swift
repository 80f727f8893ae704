import SpecSource

/// How many bytes of Swift one value may hold: some 800 lines.
///
/// The parser's time and stack grow with a fragment, for some texts faster than its size.
private let sizeLimit = 1 << 15

/// How deep brackets may be nested, which the parser counts as well, but says with less clarity.
private let nestingLimit = 200

/// The error for a text that is too much for the parser; nil for one that it can take.
func excess(in text: FragmentText) -> Diagnostic? {
  guard text.count <= sizeLimit else {
    return text.error(
      .exceededLimit, "this is more than \(sizeLimit / 1024) KiB of Swift in one value", at: 0..<1,
      hint: "move it into a function in a file of its own, and call that")
  }
  let bytes = Array(text.text.utf8)
  if let offset = excessiveKeyword(in: bytes) {
    return text.error(
      .exceededLimit, "too many keywords stand in a row", at: offset..<offset + 1,
      hint: "no Swift has so many; take them out")
  }
  if let offset = excessiveSlash(in: bytes) {
    return text.error(
      .exceededLimit, "this line has too many '/' for its length", at: offset..<offset + 1,
      hint: "break it into several lines")
  }
  if let offset = excessiveBracket(in: bytes) {
    return text.error(
      .exceededLimit, "brackets are nested too deep here", at: offset..<offset + 1,
      hint: "give what is in them a name of its own")
  }
  return excessiveNesting(in: text)
}

/// The error for a text whose brackets are nested too deep for the parser.
private func excessiveNesting(in text: FragmentText) -> Diagnostic? {
  guard text.count > nestingLimit else { return nil }
  var depth = 0
  for (offset, byte) in text.text.utf8.enumerated() {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: "["), UInt8(ascii: "{"), UInt8(ascii: "<"):
      depth += 1
    case UInt8(ascii: ")"), UInt8(ascii: "]"), UInt8(ascii: "}"), UInt8(ascii: ">"):
      depth = max(0, depth - 1)
    default:
      break
    }
    if depth > nestingLimit {
      return text.error(
        .exceededLimit, "brackets are nested more than \(nestingLimit) deep",
        at: offset..<offset + 1)
    }
  }
  return nil
}
