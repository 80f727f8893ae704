import SpecSource

/// Values that begin with `#`, which YAML reads as comments, so that `check: #available(iOS 17, *)` is silently
/// empty.
extension NodeBuilder {
  /// Reports a comment directly after a key's colon that looks like Swift's `#if` or `#selector`.
  mutating func checkHash(afterKey key: borrowing YAMLNode) {
    guard key.scalar != nil else { return }
    let source = SourceLookup(file: file)
    let colon = source.skipBlanks(key.endPosition.offset)
    guard source[colon] == Byte.colon else { return }
    checkHash(at: source.skipBlanks(colon + 1), in: source)
  }

  /// Reports such a comment after the dash of an otherwise empty entry.
  mutating func checkHash(afterDashOf entry: borrowing YAMLNode) {
    guard entry.isNothing, open.last?.isFlow == false else { return }
    let source = SourceLookup(file: file)
    checkHash(at: source.skipBlanks(entry.endPosition.offset), in: source)
  }

  /// Reports a comment at an offset, unless a space after its `#` shows that a comment was meant.
  private mutating func checkHash(at hash: Int, in source: SourceLookup) {
    guard source[hash] == Byte.hash, source[hash + 1].isLetter else { return }
    let value = valueAfter(hash, in: source)
    report(
      .unintendedComment, PitfallMessages.hash, at: source.span(value),
      hint: hint(quoting: value, in: source))
  }

  /// Returns the range of the value that begins with a `#`, up to the comment after it or, between brackets, to its
  /// end.
  private func valueAfter(_ hash: Int, in source: SourceLookup) -> Range<Int> {
    let line = source.line(around: hash)
    let value = hash..<source.withoutComment(hash + 1..<line.upperBound).upperBound
    guard open.last?.isFlow == true else { return value }
    var nesting = SwiftNesting()
    var end = hash
    while end < value.upperBound, !nesting.isOutside || !",]}".utf8.contains(source[end]) {
      end = nesting.step(at: end, in: source)
    }
    return source.trimmed(hash..<min(end, value.upperBound))
  }

  /// Returns the hint with the line whose value is in quotes. If more lines below belong to the value, the hint also
  /// names the alternatives.
  private func hint(quoting value: Range<Int>, in source: SourceLookup) -> Hint {
    let quoting = QuoteRepair(source: source)
    if let flow = outermostFlowStart {
      return quoting.hint(repairing: value.lowerBound, flowStart: flow)
        ?? "put the value in single quotes: \(quoting.quoted(value))"
    }
    let shape = LineShape(around: value.lowerBound, in: source)
    guard source.hasDeeperLine(below: shape) else { return quoting.hint(quoting: value) }
    let key = source.text(shape.content.lowerBound..<value.lowerBound)
    return Hint(
      "write Swift of several lines after '|', as in '\(key)|' with '\(source.text(value))'"
        + " on the line below, or a comment with a space after its '#'")
  }
}

extension SourceLookup {
  /// Whether the first line below a key's line that is no comment is indented deeper than the key.
  fileprivate func hasDeeperLine(below shape: LineShape) -> Bool {
    guard let next = lines(below: shape.line).first(where: hasContent) else { return false }
    let key = shape.key?.lowerBound ?? shape.content.lowerBound
    return trimmed(next).lowerBound - next.lowerBound > key - shape.line.lowerBound
  }
}
