import SpecSource

/// The name of a parameter and what it is called at the call: `_ text`, `at date`, `text`.
public struct ParameterName: Sendable, Hashable {
  /// What stands in front of the argument at the call; nil for `_`. Equal to `name` when only one name was given.
  public let label: String?

  /// What the parameter is called where its value is used.
  public let name: String

  /// Where the label or `_` stands in the trimmed key; the name's place when only one name was given.
  public let labelRange: Range<Int>

  /// Where the name stands in the trimmed key.
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

/// What is wrong with the words of a parameter's key.
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
      hint: "give it a name of its own: '\(label) value'")
  }
  return nil
}

/// Whether a word may stand in front of an argument.
private func isLabel(_ word: String) -> Bool {
  switch word {
  case "_": true
  case "inout", "var", "let": false
  default: isIdentifier(word)
  }
}

extension FragmentText {
  /// The words between white space.
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
