import SpecSource

/// What a template wrote, with the origins of its bytes.
public struct TracedOutput: Sendable, Equatable {
  /// A stretch of the output and where it came from.
  public struct OriginRange: Sendable, Hashable {
    /// The stretch, in offsets of `bytes`.
    public var range: Range<Int>

    /// Where it came from.
    public var origin: Origin

    /// Makes a stretch of its offsets and origin.
    public init(range: Range<Int>, origin: Origin) {
      self.range = range
      self.origin = origin
    }
  }

  /// The output, as UTF-8.
  public var bytes: [UInt8]

  /// The stretches that came from texts and objects with an origin, none of them empty.
  ///
  /// They are in the order of their starts. A stretch may lie inside another, which then comes before it; they never
  /// overlap otherwise.
  public var origins: [OriginRange]

  /// The parts of templates that wrote the output, in its order: each from an offset to that of the next.
  private let templates: [(offset: Int, span: SourceSpan)]

  /// Makes an output of its bytes, their origins and the parts of templates that wrote them.
  public init(
    bytes: [UInt8], origins: [OriginRange], templates: [(offset: Int, span: SourceSpan)] = []
  ) {
    self.bytes = bytes
    self.origins = origins
    self.templates = templates
  }

  /// Whether two outputs are the same, however they were written.
  public static func == (lhs: TracedOutput, rhs: TracedOutput) -> Bool {
    lhs.bytes == rhs.bytes && lhs.origins == rhs.origins
  }

  /// The template and the line of it that wrote the byte at an offset.
  public func template(at offset: Int) -> (file: SourceFile, line: Int)? {
    guard let index = templates.lastIndex(where: { $0.offset <= offset }) else { return nil }
    let (start, span) = templates[index]
    // Lines of a template that leave no line behind are between those that do, so the end bounds the count.
    let lines = bytes[start..<max(start, offset)].count { $0 == UInt8(ascii: "\n") }
    return (span.file, min(span.start.line + lines, max(span.start.line, span.end.line)))
  }

  /// The origin of the byte at an offset: that of the innermost stretch around it.
  public func origin(at offset: Int) -> Origin? {
    stretch(at: offset)?.origin
  }

  /// The innermost stretch around the byte at an offset.
  public func stretch(at offset: Int) -> OriginRange? {
    // A later stretch that holds the offset lies inside an earlier one that does.
    origins.last { $0.range.contains(offset) }
  }
}
