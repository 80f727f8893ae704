import Terminal

/// A line of a screen, ready to be drawn.
struct LaidOutLine {
  var text: StyledText
  var isFocused = false
}

/// Lays out the lines for the rows of a screen.
@MainActor
func lines(of screen: Screen, width: Int, _ focus: Focus) -> [LaidOutLine] {
  var stop = -1
  var item = 0
  return screen.rows.flatMap { row in
    if row.isStop { stop += 1 }
    let isFocused = row.isStop && stop == focus.position && screen.alert == nil
    switch row {
    case .text(let text): return [LaidOutLine(text: text)]
    case .paragraph(let text):
      return wrapped(text, to: width).map { LaidOutLine(text: StyledText($0)) }
    case .digits(let text):
      return bigDigits(text).map { LaidOutLine(text: StyledText($0, Style(.green, isBold: true))) }
    case .field(let field):
      return [LaidOutLine(text: line(of: field, isFocused ? focus : nil), isFocused: isFocused)]
    case .item(let value):
      item += 1
      return [LaidOutLine(text: line(of: value, item, isFocused), isFocused: isFocused)]
    }
  }
}

/// Lays out the line of a field.
///
/// - Parameter focus: The focus, if it is on this field.
@MainActor
private func line(of field: Screen.Field, _ focus: Focus?) -> StyledText {
  let text = focus?.draft ?? field.text
  let label = StyledText(field.label, Style(isBold: focus != nil)).padded(to: 14)
  guard focus != nil else { return mark(false) + label + StyledText("\(text)  \(field.unit)") }
  let cursor = StyledText(" ", Style(isReversed: true))
  return mark(true) + label + StyledText(text, Style(.cyan, isBold: true)) + cursor
    + StyledText(" \(field.unit)")
}

private func line(of item: Screen.Item, _ number: Int, _ isFocused: Bool) -> StyledText {
  mark(isFocused) + StyledText("\(number)  ", Style(isDim: true))
    + (isFocused ? item.label.reversed : item.label)
}

/// Returns the mark before rows that can be focused.
private func mark(_ isFocused: Bool) -> StyledText {
  isFocused ? StyledText("❯ ", Style(.cyan, isBold: true)) : "  "
}
