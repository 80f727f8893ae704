import SpecYAML

/// Where a text of one line stands in a file of YAML.
enum YAMLPlace {
  /// Behind a key or a dash, to the end of the line.
  case block
  /// In brackets.
  case brackets
  /// Before the colon of a key.
  case key
}

/// A text of one line as YAML has it, in quotes where it would mean something else without.
func quotedForYAML(_ text: String, in place: YAMLPlace) -> String {
  if text.unicodeScalars.contains(where: isControl) { return doubleQuoted(text) }
  return isPlain(text, in: place) ? text : singleQuoted(text)
}

/// Whether a text means itself without quotes.
private func isPlain(_ text: String, in place: YAMLPlace) -> Bool {
  guard let first = text.utf8.first, let last = text.utf8.last else { return false }
  let leading = Array("!&*?|>%@#[]{}\"'`,-=:".utf8)
  if leading.contains(first) && !isNegative(text) { return false }
  if first == UInt8(ascii: " ") || last == UInt8(ascii: " ") || last == UInt8(ascii: ":") {
    return false
  }
  if text.contains(": ") || text.contains(" #") { return false }
  switch place {
  case .block: return true
  case .brackets: return !text.utf8.contains { ",[]{}:".utf8.contains($0) }
  case .key: return !text.contains(":") && !text.utf8.contains { "{}[],".utf8.contains($0) }
  }
}

/// Whether a text begins with the sign of a number.
private func isNegative(_ text: String) -> Bool {
  let start = Array(text.utf8.prefix(2))
  return start.count == 2 && start[0] == UInt8(ascii: "-")
    && (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(start[1])
}

/// Whether YAML has a character in double quotes only: those that it takes for the end of a line, and those that it refuses.
private func isControl(_ scalar: Unicode.Scalar) -> Bool {
  switch scalar.value {
  case 0..<0x20, 0x7F..<0xA0, 0x2028, 0x2029, 0xFEFF: true
  default: false
  }
}

/// A text in YAML's double quotes.
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
