import SpecSource

/// Lines with an indentation that no line above has.
extension SyntaxErrorReport {
  /// Returns the error for a line whose indentation fits no line that it could belong to; nil if the indentation
  /// fits.
  func wrongIndentation(of shape: LineShape, name: Range<Int>) -> Diagnostic? {
    let own = shape.content.lowerBound - shape.line.lowerBound
    let levels = source.levels(above: shape.line.lowerBound)
    guard !levels.contains(own), let highest = levels.last(where: { $0 < own }) ?? levels.first
    else { return nil }
    let deeper = levels.first { $0 > own }
    let choices = [highest, deeper].compactMap { $0 }
    let shown = (choices.first == choices.last ? [highest] : choices).map(String.init)
    let advice =
      shown == ["0"]
      ? "do not indent it" : "indent it by \(shown.joined(separator: " or ")) spaces"
    return .error(
      .wrongIndentation,
      "'\(source.text(name))' is indented by \(own), which matches no line that it could belong to",
      at: source.span(name),
      hint: advice)
  }
}

extension SourceLookup {
  /// Returns the columns at which the lines above could continue, in ascending order.
  func levels(above offset: Int) -> [Int] {
    var levels: [Int] = []
    var current = Int.max
    var line = contentLine(above: offset)
    while let above = line {
      let shape = LineShape(around: above.lowerBound, in: self)
      let column = shape.content.lowerBound - above.lowerBound
      let inner = (shape.key?.lowerBound ?? shape.content.lowerBound) - above.lowerBound
      for level in [inner, column] where level < current {
        levels.append(level)
        current = level
      }
      line = current == 0 ? nil : contentLine(above: above.lowerBound)
    }
    return levels.reversed()
  }
}
