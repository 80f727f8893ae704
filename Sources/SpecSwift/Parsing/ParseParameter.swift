import SpecSource

/// The label and the name of a parameter: `_ text`, `at date`, `text`.
public struct ParameterName: Sendable, Hashable {
  /// The label before the argument at a call; nil for `_`. If the key is a single name, the label equals `name`.
  public let label: String?

  /// The parameter's name where its value is used.
  public let name: String

  /// The range of the label or `_` in the trimmed key; equal to the range of the name if the key is a single name.
  public let labelRange: Range<Int>

  /// The range of the name in the trimmed key.
  public let nameRange: Range<Int>
}

/// Parses the key of a parameter: `text`, `_ text` or `at date`.
public func parseParameter(_ key: SourcedText) -> Parsed<ParameterName> {
  let text = FragmentText(key)
  if let refusal = refuseText(text, expected: "a parameter's name") {
    return Parsed(nil, diagnostics: refusal)
  }
  let words = text.words()
  if let problem = parameterProblem(words, in: text) { return Parsed(nil, diagnostics: [problem]) }
  let label = words[0]
  let name = words[words.count - 1]
  return Parsed(
    ParameterName(
      label: label.name == "_" ? nil : label.name,
      name: name.name,
      labelRange: label.range,
      nameRange: name.range
    ))
}

/// Returns the problem of a parameter's key with these words; nil for a correct key.
private func parameterProblem(_ words: [Name], in text: FragmentText) -> Diagnostic? {
  let example = "write 'text', 'at date' or '_ text'"
  if words.count > 2 {
    let range = words[2].range.lowerBound..<words[words.count - 1].range.upperBound
    return text.error(
      .invalidName, "a parameter has a label and a name, nothing more", at: range, hint: example)
  }
  for word in words where !isLabel(word.name) {
    return text.error(
      .invalidName, "'\(word.name)' cannot be the name of a parameter", at: word.range,
      hint: example)
  }
  let name = words[words.count - 1]
  if name.name == "_" {
    return text.error(
      .invalidName, "a parameter needs a name", at: name.range, hint: "write '_ value'")
  }
  if escapedIdentifier(name.name) != name.name {
    let label = words[0].name == "_" ? "_" : words[0].name
    return text.error(
      .invalidName, "'\(name.name)' is a Swift keyword and cannot be the name of a parameter",
      at: name.range,
      hint: "write a name after the label: '\(label) value'")
  }
  return nil
}

/// Whether a word may be the label of an argument.
private func isLabel(_ word: String) -> Bool {
  switch word {
  case "_": true
  case "inout", "var", "let": false
  default: isIdentifier(word)
  }
}

extension FragmentText {
  /// Returns the words between white space.
  fileprivate func words() -> [Name] {
    var words: [Name] = []
    var offset = 0
    while offset < count {
      let bytes = text.utf8.dropFirst(offset).prefix { !$0.isWhiteSpace }
      let word = String(bytes) ?? ""
      words.append(Name(word, range: offset..<offset + bytes.count))
      offset = skipWhiteSpace(from: offset + bytes.count)
    }
    return words
  }
}
