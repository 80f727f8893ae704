extension Diagnostic {
  /// An edit of a source file.
  public struct Fix: Sendable, Hashable {
    /// The span that is replaced.
    public var span: SourceSpan
    /// The text that replaces the span.
    public var replacement: String

    /// Makes an edit from a span and its replacement.
    public init(replacing span: SourceSpan, by replacement: String) {
      self.span = span
      self.replacement = replacement
    }

    /// Whether the edit replaces only text that is in the file as it was read, and no part that was left out in
    /// reading.
    var isSafe: Bool {
      span.file.bytes[span.offsets] == span.file.original[span.offsets]
    }

    /// The affected lines as they read after the edit, without the indentation of the first line and without
    /// trailing spaces.
    ///
    /// If the edit inserts whole lines, the result contains only those lines.
    public var lines: String {
      if span.offsets.isEmpty, replacement.first == "\n" { return String(replacement.dropFirst()) }
      let file = span.file
      var start = span.startOffset
      while start > 0, !file.bytes[start - 1].isLineBreak { start -= 1 }
      if start == 0, file.bytes.starts(with: [0xEF, 0xBB, 0xBF]) {
        start = min(3, span.startOffset)
      }
      let first = start
      while start < span.startOffset, file.bytes[start].isBlank { start += 1 }
      var end = span.endOffset
      while end < file.bytes.count, !file.bytes[end].isLineBreak { end += 1 }
      while end > span.endOffset, file.bytes[end - 1].isBlank { end -= 1 }
      let text =
        file.text(start..<span.startOffset) + replacement + file.text(span.endOffset..<end)
      return text.split(separator: "\n", omittingEmptySubsequences: false)
        .map { $0.withoutBlanks(atMost: start - first) }.joined(separator: "\n")
    }
  }
}

extension Substring {
  /// Returns the text without its leading blanks, of which at most a number is removed.
  fileprivate func withoutBlanks(atMost count: Int) -> Substring {
    let blanks = prefix(count).prefix { $0 == " " || $0 == "\t" }
    return dropFirst(blanks.count)
  }
}
