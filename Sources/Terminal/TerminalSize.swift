/// The number of columns and rows of a terminal.
public struct TerminalSize: Equatable, Sendable {
  /// The number of characters in a line.
  public var columns: Int
  /// The number of lines.
  public var rows: Int

  /// Makes a size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
