/// A stretch of a source file, from a place up to but not including another.
public struct SourceSpan: Sendable {
  /// The file it lies in.
  public var file: SourceFile

  /// Where it starts.
  public var start: SourcePosition

  /// Where it ends; this place is not part of it.
  public var end: SourcePosition

  /// Makes a span of its file and ends.
  public init(file: SourceFile, start: SourcePosition, end: SourcePosition) {
    self.file = file
    self.start = start
    self.end = end
  }

  /// Makes a span of UTF-8 offsets; lines and columns are counted from the file's start.
  public init(file: SourceFile, offsets: Range<Int>) {
    self.init(
      file: file,
      start: file.position(at: offsets.lowerBound),
      end: file.position(at: offsets.upperBound)
    )
  }

  /// The span's text as it stands in the file.
  public var text: String {
    file.text(offsets)
  }

  /// The span's UTF-8 offsets.
  public var offsets: Range<Int> {
    start.offset..<max(start.offset, end.offset)
  }
}

extension SourceSpan: Hashable {
  /// Spans are equal that cover the same offsets of the same path.
  public static func == (lhs: SourceSpan, rhs: SourceSpan) -> Bool {
    lhs.start == rhs.start && lhs.end == rhs.end && lhs.file.path == rhs.file.path
  }

  /// Hashes what `==` compares.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(file.path)
    hasher.combine(start)
    hasher.combine(end)
  }
}

extension SourceSpan: CustomStringConvertible {
  /// The span's start as `path:line:column`.
  public var description: String {
    "\(file.path):\(start.line):\(start.column)"
  }
}
