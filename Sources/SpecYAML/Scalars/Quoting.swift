import SpecSource

/// Returns a text in YAML's single quotes.
public func singleQuoted(_ text: String) -> String {
  var result = "'"
  for character in text.unicodeScalars {
    if character == "'" { result.append("'") }
    result.unicodeScalars.append(character)
  }
  return result + "'"
}

/// Returns a text in which each line break, with the blanks around it, is replaced by a single space, or by no space
/// next to a bracket.
public func joiningLines(of text: String) -> String {
  guard text.utf8.contains(where: \.isLineBreak) else { return text }
  let lines = text.utf8.split { $0.isLineBreak }
  let trimmed = lines.map { line -> String in
    let start = line.drop { $0.isBlank }
    let count = start.reversed().drop { $0.isBlank }.count
    return String(decoding: start.prefix(count), as: UTF8.self)
  }
  return trimmed.filter { !$0.isEmpty }.reduce(into: "") { $0.appendLine($1) }
}

extension Sequence<UInt8> {
  /// Whether the sequence contains a byte directly before another byte.
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
  /// Appends a line of Swift to the same line.
  ///
  /// No space is added after `(` and `[` or before `)` and `]`, because nobody would write one there.
  mutating func appendLine(_ line: String) {
    let isTight =
      switch (utf8.last, line.utf8.first) {
      case (nil, _), (Byte.openParenthesis, _), (Byte.openBracket, _): true
      case (_, Byte.closeParenthesis), (_, Byte.closeBracket): true
      default: false
      }
    if !isTight { append(" ") }
    append(line)
  }

  /// The text with each pair of single quotes replaced by a single one.
  var withoutDoubledQuotes: String {
    var result = ""
    var isSecond = false
    for scalar in unicodeScalars {
      isSecond = scalar == "'" && !isSecond
      if scalar != "'" || isSecond { result.unicodeScalars.append(scalar) }
    }
    return result
  }

  /// The text with `\"` and `\\` replaced by their meaning in double quotes.
  var withoutEscapedQuotes: String {
    var result = ""
    var isEscaped = false
    for scalar in unicodeScalars {
      if isEscaped, scalar != "\"", scalar != "\\" { result.append("\\") }
      isEscaped = scalar == "\\" && !isEscaped
      if !isEscaped { result.unicodeScalars.append(scalar) }
    }
    return isEscaped ? result + "\\" : result
  }
}

/// Returns the text of a double-quoted node without its quotes, with all escapes except those of quotes; nil for
/// other nodes.
public func textWithEscapes(of node: YAMLNode) -> String? {
  guard let scalar = node.scalar, scalar.style == .doubleQuoted, !node.isMultiline else {
    return nil
  }
  let text = String(node.source.dropFirst().dropLast()).withoutEscapedQuotes
  return text == scalar.text ? nil : text
}

/// Returns a text without the double quotes around it, or without the one before it, if only then it is Swift.
///
/// For example, `"String = ""` was meant to be quoted for YAML, but Swift's own quotes close the quoted text too
/// early.
func withoutOuterQuotes(_ text: String) -> String {
  guard text.utf8.first == Byte.doubleQuote, !hasWholeStrings(text) else { return text }
  let afterQuote = String(text.dropFirst())
  let inside = String(afterQuote.dropLast())
  if text.utf8.count > 2, text.utf8.last == Byte.doubleQuote, hasWholeStrings(inside) {
    return inside
  }
  return hasWholeStrings(afterQuote) ? afterQuote : text
}

/// Whether each string in a text is closed, and neither a string nor a name begins directly after another string.
private func hasWholeStrings(_ text: String) -> Bool {
  let source = SourceLookup(file: SourceFile(path: "", text: text))
  var nesting = SwiftNesting()
  var index = 0
  while index < source.bytes.count {
    let depth = nesting.open.count
    let wasInString = nesting.isInString
    index = nesting.step(at: index, in: source)
    let isClosed = wasInString && nesting.open.count < depth
    if isClosed, source[index] == Byte.doubleQuote || source[index].isNameByte { return false }
  }
  return !nesting.isInString
}
