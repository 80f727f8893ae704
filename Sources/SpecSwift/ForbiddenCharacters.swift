import SpecSource

/// Errors for characters that show a text as something else than it is: NUL and other control characters, and the
/// bidirectional ones of Unicode.
func forbiddenCharacters(in text: FragmentText) -> [Diagnostic] {
  guard text.text.utf8.contains(where: { isSuspicious($0) }) else { return [] }
  var diagnostics: [Diagnostic] = []
  var offset = 0
  for scalar in text.text.unicodeScalars {
    let length = UTF8.width(scalar)
    if let kind = forbiddenKind(of: scalar) {
      diagnostics.append(
        text.error(
          "\(kind) \(codePoint(of: scalar)) cannot stand in Swift code",
          at: offset..<offset + length,
          hint: "in a string, write \\u{\(String(scalar.value, radix: 16, uppercase: true))}"
        )
      )
    }
    offset += length
  }
  return diagnostics
}

/// Whether a byte may start a forbidden character: a control character, or anything beyond ASCII.
private func isSuspicious(_ byte: UInt8) -> Bool {
  byte >= 0x7F || byte < 0x20 && !isWhiteSpace(byte)
}

/// What kind of forbidden character a scalar is; nil if it may stand in a fragment.
func forbiddenKind(of scalar: Unicode.Scalar) -> String? {
  switch scalar.value {
  case 0x09, 0x0A, 0x0D: nil
  case 0x00...0x1F, 0x7F...0x9F: "the control character"
  // Arabic letter mark, the marks, the embeddings and overrides, the isolates.
  case 0x061C, 0x200E, 0x200F, 0x202A...0x202E, 0x2066...0x2069:
    "the bidirectional control character"
  default: nil
  }
}

/// A scalar as `U+202E`.
private func codePoint(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
