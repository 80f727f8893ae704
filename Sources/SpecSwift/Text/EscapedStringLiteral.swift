import SpecSource

/// Returns the single-line Swift string literal of an arbitrary text.
///
/// Invisible characters become `\u{…}`, so that the literal shows its contents. `\(` is not an interpolation.
public func escapedStringLiteral(_ text: String) -> String {
  "\"" + escapedStringContents(text) + "\""
}

/// Returns the text between the quotes of the single-line Swift string literal of an arbitrary text.
public func escapedStringContents(_ text: String) -> String {
  // Most texts need no escapes.
  let needsEscapes = text.anyByte { byte in
    byte < 0x20 || byte >= 0x7F || byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "\\")
  }
  guard needsEscapes else { return text }
  let escaped = text.unicodeScalars.map { scalar in
    switch scalar {
    case "\"": "\\\""
    case "\\": "\\\\"
    case "\n": "\\n"
    case "\r": "\\r"
    case "\t": "\\t"
    case "\0": "\\0"
    default: String(scalar)
    }
  }
  return visibleText(escaped.joined(), in: .prose)
}
