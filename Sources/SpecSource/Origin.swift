/// Where a piece of generated text comes from.
public struct Origin: Sendable, Hashable {
  /// The place in a source file.
  public var span: SourceSpan

  /// Whether the bytes of the piece are those of the place, one for one.
  public var isExact: Bool

  /// Makes the origin of a piece that was made of a place, or that is a copy of it.
  public init(_ span: SourceSpan, isExact: Bool = false) {
    self.span = span
    self.isExact = isExact
  }
}

/// A stretch of a generated text, and where it comes from.
public struct OriginRange: Sendable, Hashable {
  /// The stretch, in bytes.
  public var range: Range<Int>

  /// The origin of the piece.
  public var origin: Origin

  /// Makes a stretch.
  public init(_ range: Range<Int>, _ origin: Origin) {
    self.range = range
    self.origin = origin
  }

  /// The place in the source file that a byte of the stretch comes from, up to the end of the whole.
  public func span(from offset: Int) -> SourceSpan {
    guard origin.isExact else { return origin.span }
    let start = origin.span.startOffset + offset - range.lowerBound
    return SourceSpan(file: origin.span.file, offsets: start..<origin.span.endOffset)
  }
}
