extension Scanner {
  /// Reads the name in a tag.
  ///
  /// - Returns: Whether the name is valid; an invalid name is reported.
  mutating func setName(_ range: Range<Int>, of token: inout Token, sigil: String) -> Bool {
    guard !range.isEmpty else {
      template.report(
        .invalidTag, "this tag is empty", at: token.range,
        hint: "write a name: \(delimiters.tag(sigil + "name"))"
      )
      return false
    }
    token.name = template.file.text(range)
    switch token.kind {
    case .variable, .section, .inverted: return setPath(token.name, of: &token)
    case .partial: return setPartial(range, of: &token)
    case .block, .parent: return checkWord(range, of: token)
    case .close, .text, .silent: return true
    }
  }

  /// Reads the path in a variable or section tag.
  private mutating func setPath(_ text: String, of token: inout Token) -> Bool {
    token.path = TagPath(text)
    guard token.path == nil else { return true }
    template.report(.invalidTag, "'\(text)' is not a name", at: token.range, hint: nameHint(text))
    return false
  }

  /// Reads the name of a partial, and the context after it if the tag has one.
  private mutating func setPartial(_ range: Range<Int>, of token: inout Token) -> Bool {
    let words = bytes.words(in: range)
    token.name = template.file.text(words[0])
    guard words.count < 3 else {
      template.report(
        .invalidTag, "a partial tag has a name and at most one context", at: token.range,
        hint: "write \(delimiters.tag(">\(token.name)")) or "
          + delimiters.tag(">\(token.name) context"))
      return false
    }
    return words.count < 2 || setPath(template.file.text(words[1]), of: &token)
  }

  /// Checks that the name of a block or parent contains no blanks.
  private mutating func checkWord(_ range: Range<Int>, of token: Token) -> Bool {
    guard bytes.words(in: range).count > 1 else { return true }
    template.report(
      .invalidTag, "'\(token.name)' is not a name", at: token.range, hint: "write it without blanks"
    )
    return false
  }

  /// Returns a hint for the replacement of a text that is not a name.
  private func nameHint(_ text: String) -> String {
    if text == ".." { return "write '../.' for the context around this one" }
    if let first = text.utf8.first, "#^/>$<&!=".utf8.contains(first) {
      let sigil = text.prefix(1)
      return "put the '\(sigil)' right after the delimiter: \(delimiters.tag(text))"
    }
    return "write letters, digits, '_' and '-', with '.' between names of nested objects "
      + "and '../' at the front for each outer context"
  }
}
