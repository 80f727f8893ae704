/// The origin of a piece of generated text.
public struct Origin: Sendable, Hashable {
  /// The span in a source file.
  public var span: SourceSpan

  /// Whether the bytes of the piece equal the bytes of the span one by one.
  public var isExact: Bool

  /// Makes the origin of a piece that was made from a span, or that is an exact copy of the span.
  public init(_ span: SourceSpan, isExact: Bool = false) {
    self.span = span
    self.isExact = isExact
  }
}

/// A range of a generated text, and its origin.
public struct OriginRange: Sendable, Hashable {
  /// The range, in bytes.
  public var range: Range<Int>

  /// The origin of the range.
  public var origin: Origin

  /// Makes a range with its origin.
  public init(_ range: Range<Int>, _ origin: Origin) {
    self.range = range
    self.origin = origin
  }

  /// Returns the span in the source file that a byte of the range comes from, extended to the end of the origin.
  public func span(from offset: Int) -> SourceSpan {
    guard origin.isExact else { return origin.span }
    let start = origin.span.startOffset + offset - range.lowerBound
    return SourceSpan(file: origin.span.file, offsets: start..<origin.span.endOffset)
  }
}
