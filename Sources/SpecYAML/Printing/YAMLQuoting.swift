import SpecSource

/// The position of a single-line text in a YAML file.
enum YAMLPlace {
  /// A key, or the rest of a line after a key or a dash.
  case line
  /// Between brackets.
  case brackets
}

/// Whether a single-line text without quotes would have another meaning in YAML.
public func needsQuotes(_ text: String, inBrackets: Bool) -> Bool {
  !isPlain(text, in: inBrackets ? .brackets : .line)
}

/// Returns a single-line text for YAML, in quotes if it would have another meaning without them.
func quotedIfNeeded(_ text: String, in place: YAMLPlace) -> String {
  isPlain(text, in: place) ? text : inQuotes(text)
}

/// Returns a single-line text in quotes.
func inQuotes(_ text: String) -> String {
  text.unicodeScalars.contains(where: isControl) ? doubleQuoted(text) : singleQuoted(text)
}

/// Whether a text keeps its meaning without quotes.
private func isPlain(_ text: String, in place: YAMLPlace) -> Bool {
  guard let first = text.utf8.first, let last = text.utf8.last,
    !text.unicodeScalars.contains(where: isControl)
  else { return false }
  let leading = Array("!&*?|>%@#[]{}\"'`,=:".utf8)
  if leading.contains(first) { return false }
  if first == UInt8(ascii: "-"), !isDashOfText(text) { return false }
  if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") || last == UInt8(ascii: ":") {
    return false
  }
  if text.contains(": ") || text.contains(" #") || text == "..." { return false }
  return place == .line || !text.utf8.contains { ",[]{}:".utf8.contains($0) }
}

/// Whether the leading dash of a text is neither the dash of a list nor the separator of two documents.
private func isDashOfText(_ text: String) -> Bool {
  let second = text.utf8.dropFirst().first
  return second != nil && second != UInt8(ascii: " ") && second != UInt8(ascii: "-")
}

/// Whether YAML allows a character only in double quotes, because it would end a line or be rejected.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
  default: false
  }
}

/// Returns a text in YAML's double quotes.
private func doubleQuoted(_ text: String) -> String {
  var result = "\""
  for scalar in text.unicodeScalars {
    switch scalar {
    case "\"", "\\": result += "\\\(scalar)"
    case "\t": result += "\\t"
    case _ where isControl(scalar):
      let digits = String(scalar.value, radix: 16, uppercase: true)
      result += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    default: result.unicodeScalars.append(scalar)
    }
  }
  return result + "\""
}
