import SpecSource

/// The maximum size of a Swift value in bytes: about 800 lines.
///
/// The time and stack that the parser needs grow with a fragment's size, for some texts faster than the size.
private let sizeLimit = 1 << 15

/// The maximum nesting depth of brackets. The parser has such a limit, too, but reports it less clearly.
private let nestingLimit = 200

/// Returns the error for a text that exceeds the parser's limits; nil for any other text.
func excess(in text: FragmentText) -> Diagnostic? {
  guard text.count <= sizeLimit else {
    return text.error(
      .exceededLimit, "this is more than \(sizeLimit / 1024) KiB of Swift in one value", at: 0..<1,
      hint: "move it into a function in a separate file, and call the function")
  }
  let bytes = Array(text.text.utf8)
  if let offset = excessiveKeyword(in: bytes) {
    return text.error(
      .exceededLimit, "too many keywords follow one another", at: offset..<offset + 1,
      hint: "take them out; no Swift has so many")
  }
  if let offset = excessiveSlash(in: bytes) {
    return text.error(
      .exceededLimit, "this line has too many '/' for its length", at: offset..<offset + 1,
      hint: "break it into several lines")
  }
  if let offset = excessiveBracket(in: bytes) {
    return text.error(
      .exceededLimit, "brackets are nested too deep here", at: offset..<offset + 1,
      hint: "give the Swift inside the brackets its own name")
  }
  return excessiveNesting(in: text)
}

/// Returns the error for a text whose brackets are nested too deeply for the parser; nil for any other text.
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
