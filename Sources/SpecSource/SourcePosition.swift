/// A place in a source file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  /// The line, counted from one.
  public var line: Int

  /// The column, counted from one in Unicode scalars.
  public var column: Int

  /// The offset from the start of the file, counted from zero in UTF-8 bytes.
  public var offset: Int

  /// The first place of every file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Makes a place of its line, column and offset.
  public init(line: Int, column: Int, offset: Int) {
    self.line = line
    self.column = column
    self.offset = offset
  }

  /// Whether one place comes before another in the same file.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.offset < rhs.offset
  }
}
