import SpecSource

/// A file's bytes with look-ups for messages: lines, blanks and quoted texts.
///
/// The look-ups are used only after a mistake was found, so they may read a line more than once.
struct SourceLookup {
  let file: SourceFile

  var bytes: [UInt8] { file.bytes }

  /// The byte at an offset; after the end, zero, which no spec contains.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// Returns the text of a range.
  func text(_ range: Range<Int>) -> String {
    file.text(range)
  }

  /// Returns the line around an offset, without its line break and without a byte order mark.
  func line(around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    if start == 0 { start = min(lengthOfByteOrderMark(in: bytes), bytes.count) }
    var end = max(start, min(offset, bytes.count))
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return start..<end
  }

  /// Returns the lines of a range. The first one is the line around its start.
  func lines(in range: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(first: line(around: range.lowerBound)) { line in
      line.upperBound + 1 < range.upperBound ? self.line(around: line.upperBound + 1) : nil
    }
  }

  /// Returns the lines below a line.
  func lines(below line: Range<Int>) -> some Sequence<Range<Int>> {
    lines(in: line.lowerBound..<bytes.count + 1).dropFirst()
  }

  /// Whether a line contains more than blanks and a comment.
  func hasContent(_ line: Range<Int>) -> Bool {
    let content = trimmed(line)
    return !content.isEmpty && self[content.lowerBound] != Byte.hash
  }

  /// Returns the nearest line above an offset that contains more than blanks and a comment.
  func contentLine(above offset: Int) -> Range<Int>? {
    var line = line(around: offset)
    while line.lowerBound > 0 {
      let previous = self.line(around: line.lowerBound - 1)
      guard previous.lowerBound < line.lowerBound else { return nil }
      line = previous
      if hasContent(line) { return line }
    }
    return nil
  }

  /// Returns a range without the blanks and line breaks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    bytes.trimmed(range)
  }

  /// Returns the offset directly after the blanks at an offset.
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while self[offset].isBlank { offset += 1 }
    return offset
  }

  /// Returns the offset directly after the blanks, line breaks and comments at an offset.
  func skipSpace(_ offset: Int) -> Int {
    var offset = offset
    while offset < bytes.count {
      if bytes[offset].isWhiteSpace {
        offset += 1
      } else if bytes[offset] == Byte.hash {
        offset = line(around: offset).upperBound
      } else {
        break
      }
    }
    return offset
  }

  /// Returns the offset directly after the quoted YAML text that begins at an offset; nil if its quote is not closed
  /// before `limit`.
  func endOfQuoted(at start: Int, limit: Int) -> Int? {
    let quote = self[start]
    var index = start + 1
    while index < limit {
      if bytes[index] == quote {
        guard quote == Byte.singleQuote, self[index + 1] == quote else { return index + 1 }
        index += 1
      } else if bytes[index] == Byte.backslash, quote == Byte.doubleQuote {
        index += 1
      }
      index += 1
    }
    return nil
  }

  /// Whether an offset has a blank or a line break, or is at the end of the file.
  func isSpace(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isWhiteSpace
  }

  /// Returns the span of a range.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }
}
