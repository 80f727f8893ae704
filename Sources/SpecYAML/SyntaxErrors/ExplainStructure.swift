import SpecSource

/// Lines that do not fit together: missing colons, inconsistent indentation, stray entries.
extension SyntaxErrorReport {
  /// The error for a line that does not fit; nil if libyaml reports another error.
  var structureProblem: Diagnostic? {
    let line = source.line(around: problem)
    let indentation = line.lowerBound..<min(source.skipBlanks(line.lowerBound), line.upperBound)
    if let tab = indentation.first(where: { source[$0] == Byte.tab }), !failure.isAboutQuotes {
      return self.tab(at: tab)
    }
    if let problem = longKey { return problem }
    switch failure.problem {
    case "could not find expected ':'": return missingColon(on: context ?? problem)
    case "mapping values are not allowed in this context": return secondKey
    case "did not find expected key", "did not find expected '-' indicator": return strayText
    case "did not find expected <document start>": return secondRoot
    case "did not find expected node content": return missingValue
    default: return nil
    }
  }

  /// The error for a line that begins with `%`.
  var directiveProblem: Diagnostic? {
    guard failure.context == "while scanning a directive" else { return nil }
    let line = source.line(around: context ?? problem)
    return .error(
      .unsupportedYAML, "a line cannot begin with '%' in YAML",
      at: source.span(line.lowerBound..<min(line.lowerBound + 1, line.upperBound)),
      hint: "put Swift in single quotes; a spec needs no YAML directives")
  }

  /// The error for a key that exceeds YAML's maximum length.
  private var longKey: Diagnostic? {
    guard let key = LineShape(around: context ?? problem, in: source).key,
      source.text(key).unicodeScalars.count > SyntaxErrorReport.maximumKeyLength
    else { return nil }
    let count = source.text(key).unicodeScalars.count
    return .error(
      .exceededLimit, "this key has \(count) characters, and YAML allows at most 1,024",
      at: source.span(key.lowerBound..<key.lowerBound + 1),
      hint: "shorten it, or write a long text after 'doc:'")
  }

  /// The maximum length of a key that libyaml reads on a single line.
  private static let maximumKeyLength = 1024

  private func missingColon(on offset: Int) -> Diagnostic {
    let shape = LineShape(around: offset, in: source)
    let value = shape.value.isEmpty ? offset..<offset : shape.value
    if let problem = SpecYAML.missingColon(in: value, source, isKey: true) { return problem }
    let text = source.text(value)
    let isName = text.utf8.allSatisfy { $0.isNameByte || $0.isBlank || ".-".utf8.contains($0) }
    let hint =
      if text.utf8.contains(Byte.colon), !text.utf8.containsPair(Byte.colon, Byte.space) {
        "write a space after a colon that ends a key"
      } else if isName {
        "write the key as '\(text):'"
      } else {
        "write Swift of several lines after '|', indented deeper than its key"
      }
    return .error(
      .missingColon, "'\(text)' has no colon after it", at: source.span(value), hint: hint)
  }

  /// The error for a colon on a line that YAML reads as the rest of the value above.
  private var secondKey: Diagnostic? {
    let shape = LineShape(around: problem, in: source)
    guard let key = shape.key, let above = source.contentLine(above: problem) else { return nil }
    let aboveShape = LineShape(around: above.lowerBound, in: source)
    guard let aboveKey = aboveShape.key else { return missingColon(on: above.lowerBound) }
    return .error(
      .wrongIndentation,
      "'\(source.text(key))' is indented as if it belonged to the value of '\(source.text(aboveKey))'",
      at: source.span(key),
      hint: "indent it like '\(source.text(aboveKey))', or remove the value of that key")
  }

  /// Returns the error for a colon with nothing before it.
  private func missingKey(of shape: LineShape) -> Diagnostic? {
    guard source[problem] == Byte.colon, let key = shape.key, key.isEmpty else { return nil }
    let dash = source.text(shape.content.lowerBound..<key.lowerBound)
    let line = "\(dash)key\(source.text(problem..<shape.content.upperBound))"
    return .error(
      .invalidKey, PitfallMessages.missingKey, at: source.span(problem..<problem + 1),
      hint: "write a line of a mapping as 'key: value', as in '\(line)'")
  }

  /// The error for a line that is no entry of its collection.
  private var strayText: Diagnostic {
    let shape = LineShape(around: problem, in: source)
    if let problem = missingKey(of: shape) { return problem }
    let word = problem..<max(problem, min(source.endOfWord(at: problem), shape.line.upperBound))
    let text = source.text(word)
    guard problem == shape.content.lowerBound, let name = shape.key ?? nonEmpty(shape.value) else {
      return .error(
        .invalidYAML, "'\(text)' is not expected here", at: source.span(word),
        hint: "put Swift that contains YAML's special characters in single quotes")
    }
    if let problem = wrongIndentation(of: shape, name: name) { return problem }
    if failure.problem == "did not find expected '-' indicator" {
      return .error(
        .invalidYAML, "'\(source.text(name))' is in a list, where every entry begins with '- '",
        at: source.span(name),
        hint: "put '- ' before it, or indent it by two more spaces to add it to the entry above")
    }
    if shape.hasDash {
      return .error(
        .invalidYAML, "a list's entry appears among the keys of a mapping",
        at: source.span(word),
        hint: "move it below the key of its list, and write nothing after that key's colon")
    }
    return .error(
      .invalidYAML, "'\(text)' is not expected here", at: source.span(word),
      hint: "write a line of a mapping as 'key: value'")
  }

  /// The error for text after the end of the spec, usually because the first line is indented.
  private var secondRoot: Diagnostic {
    let line = source.line(around: problem)
    let text = problem..<max(problem, source.trimmed(problem..<line.upperBound).upperBound)
    return .error(
      .wrongIndentation, PitfallMessages.secondRoot, at: source.span(text),
      hint: "begin all keys of the spec in the same column")
  }

  private var missingValue: Diagnostic {
    let word = problem..<min(source.endOfWord(at: problem), source.line(around: problem).upperBound)
    return .error(
      .invalidYAML, "a value is missing before '\(source.text(word))'", at: source.span(word),
      hint: "put Swift that contains YAML's special characters in single quotes")
  }

  private func nonEmpty(_ range: Range<Int>) -> Range<Int>? {
    range.isEmpty ? nil : range
  }
}
