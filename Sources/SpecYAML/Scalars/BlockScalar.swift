import SpecSource

/// The layout of a block scalar in its file: the positions of its lines, and their indentation.
struct BlockScalar {
  /// The final line breaks that belong to the text.
  enum Chomping {
    /// The first line break.
    case clip
    /// No line break, as specified by `-` in the header.
    case strip
    /// All line breaks, as specified by `+` in the header.
    case keep
  }

  private let file: SourceFile

  /// The range from the header to the scalar's end, which is either libyaml's end (the start of the next line) or the
  /// node's.
  private let range: Range<Int>

  /// The start of the first line below the header.
  let firstLine: Int

  /// The number of columns of indentation that are not part of the text.
  let indentation: Int

  /// Reads the layout.
  ///
  /// - Parameters:
  ///   - range: The scalar's offsets as reported by libyaml.
  ///   - text: The scalar's decoded text, which determines how much of the first line is indentation.
  init(_ file: SourceFile, _ range: Range<Int>, text: String) {
    self.file = file
    self.range = range
    var offset = range.lowerBound
    while offset < range.upperBound, LineBreak(in: file.bytes, at: offset) == nil { offset += 1 }
    firstLine = LineBreak(in: file.bytes, at: offset)?.end ?? range.upperBound
    indentation = BlockScalar.indentation(of: text, in: file.bytes, from: firstLine)
  }

  private var bytes: [UInt8] { file.bytes }

  /// The end of the last character that is not one of the final line breaks.
  var end: Int {
    var end = max(range.upperBound, firstLine)
    while end > firstLine {
      let lineEnd = offsetBeforeBreak(endingAt: end)
      var lineStart = lineEnd
      while lineStart > firstLine, !endsBreak(at: lineStart) { lineStart -= 1 }
      let isBlank = bytes[lineStart..<lineEnd].allSatisfy { $0 == Byte.space }
      if !isBlank || lineEnd - lineStart > indentation { return lineEnd }
      end = lineStart
    }
    return offsetBeforeBreak(endingAt: firstLine)
  }

  /// Returns the indentation of the lines: the number of blanks of a line in the file, less their number in the text.
  private static func indentation(of text: String, in bytes: [UInt8], from firstLine: Int) -> Int {
    var kept = 0
    var mostKept = 0
    var hasContent = false
    for scalar in text.unicodeScalars {
      if scalar == " " {
        kept += 1
        mostKept = max(mostKept, kept)
      } else if scalar == "\n" || scalar == "\u{2028}" || scalar == "\u{2029}" {
        kept = 0
      } else {
        hasContent = true
        break
      }
    }
    var spaces = 0
    var widest = 0
    var offset = firstLine
    while offset < bytes.count {
      if bytes[offset] == Byte.space {
        spaces += 1
        offset += 1
      } else if let lineBreak = LineBreak(in: bytes, at: offset) {
        widest = max(widest, spaces)
        spaces = 0
        offset = lineBreak.end
      } else {
        break
      }
    }
    if hasContent { return max(0, spaces - kept) }
    // The text consists of spaces and line breaks, and every space beyond the indentation is part of the text.
    return max(0, max(widest, offset == bytes.count ? spaces : 0) - mostKept)
  }

  /// Returns the offset before the line break that ends at an offset; the offset itself without such a line break.
  private func offsetBeforeBreak(endingAt end: Int) -> Int {
    guard end > range.lowerBound, bytes[end - 1].isLineBreak || bytes[end - 1] >= 0x80 else {
      return end
    }
    for length in 1...3 where end - length >= range.lowerBound {
      if let lineBreak = LineBreak(in: bytes, at: end - length), lineBreak.end == end {
        let isPair =
          length == 1 && end >= 2 && bytes[end - 1] == Byte.lineFeed
          && bytes[end - 2] == Byte.carriageReturn
        return end - (isPair ? 2 : length)
      }
    }
    return end
  }

  /// The final line breaks that belong to the text.
  var chomping: Chomping {
    for byte in bytes[range.lowerBound..<firstLine].dropFirst() {
      switch byte {
      case Byte.dash: return .strip
      case UInt8(ascii: "+"): return .keep
      case UInt8(ascii: "1")...UInt8(ascii: "9"): continue
      default: return .clip
      }
    }
    return .clip
  }

  /// Whether a line break ends directly before an offset.
  func endsBreak(at offset: Int) -> Bool {
    offsetBeforeBreak(endingAt: offset) != offset
  }
}
