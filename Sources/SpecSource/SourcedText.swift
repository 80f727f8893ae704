/// Text that was taken out of a source file, with the way back from each of its bytes.
///
/// A quoted or block scalar's text differs from what stands in the file (escapes are resolved, indentation is
/// removed); errors inside the text are still reported where the reader sees them.
public struct SourcedText: Sendable {
  /// The text itself.
  public let text: String

  /// Where the text stands in its file, quotes and block headers included.
  public let span: SourceSpan

  /// Turns a UTF-8 offset of `text` into a UTF-8 offset of the file.
  private let fileOffset: @Sendable (Int) -> Int

  /// Makes a text that differs from its source, with the way back.
  ///
  /// - Parameter fileOffset: Turns a UTF-8 offset of `text`, its end included, into one of the file. It is called for
  ///   diagnostics only, so it need not be fast.
  public init(text: String, span: SourceSpan, fileOffset: @escaping @Sendable (Int) -> Int) {
    self.text = text
    self.span = span
    self.fileOffset = fileOffset
  }

  /// Takes the text of a span as it stands in the file.
  public init(verbatim span: SourceSpan) {
    let start = span.start.offset
    self.init(text: span.text, span: span) { start + $0 }
  }

  /// The place in the file of a stretch of the text, given in UTF-8 offsets of the text.
  public func span(of range: Range<Int>) -> SourceSpan {
    let start = fileOffset(range.lowerBound)
    let end = range.isEmpty ? start : fileOffset(range.upperBound - 1) + 1
    return SourceSpan(file: span.file, offsets: start..<max(start, end))
  }
}
