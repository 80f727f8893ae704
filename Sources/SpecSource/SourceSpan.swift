/// A range of a source file, from a position up to, but not including, another position.
public struct SourceSpan: Sendable {
  /// The file that contains the span.
  public let file: SourceFile

  // Everything that is read has a span, so spans are many. Lines and columns are counted only for shown spans.
  private let storedStart: Int32
  private let storedEnd: Int32

  /// The start, in UTF-8 bytes from the start of the file.
  public var startOffset: Int { Int(storedStart) }

  /// The end, in UTF-8 bytes from the start of the file. The byte at the end is not part of the span.
  public var endOffset: Int { Int(storedEnd) }

  /// The start as a line and column, which are counted in time that grows with the line.
  public var start: SourcePosition { file.position(at: startOffset) }

  /// The end as a line and column, which are counted in time that grows with the line. The character at the end is
  /// not part of the span.
  public var end: SourcePosition { file.position(at: endOffset) }

  /// Makes a span from UTF-8 offsets, which are clamped to the file.
  public init(file: SourceFile, offsets: Range<Int>) {
    let size = file.bytes.count
    self.file = file
    storedStart = Int32(clamping: min(max(offsets.lowerBound, 0), size))
    storedEnd = Int32(clamping: min(max(offsets.upperBound, 0), size))
  }

  /// Makes the span between two positions.
  public init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
    self.init(file: file, offsets: start.offset..<max(start.offset, end.offset))
  }

  /// The span's text in the file.
  public var text: String {
    file.text(offsets)
  }

  /// The span's UTF-8 offsets.
  public var offsets: Range<Int> {
    startOffset..<endOffset
  }
}

extension SourceSpan: Hashable {
  /// Whether two spans cover the same offsets of the same path.
  public static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.storedStart == rhs.storedStart && lhs.storedEnd == rhs.storedEnd
      && lhs.file.path == rhs.file.path
  }

  /// Hashes the path and the offsets, which `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(storedStart)
    hasher.combine(storedEnd)
  }
}

extension SourceSpan: CustomStringConvertible {
  /// The span's start as `path:line:column`.
  public var description: String {
    let start = start
    return "\(file.path):\(start.line):\(start.column)"
  }
}
