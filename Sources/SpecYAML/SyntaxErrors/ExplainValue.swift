import SpecSource

/// Values with different meanings in YAML and Swift.
extension SyntaxErrorReport {
  /// The error for the value on the problem's line; nil for a correct value.
  var valueProblem: Diagnostic? {
    let shape = LineShape(around: problem, in: source)
    guard problem >= shape.value.lowerBound else { return nil }
    if shape.key == nil, !shape.hasDash, "]}".utf8.contains(source[shape.value.lowerBound]) {
      let bracket = shape.value.lowerBound..<shape.value.lowerBound + 1
      return .error(
        .invalidBrackets, "'\(source.text(bracket))' closes nothing", at: source.span(bracket),
        hint: "delete it, or write Swift of several lines after '|'")
    }
    if shape.key == nil, let problem = missingColon(in: shape.value, source) { return problem }
    if let problem = nameProblem(of: shape) { return problem }
    let repair = QuoteRepair(source: source)
    guard let edit = repair.blockEdits(of: shape.value).first else { return nil }
    return pitfall(
      in: edit.range, isFlow: false, hint: repair.hint(repairing: problem, with: [edit]))
  }

  /// The error for a key that begins with a character with a meaning in YAML.
  var keyProblem: Diagnostic? {
    let shape = LineShape(around: problem, in: source)
    guard let key = shape.key, key.contains(problem) || context.map(key.contains) == true,
      "!&*%@`|>]},".utf8.contains(source[key.lowerBound])
    else { return nil }
    let character = key.lowerBound..<key.lowerBound + 1
    return .error(
      .invalidKey, "a key cannot begin with '\(source.text(character))' in YAML",
      at: source.span(character),
      hint: QuoteRepair(source: source).hint(quoting: key))
  }

  /// The error for a list that begins on the line of its key, or for a value that looks like such a list.
  var listProblem: Diagnostic? {
    guard failure.problem == "block sequence entries are not allowed in this context",
      source[problem] == Byte.dash
    else { return nil }
    return .error(
      .invalidYAML, "a list cannot begin on the line of its key",
      at: source.span(problem..<problem + 1),
      hint: "put each '- ' on its own line, or Swift in single quotes")
  }

  /// Makes the error for a value that needs quotes.
  func pitfall(in value: Range<Int>, isFlow: Bool, hint: Hint?) -> Diagnostic {
    let hint = source.wayOutWithoutQuotes(of: value)?.hint ?? hint
    let start = value.lowerBound
    let word = start..<min(source.endOfWord(at: start), value.upperBound)
    switch source[start] {
    case UInt8(ascii: "!"):
      let message = PitfallMessages.tag(source.text(word), isAll: word == value)
      return .error(.specialCharacter, message, at: source.span(word), hint: hint)
    case UInt8(ascii: "&"):
      return .error(
        .specialCharacter, PitfallMessages.anchor(source.text(word)), at: source.span(word),
        hint: hint)
    case UInt8(ascii: "*"):
      return .error(
        .specialCharacter, PitfallMessages.alias(source.text(word)), at: source.span(word),
        hint: hint)
    case UInt8(ascii: "|"), Byte.greater:
      let character = start..<start + 1
      if isFlow, source[source.skipBlanks(word.upperBound)].isLineBreak {
        let lines = source.text(value).split(whereSeparator: \.isNewline).dropFirst()
        let isOne = lines.count { $0.contains { !$0.isWhitespace } } < 2
        return .error(
          .specialCharacter, PitfallMessages.blockInFlow(source.text(character)),
          at: source.span(character),
          hint: isOne ? hint : "write the mapping without braces, with a line for each key")
      }
      return .error(
        .specialCharacter, PitfallMessages.block(source.text(character)),
        at: source.span(character), hint: hint)
    case Byte.singleQuote, Byte.doubleQuote:
      let end = source.endOfQuoted(at: start, limit: value.upperBound)
      return textAfter(end ?? start, of: value, PitfallMessages.afterQuote, hint: hint)
    case Byte.openBrace, Byte.openBracket:
      if let end = FlowEntries(at: start, in: source)?.end, end < value.upperBound {
        return textAfter(end, of: value, PitfallMessages.afterBracket, hint: hint)
      }
      return firstTrap(inListAt: value, hint: hint)
    case let first where "%@`,]}-?:#".utf8.contains(first):
      let isSpaced = "-?:".utf8.contains(first)
      let shown = source.text(start..<start + 1) + (isSpaced ? " " : "")
      if isSpaced, !source.isSpace(at: start + 1) { break }
      return .error(
        .specialCharacter, PitfallMessages.start(shown), at: source.span(start..<start + 1),
        hint: hint)
    default: break
    }
    return pitfall(inside: value, isFlow: isFlow, hint: hint)
  }

  /// Makes the error for a part of a plain value.
  private func pitfall(inside value: Range<Int>, isFlow: Bool, hint: Hint?) -> Diagnostic {
    let text = joiningLines(of: source.text(value))
    // Swift whose block is not closed on the line continues below it.
    let isOpen = !isFlow && SwiftNesting(source, value).open.contains(Byte.openBrace)
    let hint = isOpen ? "write Swift of several lines on the lines below '|'" : hint
    if let colon = source.firstColon(in: value), !isFlow || source[problem] == Byte.colon {
      let place = value.contains(problem) && source[problem] == Byte.colon ? problem : colon
      return .error(
        .tornValue, PitfallMessages.colon, at: source.span(place..<place + 1), hint: hint)
    }
    if let hash = source.firstHash(in: value) {
      return .error(
        .unintendedComment, PitfallMessages.comment, at: source.span(hash..<value.upperBound),
        hint: hint)
    }
    return .error(.tornValue, PitfallMessages.brackets(text), at: source.span(value), hint: hint)
  }

  /// Makes the error for a list that must be quoted as a whole because of one of its entries.
  private func firstTrap(inListAt list: Range<Int>, hint: Hint?) -> Diagnostic {
    let entries = FlowEntries(at: list.lowerBound, in: source)?.entries ?? []
    guard let entry = entries.first(where: { problem < $0.upperBound }) ?? entries.last,
      source[entry.lowerBound] != Byte.openBracket
    else {
      return .error(
        .tornValue, PitfallMessages.brackets(source.text(list)), at: source.span(list), hint: hint)
    }
    return pitfall(in: entry, isFlow: true, hint: hint)
  }

  private func textAfter(
    _ end: Int, of value: Range<Int>, _ message: (String) -> String, hint: Hint?
  ) -> Diagnostic {
    let rest = source.trimmed(end..<max(end, value.upperBound))
    return .error(.tornValue, message(source.text(rest)), at: source.span(rest), hint: hint)
  }
}

extension SourceLookup {
  /// Returns the offset directly after the characters up to the next blank or line break.
  func endOfWord(at offset: Int) -> Int {
    var end = offset
    while !isSpace(at: end) { end += 1 }
    return end
  }

  /// Returns the first colon in a value that ends a key in YAML.
  func firstColon(in value: Range<Int>) -> Int? {
    value.first { self[$0] == Byte.colon && ($0 + 1 == value.upperBound || isSpace(at: $0 + 1)) }
  }

  /// Returns the first `#` in a value that begins a comment in YAML.
  fileprivate func firstHash(in value: Range<Int>) -> Int? {
    value.first { startsComment(at: $0, from: value.lowerBound) }
  }
}
