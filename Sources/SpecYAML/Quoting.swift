/// A text in YAML's single quotes.
func singleQuoted(_ text: String) -> String {
  var result = "'"
  for character in text.unicodeScalars {
    if character == "'" { result.append("'") }
    result.unicodeScalars.append(character)
  }
  return result + "'"
}

/// A text with each line break and the blanks around it replaced by one space.
func joiningLines(of text: String) -> String {
  guard text.utf8.contains(where: \.isLineBreak) else { return text }
  let lines = text.utf8.split { $0.isLineBreak }
  let trimmed = lines.map { line -> String in
    let start = line.drop { $0.isBlank }
    let count = start.reversed().drop { $0.isBlank }.count
    return String(decoding: start.prefix(count), as: UTF8.self)
  }
  return trimmed.filter { !$0.isEmpty }.joined(separator: " ")
}

extension Sequence<UInt8> {
  /// Whether one byte stands right before another somewhere.
  func containsPair(_ first: UInt8, _ second: UInt8) -> Bool {
    var last: UInt8?
    for byte in self {
      if last == first, byte == second { return true }
      last = byte
    }
    return false
  }
}

extension String {
  /// The text with each pair of single quotes made one.
  var withoutDoubledQuotes: String {
    var result = ""
    var isSecond = false
    for scalar in unicodeScalars {
      isSecond = scalar == "'" && !isSecond
      if scalar != "'" || isSecond { result.unicodeScalars.append(scalar) }
    }
    return result
  }
}
