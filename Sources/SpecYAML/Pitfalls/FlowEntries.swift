/// The contents of a flow collection's brackets, divided into entries as their writer meant them.
///
/// Commas inside of Swift's brackets and strings do not separate entries, so `{a: f(b, c)}` has a single entry.
struct FlowEntries {
  /// The ranges of the entries, without the blanks around them.
  private(set) var entries: [Range<Int>] = []

  /// The offset directly after the closing bracket.
  private(set) var end: Int

  /// Reads the collection whose opening bracket is at an offset; nil if the collection is not closed.
  init?(at open: Int, in source: SourceLookup) {
    let closer = source[open] == Byte.openBrace ? Byte.closeBrace : Byte.closeBracket
    var nesting = SwiftNesting()
    var index = source.skipSpace(open + 1)
    var start = index
    end = index
    while index < source.bytes.count {
      let byte = source[index]
      if nesting.isInString, byte.isLineBreak { return nil }
      if byte == Byte.singleQuote, !nesting.isInString, source.beginsFlowText(at: index) {
        guard let end = source.endOfFlowText(at: index) else { return nil }
        index = end
        continue
      }
      if nesting.isOutside, byte == Byte.comma || byte == closer {
        add(start..<index, in: source)
        end = index + 1
        if byte == closer { return }
        index = source.skipSpace(end)
        start = index
        continue
      }
      if byte == Byte.hash, !nesting.isInString, source[index - 1].isBlank,
        source.isSpace(at: index + 1)
      {
        index = source.line(around: index).upperBound
        continue
      }
      index = nesting.step(at: index, in: source)
      if !nesting.unopened.isEmpty {
        // A bracket of another kind closes before the collection's own: `{a: f(b}` still ends at its brace.
        guard byte == closer else { return nil }
        add(start..<index - 1, in: source)
        end = index
        return
      }
    }
    return nil
  }

  private mutating func add(_ range: Range<Int>, in source: SourceLookup) {
    let range = source.trimmed(range)
    if !range.isEmpty { entries.append(range) }
  }
}

extension SourceLookup {
  /// Whether a key or value of a flow collection can begin at an offset, according to the text before it.
  fileprivate func beginsFlowText(at offset: Int) -> Bool {
    var index = offset - 1
    while index >= 0, self[index].isWhiteSpace { index -= 1 }
    switch self[index] {
    case Byte.colon, Byte.comma, Byte.openBrace, Byte.openBracket: return true
    default: return false
    }
  }
}

extension SourceLookup {
  /// Returns the offset directly after the text in single quotes that begins at an offset. An apostrophe inside of
  /// the text does not end it: `'It's gone, it is'`.
  fileprivate func endOfFlowText(at start: Int) -> Int? {
    guard let end = endOfQuoted(at: start, limit: bytes.count), self[end].isLetter else {
      return endOfQuoted(at: start, limit: bytes.count)
    }
    let line = line(around: end)
    return (end..<line.upperBound).first { index in
      self[index] == Byte.singleQuote && ",}]".utf8.contains(self[skipBlanks(index + 1)])
    }.map { $0 + 1 } ?? end
  }
}
