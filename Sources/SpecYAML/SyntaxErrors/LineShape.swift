/// A line of a block collection with the parts that its writer meant: dashes, a key, a value.
///
/// YAML reads a second key in `do: f(a: 1)`, but the line's shape has a value that should be quoted.
struct LineShape {
  /// The whole line, without its line break.
  let line: Range<Int>

  /// The line without its indentation, trailing blanks and comment.
  let content: Range<Int>

  /// Whether the content begins with the dash of a list's entry.
  let hasDash: Bool

  /// The key without its colon; nil if no colon ends a key.
  let key: Range<Int>?

  /// The value without its comment, or the text that is no key; empty without a value.
  let value: Range<Int>

  /// Reads the line around an offset.
  init(around offset: Int, in source: SourceLookup) {
    line = source.line(around: offset)
    let start = source.skipBlanks(line.lowerBound)
    var inner = start
    while inner < line.upperBound, source[inner] == Byte.dash || source[inner] == Byte.question,
      source.isSpace(at: inner + 1)
    {
      inner = min(source.skipBlanks(inner + 1), line.upperBound)
    }
    hasDash = inner > start && source[start] == Byte.dash
    if let colon = source.colon(endingKeyIn: inner..<line.upperBound) {
      key = source.trimmed(inner..<colon)
      let valueStart = min(source.skipBlanks(colon + 1), line.upperBound)
      value = source.withoutComment(valueStart..<line.upperBound)
      content = min(start, line.upperBound)..<max(colon + 1, value.upperBound)
    } else {
      key = nil
      value = source.withoutComment(inner..<line.upperBound)
      content = min(start, value.lowerBound)..<value.upperBound
    }
  }
}

extension SourceLookup {
  /// Returns the colon that ends the key at the start of a range; nil without such a colon.
  ///
  /// Colons in brackets or strings belong to Swift, so `f(a: 1)` has no key.
  func colon(endingKeyIn range: Range<Int>) -> Int? {
    var index = range.lowerBound
    if self[index] == Byte.singleQuote || self[index] == Byte.doubleQuote {
      guard let end = endOfQuoted(at: index, limit: range.upperBound) else { return nil }
      let colon = skipBlanks(end)
      return colon < range.upperBound && self[colon] == Byte.colon ? colon : nil
    }
    var nesting = SwiftNesting()
    while index < range.upperBound {
      let isSpaced = index + 1 >= range.upperBound || isSpace(at: index + 1)
      if self[index] == Byte.colon, isSpaced, !nesting.isOpen { return index }
      if startsComment(at: index, from: range.lowerBound), nesting.isOutside { return nil }
      index = nesting.step(at: index, in: self)
    }
    return nil
  }

  /// Returns a value's range without a comment after it and without blanks at its end.
  ///
  /// A `#` inside of brackets or strings belongs to Swift.
  func withoutComment(_ range: Range<Int>) -> Range<Int> {
    var index = range.lowerBound
    if self[index] == Byte.singleQuote {
      index = endOfQuoted(at: index, limit: range.upperBound) ?? range.lowerBound
    }
    var nesting = SwiftNesting()
    while index < range.upperBound {
      if startsComment(at: index, from: range.lowerBound), nesting.isOutside {
        return range.lowerBound..<trimmed(range.lowerBound..<index).upperBound
      }
      index = nesting.step(at: index, in: self)
    }
    return range.lowerBound..<max(range.lowerBound, trimmed(range).upperBound)
  }

  /// Whether YAML reads the byte at an offset as the start of a comment, in a value that begins at `start`.
  func startsComment(at offset: Int, from start: Int) -> Bool {
    self[offset] == Byte.hash && (offset == start || self[offset - 1].isBlank)
  }
}
