/// A stretch of a source file, from a place up to but not including another.
public struct SourceSpan: Sendable {
  /// The file it lies in.
  public let file: SourceFile

  // Everything that is read knows its place, so spans are many; lines and columns are counted for those that are shown.
  private let storedStart: Int32
  private let storedEnd: Int32

  /// Where it starts, in UTF-8 bytes from the start of the file.
  public var startOffset: Int { Int(storedStart) }

  /// Where it ends, in UTF-8 bytes from the start of the file; this place is not part of it.
  public var endOffset: Int { Int(storedEnd) }

  /// Where it starts; counted out of the file, in time that grows with the line.
  public var start: SourcePosition { file.position(at: startOffset) }

  /// Where it ends; this place is not part of it. Counted out of the file, in time that grows with the line.
  public var end: SourcePosition { file.position(at: endOffset) }

  /// Makes a span of UTF-8 offsets; what lies outside of the file is cut off.
  public init(file: SourceFile, offsets: Range<Int>) {
    let size = file.bytes.count
    self.file = file
    storedStart = Int32(clamping: min(max(offsets.lowerBound, 0), size))
    storedEnd = Int32(clamping: min(max(offsets.upperBound, 0), size))
  }

  /// Makes the span between two places.
  public init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
    self.init(file: file, offsets: start.offset..<max(start.offset, end.offset))
  }

  /// The span's text as it stands in the file.
  public var text: String {
    file.text(offsets)
  }

  /// The span's UTF-8 offsets.
  public var offsets: Range<Int> {
    startOffset..<endOffset
  }
}

extension SourceSpan: Hashable {
  /// Spans are equal that cover the same offsets of the same path.
  public static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.storedStart == rhs.storedStart && lhs.storedEnd == rhs.storedEnd
      && lhs.file.path == rhs.file.path
  }

  /// Hashes what `==` compares.
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
