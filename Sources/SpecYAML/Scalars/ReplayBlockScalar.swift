/// Literal and folded block scalars.
extension ScalarReplay {
  /// The line before the replayed one.
  private struct PreviousLine {
    /// The line's own break; nil before the first line and at the end of the file.
    var lineBreak: LineBreak?
    /// The breaks of the blank lines after it.
    var blankLines: [LineBreak] = []
    /// Whether the line begins with a blank, so that it is not folded.
    var isIndented = false
  }

  /// Replays a block scalar that consists of blank lines, whose indentation does not follow from the text.
  mutating func replayBreaks(_ block: BlockScalar, count: Int) {
    var index = block.firstLine
    while text.count < count, index < bytes.count {
      if let lineBreak = LineBreak(in: bytes, at: index) {
        add(lineBreak)
        index = lineBreak.end
      } else {
        index += 1
      }
    }
  }

  /// Replays the lines of a block scalar.
  mutating func replayBlock(_ block: BlockScalar, style: YAMLScalar.Style) {
    var previous = PreviousLine()
    var index = skipBlankLines(from: block.firstLine, in: block, into: &previous)
    while index < bytes.count, isContent(index, in: block) {
      let start = index
      let isIndented = bytes[start].isBlank
      joinLines(previous, isIndented: isIndented, isFolded: style == .folded)
      while index < bytes.count, LineBreak(in: bytes, at: index) == nil { index += 1 }
      add(start..<index)
      previous = PreviousLine(lineBreak: LineBreak(in: bytes, at: index), isIndented: isIndented)
      index = skipBlankLines(
        from: previous.lineBreak?.end ?? bytes.count, in: block, into: &previous)
    }
    chomp(previous, block.chomping)
  }

  /// Whether the text of a line, at an offset after its indentation, belongs to the scalar.
  private func isContent(_ index: Int, in block: BlockScalar) -> Bool {
    guard index >= block.indentation else { return false }
    let lineStart = index - block.indentation
    guard bytes[lineStart..<index].allSatisfy({ $0 == Byte.space }) else { return false }
    return lineStart == block.firstLine || block.endsBreak(at: lineStart)
  }

  /// Skips the blank lines at an offset and the indentation of the line after them.
  private func skipBlankLines(
    from offset: Int, in block: BlockScalar, into previous: inout PreviousLine
  ) -> Int {
    var index = offset
    while true {
      var column = 0
      while column < block.indentation, index < bytes.count, bytes[index] == Byte.space {
        index += 1
        column += 1
      }
      guard let lineBreak = LineBreak(in: bytes, at: index) else { return index }
      previous.blankLines.append(lineBreak)
      index = lineBreak.end
    }
  }

  /// Adds the line breaks between two lines.
  private mutating func joinLines(_ previous: PreviousLine, isIndented: Bool, isFolded: Bool) {
    if let lineBreak = previous.lineBreak {
      let isJoined =
        isFolded && lineBreak.isNewLine && !previous.isIndented && !isIndented
      if !isJoined {
        add(lineBreak)
      } else if previous.blankLines.isEmpty {
        add(Byte.space, from: lineBreak.start)
      }
    }
    for lineBreak in previous.blankLines { add(lineBreak) }
  }

  /// Adds the final line breaks that the header keeps.
  private mutating func chomp(_ previous: PreviousLine, _ chomping: BlockScalar.Chomping) {
    if chomping != .strip, let lineBreak = previous.lineBreak { add(lineBreak) }
    if chomping == .keep {
      for lineBreak in previous.blankLines { add(lineBreak) }
    }
  }
}
