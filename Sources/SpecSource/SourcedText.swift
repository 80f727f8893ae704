/// A text from a source file, with the position of each of its bytes in the file.
///
/// The text of a quoted or block scalar differs from the text in the file, because escapes are resolved and
/// indentation is removed. Errors inside of the text are still reported at the positions that the reader sees.
public struct SourcedText: Sendable {
  // Texts are copied often, so that all copies share their contents.
  let content: Content

  final class Content: Sendable {
    let text: String
    let span: SourceSpan
    let wayBack: WayBack

    init(text: String, span: SourceSpan, wayBack: WayBack) {
      self.text = text
      self.span = span
      self.wayBack = wayBack
    }
  }

  /// The way in which a UTF-8 offset of the text is converted to an offset in the file.
  enum WayBack: Sendable {
    /// The text is in the file unchanged, from an offset on.
    case verbatim(from: Int32)
    /// The bytes of the text come from bytes and escapes in the file, in order.
    case mapped(Mapping)
    /// The text was made from its whole span.
    case made
    /// The text is a part of another text, in which some ranges were replaced.
    case edited(Edited)
  }

  /// A conversion of offsets. It is an object, so that the many texts that are in the file unchanged need no memory
  /// for it.
  final class Mapping: Sendable {
    let fileOffset: @Sendable (Int) -> Int

    init(_ fileOffset: @escaping @Sendable (Int) -> Int) {
      self.fileOffset = fileOffset
    }
  }

  /// The text itself.
  public var text: String { content.text }

  /// The span of the text in its file, including quotes and block headers.
  public var span: SourceSpan { content.span }

  init(text: String, span: SourceSpan, wayBack: WayBack) {
    content = Content(text: text, span: span, wayBack: wayBack)
  }

  /// Makes a text that differs from its source, with a conversion of its offsets.
  ///
  /// - Parameter fileOffset: Converts a UTF-8 offset of `text`, including its end, to an offset in the file. It is
  ///   called only for diagnostics and traces, so it need not be fast.
  public init(text: String, span: SourceSpan, fileOffset: @escaping @Sendable (Int) -> Int) {
    self.init(text: text, span: span, wayBack: .mapped(Mapping(fileOffset)))
  }

  /// Makes a text whose bytes are consecutive in the file.
  ///
  /// - Parameter start: The position of the first byte in the file, in UTF-8 bytes.
  public init(text: String, span: SourceSpan, verbatimFrom start: Int) {
    self.init(text: text, span: span, wayBack: .verbatim(from: Int32(clamping: start)))
  }

  /// Makes a text from a whole span, none of whose bytes is a copy.
  public init(_ text: String, madeOf span: SourceSpan) {
    self.init(text: text, span: span, wayBack: .made)
  }

  /// Makes a text that is the unchanged text of a span.
  public init(verbatim span: SourceSpan) {
    self.init(text: span.text, span: span, verbatimFrom: span.startOffset)
  }

  /// Returns the span in the file of a range of the text, given in UTF-8 offsets of the text.
  public func span(of range: Range<Int>) -> SourceSpan {
    let start = fileOffset(range.lowerBound)
    let end = range.isEmpty ? start : fileOffset(range.upperBound - 1) + 1
    return SourceSpan(file: span.file, offsets: start..<max(start, end))
  }

  private func fileOffset(_ offset: Int) -> Int {
    switch content.wayBack {
    case .verbatim(let start): Int(start) + offset
    case .mapped(let mapping): mapping.fileOffset(offset)
    case .made: span.startOffset
    case .edited(let edited): edited.original.fileOffset(edited.offset(of: offset))
    }
  }
}
