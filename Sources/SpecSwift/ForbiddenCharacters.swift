import SpecSource

/// Errors for characters that show a text as something else than it is: NUL and other control characters, the
/// bidirectional ones of Unicode, what is not seen at all, and what looks like the end of a line.
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
  // Swift takes most of them for letters, so that two names can look the same. Joiners are not among them: emoji and many
  // languages need them.
  case 0x00AD, 0x034F, 0x115F, 0x1160, 0x17B4, 0x17B5, 0x180B...0x180F, 0x200B, 0x2060...0x2064,
    0x206A...0x206F, 0x3164, 0xFEFF, 0xFFA0, 0x1BCA0...0x1BCA3, 0x1D173...0x1D17A,
    0xE0000...0xE0FFF:
    "the invisible character"
  // Editors show a new line, which is not one to Swift: the rest of a comment looks like code.
  case 0x2028, 0x2029: "the line separator"
  default: nil
  }
}

/// A scalar as `U+202E`.
private func codePoint(of scalar: Unicode.Scalar) -> String {
  let digits = String(scalar.value, radix: 16, uppercase: true)
  return "U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
}
