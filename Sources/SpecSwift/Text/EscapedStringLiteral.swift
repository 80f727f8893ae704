import SpecSource

/// A single-line Swift string literal of an arbitrary text.
///
/// What does not show itself becomes `\u{…}`, so that the literal reads as what it is; `\(` is not an interpolation.
public func escapedStringLiteral(_ text: String) -> String {
  "\"" + escapedStringContents(text) + "\""
}

/// What stands between the quotes of a single-line Swift string literal of an arbitrary text.
public func escapedStringContents(_ text: String) -> String {
  // Most texts stand there as they are.
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
