/// Updates a terminal's screen, with as little output as is worth the effort.
public struct Painter: Sendable {
  private let isInColor: Bool
  private var shown: Canvas?

  /// Makes a painter that does not know the content of the screen.
  public init(isInColor: Bool) {
    self.isInColor = isInColor
  }

  /// Forgets the content of the screen, so that the next canvas is painted completely.
  public mutating func forget() {
    shown = nil
  }

  /// Returns the output that makes the screen show a canvas.
  public mutating func paint(_ canvas: Canvas) -> String {
    defer { shown = canvas }
    guard let shown, shown.size == canvas.size else {
      let rows = canvas.drawings.indices.map { paint(canvas.cells(ofRow: $0)[...], row: $0) }
      return "\u{1B}[0m\u{1B}[2J" + rows.joined()
    }
    return canvas.drawings.indices.reduce(into: "") { output, row in
      guard shown.drawings[row] != canvas.drawings[row] else { return }
      let (old, new) = (shown.cells(ofRow: row), canvas.cells(ofRow: row))
      guard let first = new.indices.first(where: { old[$0] != new[$0] }) else { return }
      // If the difference begins in the second half of a wide character, painting begins with that character.
      output += paint(new[(new[first].character == nil ? first - 1 : first)...], row: row)
    }
  }

  private func paint(_ cells: ArraySlice<Canvas.Cell>, row: Int) -> String {
    var output = "\u{1B}[\(row + 1);\(cells.startIndex + 1)H"
    // The end of a row is erased, which looks like spaces and is shorter.
    let end = cells.lastIndex { $0 != .blank }.map { $0 + 1 } ?? cells.startIndex
    var style: Style?
    for cell in cells[..<end] {
      guard let character = cell.character else { continue }
      if cell.style != style {
        output += cell.style.sequence(inColor: isInColor)
        style = cell.style
      }
      output.append(character)
    }
    if style != nil { output += "\u{1B}[0m" }
    return end < cells.endIndex ? output + "\u{1B}[K" : output
  }
}
