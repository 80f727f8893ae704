/// A screen to draw on before it is shown.
///
/// It remembers what is drawn where. The cells of a row are made when somebody asks for them, which
/// costs more than everything else about a picture; rows that were drawn alike need none.
public struct Canvas: Equatable, Sendable {
  /// What stands in one column of one row.
  struct Cell: Equatable, Sendable {
    static let blank = Cell(character: " ", style: Style())
    /// What stands in the second column of a wide character.
    static let covered = Cell(character: nil, style: Style())

    var character: Character?
    var style: Style
  }

  /// A text in a row.
  struct Drawing: Equatable, Sendable {
    var text: StyledText
    var column: Int
    var width: Int
  }

  /// How many columns and rows there are.
  public let size: TerminalSize
  /// What was drawn in each row, the last on top.
  private(set) var drawings: [[Drawing]]

  /// An empty canvas.
  public init(size: TerminalSize) {
    self.size = size
    drawings = [[Drawing]](repeating: [], count: size.rows)
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
    guard drawings.indices.contains(row) else { return }
    drawings[row].append(Drawing(text: text, column: column, width: width))
  }

  /// What stands in the columns of a row.
  func cells(ofRow row: Int) -> [Cell] {
    var cells = [Cell](repeating: .blank, count: size.columns)
    for drawing in drawings[row] { Canvas.draw(drawing, &cells) }
    return cells
  }

  private static func draw(_ drawing: Drawing, _ cells: inout [Cell]) {
    var column = drawing.column
    let end = drawing.width < cells.count - column ? column + drawing.width : cells.count
    for part in drawing.text.parts {
      for character in part.text {
        let needed = columns(of: character)
        // Marks without a column of their own have no neighbour to change here.
        guard needed > 0 else { continue }
        guard column + needed <= end else { return }
        put(Cell(character: character, style: part.style), needed, column: column, &cells)
        column += needed
      }
    }
  }

  private static func put(_ cell: Cell, _ columns: Int, column: Int, _ cells: inout [Cell]) {
    guard column >= 0 else { return }
    let end = column + columns
    // Half of a wide character cannot stay.
    if cells[column].character == nil, column > 0 { cells[column - 1] = .blank }
    if end < cells.count, cells[end].character == nil { cells[end] = .blank }
    cells[column] = cell
    for covered in column + 1..<max(end, column + 1) { cells[covered] = .covered }
  }
}
