import SpecSource

/// Decodes the text of a scalar from the file again, together with the position of every byte.
///
/// libyaml provides only the text. A replay is made only when a position is needed, which is rare, so that reading
/// stays fast.
struct ScalarReplay {
  /// The text, which equals libyaml's text of the scalar.
  private(set) var text: [UInt8] = []

  /// The offset in the file of the byte or escape that each byte of the text comes from.
  private(set) var offsets: [Int] = []

  let bytes: [UInt8]

  /// Makes the replay of a scalar.
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

  /// Adds a byte that comes from an offset.
  mutating func add(_ byte: UInt8, from offset: Int) {
    text.append(byte)
    offsets.append(offset)
  }

  /// Adds the unchanged bytes of a range.
  mutating func add(_ range: Range<Int>) {
    text += bytes[range]
    offsets += range
  }

  /// Adds a line break as YAML reads it: LF for most line breaks; LS and PS unchanged.
  mutating func add(_ lineBreak: LineBreak) {
    if lineBreak.isNewLine {
      add(Byte.lineFeed, from: lineBreak.start)
    } else {
      add(lineBreak.start..<lineBreak.end)
    }
  }
}

extension SourcedText {
  /// Makes the text of a scalar, which determines its positions at their first use.
  init(_ scalar: YAMLScalar, at span: SourceSpan, text: String) {
    let start = span.startOffset
    let quotes = scalar.style == .plain ? 0 : 1
    let isInQuotes = scalar.style == .singleQuoted || scalar.style == .doubleQuoted
    if scalar.style == .plain || isInQuotes,
      scalar.text.utf8.count == span.offsets.count - 2 * quotes
    {
      // The text is as long as its source, so nothing was resolved: escapes and folded lines only shorten a text.
      self.init(text: text, span: span, verbatimFrom: start + quotes)
      return
    }
    let places = ScalarPlaces(of: scalar, at: span)
    self.init(text: text, span: span) { offset in
      places[offset] ?? (isInQuotes ? span.endOffset - 1 : span.endOffset)
    }
  }
}
