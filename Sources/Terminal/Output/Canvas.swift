/// A screen to draw on before it is shown.
public struct Canvas: Equatable, Sendable {
  /// What stands in one column of one row.
  struct Cell: Equatable, Sendable {
    static let blank = Cell(character: " ", style: Style())
    /// What stands in the second column of a wide character.
    static let covered = Cell(character: nil, style: Style())

    var character: Character?
    var style: Style
  }

  /// How many columns and rows there are.
  public let size: TerminalSize
  private(set) var rows: [[Cell]]

  /// An empty canvas.
  public init(size: TerminalSize) {
    self.size = size
    let row = [Cell](repeating: .blank, count: size.columns)
    rows = [[Cell]](repeating: row, count: size.rows)
  }

  /// Draws a text; what lies outside of the canvas is left out.
  ///
  /// - Parameters:
  ///   - row: Counted from the top, beginning with 0.
  ///   - column: Counted from the left, beginning with 0.
  ///   - width: The columns that it may take at most.
  public mutating func draw(
    _ text: StyledText, row: Int, column: Int, width: Int = .max
  ) {
    let end = width < size.columns - column ? column + width : size.columns
    var column = column
    for part in text.parts {
      for character in part.text {
        let needed = columns(of: character)
        // Marks without a column of their own have no neighbour to change here.
        guard needed > 0 else { continue }
        guard column + needed <= end else { return }
        put(Cell(character: character, style: part.style), needed, row: row, column: column)
        column += needed
      }
    }
  }

  private mutating func put(_ cell: Cell, _ columns: Int, row: Int, column: Int) {
    guard rows.indices.contains(row), column >= 0 else { return }
    let end = column + columns
    // Half of a wide character cannot stay.
    if rows[row][column].character == nil, column > 0 { rows[row][column - 1] = .blank }
    if end < size.columns, rows[row][end].character == nil { rows[row][end] = .blank }
    rows[row][column] = cell
    for covered in column + 1..<max(end, column + 1) { rows[row][covered] = .covered }
  }
}
