import SpecSource

/// How deep brackets may be nested: SwiftParser looks ahead recursively, and overflows the stack in some places.
private let nestingLimit = 200

/// The error for a text whose brackets are nested too deep for the parser.
func excessiveNesting(in text: FragmentText) -> Diagnostic? {
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
        "brackets are nested more than \(nestingLimit) deep", at: offset..<offset + 1)
    }
  }
  return nil
}
