/// A screen to draw on before it is shown.
///
/// The canvas remembers the drawings of each row. The cells of a row are computed only on demand, because that costs
/// more than everything else about a picture; rows with equal drawings need no cells.
public struct Canvas: Equatable, Sendable {
  /// The content of one column of one row.
  struct Cell: Equatable, Sendable {
    static let blank = Cell(character: " ", style: Style())
    /// The content of the second column of a wide character.
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

  /// The number of columns and rows.
  public let size: TerminalSize
  /// The drawings in each row, the last on top.
  private(set) var drawings: [[Drawing]]

  /// Makes an empty canvas.
  public init(size: TerminalSize) {
    self.size = size
    drawings = [[Drawing]](repeating: [], count: size.rows)
  }

  /// Draws a text; the part outside the canvas is left out.
  ///
  /// - Parameters:
  ///   - row: The row, counted from the top, beginning with 0.
  ///   - column: The column, counted from the left, beginning with 0.
  ///   - width: The maximum number of columns for the text.
  public mutating func draw(
    _ text: StyledText, row: Int, column: Int, width: Int = .max
  ) {
    guard drawings.indices.contains(row) else { return }
    drawings[row].append(Drawing(text: text, column: column, width: width))
  }

  /// Computes the contents of the columns of a row.
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
        // Marks without a column of their own are skipped, because they have no neighbor to change here.
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
    // Half of a wide character must not remain.
    if cells[column].character == nil, column > 0 { cells[column - 1] = .blank }
    if end < cells.count, cells[end].character == nil { cells[end] = .blank }
    cells[column] = cell
    for covered in column + 1..<max(end, column + 1) { cells[covered] = .covered }
  }
}
