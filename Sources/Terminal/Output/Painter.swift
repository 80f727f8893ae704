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
      let rows = canvas.rows.enumerated().map { paint($0.element[...], row: $0.offset) }
      return "\u{1B}[0m\u{1B}[2J" + rows.joined()
    }
    return zip(shown.rows, canvas.rows).enumerated().reduce(into: "") { output, row in
      let (old, new) = row.element
      guard old != new, let first = zip(old, new).enumerated().first(where: { $0.1.0 != $0.1.1 })
      else { return }
      // From the wide character on, if what differs is its second half.
      let start = new[first.offset].character == nil ? first.offset - 1 : first.offset
      output += paint(new[start...], row: row.offset)
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
