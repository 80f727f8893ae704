/// Literal and folded block scalars.
extension ScalarReplay {
  /// What is known of the line before the one that is replayed.
  private struct PreviousLine {
    /// The line's own break; nil before the first line and at the end of the file.
    var lineBreak: LineBreak?
    /// The breaks of the blank lines behind it.
    var blankLines: [LineBreak] = []
    /// Whether it begins with a blank, so that folding leaves it alone.
    var isIndented = false
  }

  /// Replays a block scalar of blank lines only, whose indentation cannot be told from the text.
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

  /// Whether a line's text, at an offset behind its indentation, belongs to the scalar.
  private func isContent(_ index: Int, in block: BlockScalar) -> Bool {
    guard index >= block.indentation else { return false }
    let lineStart = index - block.indentation
    guard bytes[lineStart..<index].allSatisfy({ $0 == Byte.space }) else { return false }
    return lineStart == block.firstLine || block.endsBreak(at: lineStart)
  }

  /// Skips the blank lines at an offset and the indentation of the line behind them.
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

  /// Adds the line breaks at the end that the header wants to keep.
  private mutating func chomp(_ previous: PreviousLine, _ chomping: BlockScalar.Chomping) {
    if chomping != .strip, let lineBreak = previous.lineBreak { add(lineBreak) }
    if chomping == .keep {
      for lineBreak in previous.blankLines { add(lineBreak) }
    }
  }
}
