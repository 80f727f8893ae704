extension Diagnostic {
  /// An edit of a source file.
  public struct Fix: Sendable, Hashable {
    /// What is replaced.
    public var span: SourceSpan
    /// What stands there then.
    public var replacement: String

    /// Makes an edit.
    public init(replacing span: SourceSpan, by replacement: String) {
      self.span = span
      self.replacement = replacement
    }

    /// Whether what it replaces is what stands in the file, and nothing that was left out when it was read.
    var isSafe: Bool {
      span.file.bytes[span.offsets] == span.file.original[span.offsets]
    }

    /// The lines that it changes as they are then, without the indentation of the first one and the blanks at the end.
    ///
    /// Where whole lines are added behind one, these lines.
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
  /// The text without so many of the blanks that it begins with.
  fileprivate func withoutBlanks(atMost count: Int) -> Substring {
    let blanks = prefix(count).prefix { $0 == " " || $0 == "\t" }
    return dropFirst(blanks.count)
  }
}
