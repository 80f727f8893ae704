/// A position in a source file.
public struct SourcePosition: Sendable, Hashable, Comparable {
  // Everything that is read has a position, so positions are many. Half the memory makes copies cheaper.
  private var storedLine: Int32
  private var storedColumn: Int32
  private var storedOffset: Int32

  /// The line, counted from one.
  public var line: Int {
    get { Int(storedLine) }
    set { storedLine = Int32(clamping: newValue) }
  }

  /// The column, counted from one in Unicode scalars.
  public var column: Int {
    get { Int(storedColumn) }
    set { storedColumn = Int32(clamping: newValue) }
  }

  /// The offset from the start of the file, counted from zero in UTF-8 bytes.
  public var offset: Int {
    get { Int(storedOffset) }
    set { storedOffset = Int32(clamping: newValue) }
  }

  /// The first position of every file.
  public static let start = SourcePosition(line: 1, column: 1, offset: 0)

  /// Makes a position from a line, a column and an offset.
  public init(line: Int, column: Int, offset: Int) {
    storedLine = Int32(clamping: line)
    storedColumn = Int32(clamping: column)
    storedOffset = Int32(clamping: offset)
  }

  /// Whether a position comes before another position in the same file.
  public static func < (lhs: SourcePosition, rhs: SourcePosition) -> Bool {
    lhs.offset < rhs.offset
  }
}
