/// Text that was taken out of a source file, with the way back from each of its bytes.
///
/// A quoted or block scalar's text differs from what stands in the file (escapes are resolved, indentation is
/// removed); errors inside the text are still reported where the reader sees them.
public struct SourcedText: Sendable {
  // Texts are handed around much, so that all copies share what they hold.
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

  /// What turns a UTF-8 offset of the text into one of the file.
  enum WayBack: Sendable {
    /// The text stands in the file as it is, from an offset on.
    case verbatim(from: Int32)
    /// Its bytes come from bytes and escapes of the file, in their order.
    case mapped(Mapping)
    /// It was made of its whole place.
    case made
    /// It is a part of another text, in which some ranges were replaced.
    case edited(Edited)
  }

  /// In an object, for which the many texts that stand in the file as they are need no room.
  final class Mapping: Sendable {
    let fileOffset: @Sendable (Int) -> Int

    init(_ fileOffset: @escaping @Sendable (Int) -> Int) {
      self.fileOffset = fileOffset
    }
  }

  /// The text itself.
  public var text: String { content.text }

  /// Where the text stands in its file, quotes and block headers included.
  public var span: SourceSpan { content.span }

  init(text: String, span: SourceSpan, wayBack: WayBack) {
    content = Content(text: text, span: span, wayBack: wayBack)
  }

  /// Makes a text that differs from its source, with the way back.
  ///
  /// - Parameter fileOffset: Turns a UTF-8 offset of `text`, its end included, into one of the file. It is called for
  ///   diagnostics and traces only, so it need not be fast.
  public init(text: String, span: SourceSpan, fileOffset: @escaping @Sendable (Int) -> Int) {
    self.init(text: text, span: span, wayBack: .mapped(Mapping(fileOffset)))
  }

  /// Makes a text whose bytes stand in the file one after the other.
  ///
  /// - Parameter start: Where the first one stands, in UTF-8 bytes.
  public init(text: String, span: SourceSpan, verbatimFrom start: Int) {
    self.init(text: text, span: span, wayBack: .verbatim(from: Int32(clamping: start)))
  }

  /// Makes a text of a whole place, none of whose bytes is a copy.
  public init(_ text: String, madeOf span: SourceSpan) {
    self.init(text: text, span: span, wayBack: .made)
  }

  /// Takes the text of a span as it stands in the file.
  public init(verbatim span: SourceSpan) {
    self.init(text: span.text, span: span, verbatimFrom: span.startOffset)
  }

  /// The place in the file of a stretch of the text, given in UTF-8 offsets of the text.
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
