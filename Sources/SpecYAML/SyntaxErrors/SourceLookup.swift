import SpecSource

/// A file's bytes with what messages need to look up in them: lines, blanks and quoted texts.
///
/// Used when something is wrong, so it may read a line more than once; reading a spec without mistakes never comes here.
struct SourceLookup {
  let file: SourceFile

  var bytes: [UInt8] { file.bytes }

  /// The byte at an offset; zero, which no spec holds, behind the end.
  subscript(offset: Int) -> UInt8 {
    offset >= 0 && offset < bytes.count ? bytes[offset] : 0
  }

  /// The text of a range.
  func text(_ range: Range<Int>) -> String {
    file.text(range)
  }

  /// The line around an offset, without its line break and without a byte order mark.
  func line(around offset: Int) -> Range<Int> {
    var start = min(offset, bytes.count)
    while start > 0, !bytes[start - 1].isLineBreak { start -= 1 }
    if start == 0 { start = min(lengthOfByteOrderMark(in: bytes), bytes.count) }
    var end = max(start, min(offset, bytes.count))
    while end < bytes.count, !bytes[end].isLineBreak { end += 1 }
    return start..<end
  }

  /// The lines of a range, the first one being the line around its start.
  func lines(in range: Range<Int>) -> some Sequence<Range<Int>> {
    sequence(first: line(around: range.lowerBound)) { line in
      line.upperBound + 1 < range.upperBound ? self.line(around: line.upperBound + 1) : nil
    }
  }

  /// The lines below another one.
  func lines(below line: Range<Int>) -> some Sequence<Range<Int>> {
    lines(in: line.lowerBound..<bytes.count + 1).dropFirst()
  }

  /// Whether a line holds more than blanks and a comment.
  func hasContent(_ line: Range<Int>) -> Bool {
    let content = trimmed(line)
    return !content.isEmpty && self[content.lowerBound] != Byte.hash
  }

  /// The nearest line above an offset that holds more than blanks and a comment.
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

  /// A range without the blanks and line breaks at its ends.
  func trimmed(_ range: Range<Int>) -> Range<Int> {
    bytes.trimmed(range)
  }

  /// Right behind the blanks at an offset.
  func skipBlanks(_ offset: Int) -> Int {
    var offset = offset
    while self[offset].isBlank { offset += 1 }
    return offset
  }

  /// Right behind the blanks, line breaks and comments at an offset.
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

  /// Right behind the quoted YAML text that begins at an offset; nil when its quote is not closed before `limit`.
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

  /// Whether a blank, a line break or the end of the file stands at an offset.
  func isSpace(at offset: Int) -> Bool {
    offset >= bytes.count || bytes[offset].isWhiteSpace
  }

  /// The span of a range.
  func span(_ range: Range<Int>) -> SourceSpan {
    SourceSpan(file: file, offsets: range)
  }
}
