/// How many columns and rows a terminal has.
public struct TerminalSize: Equatable, Sendable {
  /// How many characters stand side by side.
  public var columns: Int
  /// How many lines stand below each other.
  public var rows: Int

  /// A size.
  public init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
  }
}
