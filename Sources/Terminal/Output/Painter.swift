/// Brings a terminal's screen up to date, by as little output as is worth the trouble.
public struct Painter: Sendable {
  private let isInColor: Bool
  private var shown: Canvas?

  /// Makes a painter that knows nothing of what the screen shows.
  public init(isInColor: Bool) {
    self.isInColor = isInColor
  }

  /// Forgets what the screen shows, so that all of it is painted next time.
  public mutating func forget() {
    shown = nil
  }

  /// The output that makes the screen show a canvas.
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
      // From the wide character on, if what differs is its second half.
      output += paint(new[(new[first].character == nil ? first - 1 : first)...], row: row)
    }
  }

  private func paint(_ cells: ArraySlice<Canvas.Cell>, row: Int) -> String {
    var output = "\u{1B}[\(row + 1);\(cells.startIndex + 1)H"
    // A row's end is erased, which looks like spaces and is shorter.
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
