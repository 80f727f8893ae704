import SpecSource
import SpecSwift

/// Returns the values of the names in a capture list; nil if a value is not a part of the state.
func captures(_ captures: [SourceText]) -> [String: String]? {
  var values: [String: String] = [:]
  for capture in captures {
    // The text of each capture but the last one includes its comma.
    let text = capture.text.withoutComma
    let parts = text.split(separator: "=", maxSplits: 1).map { String($0).trimmingBlanks }
    // A value that is captured under its own name is in scope anyway.
    guard parts.count == 2 else {
      guard isIdentifier(text.trimmingBlanks) else { return nil }
      continue
    }
    guard isIdentifier(parts[0]) else { return nil }
    if parts[0] == parts[1] { continue }
    let takesMember = expression(parts[1])?.analysis.takesMember == true
    values[parts[0]] = takesMember ? parts[1] : "(\(parts[1]))"
  }
  return values
}

/// Whether an expression reads values of the state, rather than the state itself.
func readsValuesOfState(_ text: String) -> Bool {
  expression(text)?.readsValuesOfState == true
}

private func expression(_ text: String) -> SwiftFragment? {
  let file = SourceFile(path: "", bytes: Array(text.utf8))
  let span = SourceSpan(file: file, offsets: 0..<text.utf8.count)
  return parseFragment(SourcedText(verbatim: span), as: .expression).value
}

/// Returns Swift with other expressions in place of names; nil when the Swift itself declares one of the names.
func replacing(_ names: [String: String], in text: String) -> String? {
  // Parsing the text is slow.
  guard names.keys.contains(where: { text.contains($0) }) else { return text }
  let pieces = swiftPieces(of: text.utf8)
  let bytes = Array(text.utf8)
  var result: [UInt8] = []
  var offset = 0
  let hidden = hiddenNames(of: Set(names.keys), in: pieces)
  for (index, piece) in pieces.enumerated() {
    guard piece.isCode, let value = names[piece.text] else { continue }
    if hidden.contains(where: { $0.range.contains(index) && $0.names.contains(piece.text) }) {
      continue
    }
    let before = index > 0 ? pieces[index - 1].text : ""
    let after = index + 1 < pieces.count ? pieces[index + 1].text : ""
    if before == "." { continue }
    if ["let", "var", "for", "case"].contains(before) { return nil }
    if after == ":", before == "(" || before == "," { continue }
    // A capture needs a name.
    if !isIdentifier(value), pieces.isInCaptures(index) { return nil }
    result += bytes[offset..<piece.range.lowerBound] + Array(value.utf8)
    offset = piece.range.upperBound
  }
  return String(decoding: result + bytes[offset...], as: UTF8.self)
}

extension [SwiftPiece] {
  /// Whether a piece is one of the names that a closure captures: `[name] in`.
  fileprivate func isInCaptures(_ index: Int) -> Bool {
    let end = self[index...].firstIndex { $0.text != "," && !isIdentifier($0.text) }
    guard let end, self[end].text == "]", end + 1 < count, self[end + 1].text != ")" else {
      return false
    }
    let start = self[..<index].lastIndex { $0.text != "," && !isIdentifier($0.text) }
    guard let start, self[start].text == "[", start > 0, self[start - 1].text == "{" else {
      return false
    }
    return self[(end + 1)...].prefix { $0.text != "{" }.contains { $0.text == "in" }
  }
}

/// Returns the tokens of some Swift.
func words(_ text: String) -> [String] {
  // A name is a single token.
  if text.first?.isLetter == true, text.utf8.allSatisfy(\.isNameByte) { return [text] }
  return swiftPieces(of: text.utf8).filter { !$0.isComment }.map(\.text)
}

extension ReadSwiftFile {
  /// Whether a range contains a name. A member with this name has another meaning, as in `socket.send(text)`.
  func mentions(_ name: String, in range: Range<Int>) -> Bool {
    placedWords(in: range).contains { word in
      word.text == name && file.bytes[..<word.range.lowerBound].last != UInt8(ascii: ".")
    }
  }
}

/// Whether an error can leave some Swift. Sleeping only throws when the effect ends.
func throwsErrors(_ text: String) -> Bool {
  let words = words(text)
  return words.indices.contains { index in
    guard words[index] == "try" else { return false }
    let after = words[(index + 1)...].prefix(6)
    if ["?", "!"].contains(after.first) { return false }
    return !after.starts(with: ["await", "continuousClock", ".", "sleep"])
  }
}

/// Whether some Swift contains a `try` that passes errors on.
func hasTry(_ text: String) -> Bool {
  let words = words(text)
  return words.indices.contains { index in
    words[index] == "try"
      && !(index + 1 < words.count && ["?", "!"].contains(words[index + 1]))
  }
}

/// Returns a duration as a spec writes it, if the spec language has a form for it.
func duration(_ text: String) -> String {
  for (member, unit) in [(".milliseconds(", "ms"), (".seconds(", "s")] {
    guard text.hasPrefix(member), text.hasSuffix(")") else { continue }
    let number = text.dropFirst(member.count).dropLast()
    if !number.isEmpty, number.utf8.allSatisfy(\.isDigit) { return number + unit }
  }
  return text
}

extension String {
  /// The text without a comma at its end.
  var withoutComma: String { hasSuffix(",") ? String(dropLast()).trimmingBlanks : self }

  /// The text without the indentation that the lines after the first share.
  var dedented: String {
    guard utf8.contains(UInt8(ascii: "\n")) else { return self }
    var lines = split(separator: "\n", omittingEmptySubsequences: false)
    let shared =
      lines.dropFirst().filter { !$0.allSatisfy(\.isWhitespace) }
      .map { $0.utf8.prefix(while: \.isBlank).count }.min() ?? 0
    for index in lines.indices.dropFirst() { lines[index] = lines[index].dropFirst(shared) }
    return lines.joined(separator: "\n")
  }

  /// The text on a single line, unless a text or a closure in it has several lines.
  var onOneLineIfPlain: String {
    let text = dedented
    guard text.contains("\n"), !text.contains("\"\"\""), !text.contains("//"), !text.contains("{")
    else { return text }
    var result = ""
    for line in text.split(separator: "\n") {
      let line = String(line).trimmingBlanks
      let joins = result.isEmpty || result.hasSuffix("(") || result.hasSuffix("[")
      let closes = line.hasPrefix(")") || line.hasPrefix("]") || line.hasPrefix(".")
      if closes, result.hasSuffix(",") { result.removeLast() }
      result += joins || closes ? line : " \(line)"
    }
    return result
  }

  /// A call's text before its arguments.
  var beforeArguments: String { String(prefix { $0 != "(" }) }
}

extension Statement {
  /// Whether the statement declares names that the following statements may use.
  var declares: Bool {
    switch kind {
    case .variable, .declaration, .guarding: true
    default: false
    }
  }
}
