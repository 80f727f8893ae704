import SpecSource

/// The text of a scalar once more, decoded from the file together with the way back from every byte.
///
/// libyaml gives the text alone. Made when somebody asks for a place, which is rare, so that reading stays fast.
struct ScalarReplay {
  /// The text, equal to what libyaml made of the scalar.
  private(set) var text: [UInt8] = []

  /// For each byte of the text the offset of the byte or escape in the file that it came from.
  private(set) var offsets: [Int] = []

  let bytes: [UInt8]

  /// Replays a scalar.
  init(_ scalar: YAMLScalar, at span: SourceSpan) {
    bytes = span.file.bytes
    let range = span.offsets
    switch scalar.style {
    case .plain: replayFlow(range, quote: nil)
    case .singleQuoted:
      replayFlow(range.lowerBound + 1..<range.upperBound - 1, quote: Byte.singleQuote)
    case .doubleQuoted:
      replayFlow(range.lowerBound + 1..<range.upperBound - 1, quote: Byte.doubleQuote)
    case .literal, .folded:
      let block = BlockScalar(span.file, span.offsets, text: scalar.text)
      if scalar.text.unicodeScalars.allSatisfy({ "\n\u{2028}\u{2029}".unicodeScalars.contains($0) })
      {
        replayBreaks(block, count: scalar.text.utf8.count)
      } else {
        replayBlock(block, style: scalar.style)
      }
    }
  }

  /// Adds a byte that came from an offset.
  mutating func add(_ byte: UInt8, from offset: Int) {
    text.append(byte)
    offsets.append(offset)
  }

  /// Adds the bytes of a range as they are.
  mutating func add(_ range: Range<Int>) {
    text += bytes[range]
    offsets += range
  }

  /// Adds a line break as YAML reads it: LF for most of them, LS and PS as they are.
  mutating func add(_ lineBreak: LineBreak) {
    if lineBreak.isNewLine {
      add(Byte.lineFeed, from: lineBreak.start)
    } else {
      add(lineBreak.start..<lineBreak.end)
    }
  }
}

extension SourcedText {
  /// Makes the text of a scalar, which finds its way back when it is asked.
  init(_ scalar: YAMLScalar, at span: SourceSpan, text: String) {
    let start = span.startOffset
    let quotes = scalar.style == .plain ? 0 : 1
    let isInQuotes = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    if scalar.style == .plain || isInQuotes,
      scalar.text.utf8.count == span.offsets.count - 2 * quotes
    {
      // As long as its source, so nothing was resolved: escapes and folded lines only ever shorten a text.
      self.init(text: text, span: span, verbatimFrom: start + quotes)
      return
    }
    let places = ScalarPlaces(of: scalar, at: span)
    self.init(text: text, span: span) { offset in
      places[offset] ?? (isInQuotes ? span.endOffset - 1 : span.endOffset)
    }
  }
}
