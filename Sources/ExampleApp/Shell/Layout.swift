import Terminal

/// Draws screens: a frame that contains the rows, the keys below, and an alert on top of both.
@MainActor
struct Layout {
  /// The smallest size for a screen; a smaller terminal shows only a request for more room.
  static let smallest = TerminalSize(columns: 30, rows: 10)
  /// The maximum width: longer lines are hard to read.
  private static let widest = 76

  private let screen: Screen
  private let width: Int
  private let left: Int
  private var canvas: Canvas

  /// Draws a screen.
  ///
  /// - Parameter focus: The focus on the screen; its scroll position is kept in range.
  static func draw(_ screen: Screen, _ focus: inout Focus, size: TerminalSize) -> Canvas {
    focus.settle(on: screen)
    var layout = Layout(screen, size)
    guard size.columns >= smallest.columns, size.rows >= smallest.rows else {
      layout.canvas.draw("This window is too small.", row: 0, column: 0)
      return layout.canvas
    }
    let help = layout.helpLines(focus)
    let height = size.rows - help.count
    layout.drawRows(&focus, height: height)
    for (row, line) in help.enumerated() {
      layout.canvas.draw(line, row: height + row, column: layout.left + 2, width: layout.width - 4)
    }
    if let alert = screen.alert { layout.draw(alert, focus, height: height) }
    return layout.canvas
  }

  private init(_ screen: Screen, _ size: TerminalSize) {
    self.screen = screen
    width = min(size.columns, Self.widest)
    left = (size.columns - width) / 2
    canvas = Canvas(size: size)
  }
}

// MARK: - The frame and its contents

extension Layout {
  private mutating func drawRows(_ focus: inout Focus, height: Int) {
    let lines = lines(of: screen, width: width - 6, focus)
    let room = height - 4
    let hidden = max(0, lines.count - room)
    if screen.stops.isEmpty {
      focus.scroll = max(0, min(focus.scroll, hidden))
    } else if let focused = lines.firstIndex(where: \.isFocused) {
      // The focused line stays in the middle as long as lines are hidden on both sides.
      focus.scroll = max(0, min(focused - room / 2, hidden))
    }
    drawFrame(height: height, below: hidden - focus.scroll)
    for (row, line) in lines.dropFirst(focus.scroll).prefix(room).enumerated() {
      canvas.draw(line.text, row: row + 2, column: left + 3, width: width - 6)
    }
  }

  /// Draws the frame.
  ///
  /// - Parameter below: The number of hidden lines below.
  private mutating func drawFrame(height: Int, below: Int) {
    let dim = Style(isDim: true)
    let line = StyledText(String(repeating: "─", count: width - 2), dim)
    canvas.draw(StyledText("╭", dim) + line + StyledText("╮", dim), row: 0, column: left)
    canvas.draw(
      StyledText(" \(screen.title) ", Style(.cyan, isBold: true)), row: 0, column: left + 2,
      width: width - 4)
    let side = StyledText("│", dim)
    for row in 1..<height - 1 {
      canvas.draw(side, row: row, column: left)
      canvas.draw(side, row: row, column: left + width - 1)
    }
    canvas.draw(StyledText("╰", dim) + line + StyledText("╯", dim), row: height - 1, column: left)
    guard below > 0 else { return }
    let more = StyledText(" ↓ \(below) more ", dim)
    canvas.draw(more, row: height - 1, column: left + width - 2 - more.width)
  }
}

// MARK: - The alert

extension Layout {
  private mutating func draw(_ alert: Screen.Alert, _ focus: Focus, height: Int) {
    let buttons = alert.buttons.enumerated().reduce(into: StyledText("")) { line, button in
      let label = StyledText("  \(button.element.label)  ", Style(isBold: true))
      line = line + (button.offset == focus.button ? label.reversed : label) + " "
    }
    let message = alert.message.map { wrapped($0, to: width - 12) } ?? []
    let texts = [StyledText(alert.title, Style(isBold: true))] + message.map { StyledText($0) }
    let inner = min(width - 8, max(24, (texts + [buttons]).map(\.width).max() ?? 0))
    let lines = texts + ["", buttons]
    let frame = Style(.yellow)
    let edge = String(repeating: "━", count: inner + 4)
    let top = max(0, (height - lines.count - 4) / 2)
    let column = left + (width - inner - 6) / 2
    canvas.draw(StyledText("┏\(edge)┓", frame), row: top, column: column)
    for (row, text) in ([""] + lines + [""]).enumerated() {
      let blank = String(repeating: " ", count: inner + 4)
      canvas.draw(StyledText("┃\(blank)┃", frame), row: top + 1 + row, column: column)
      canvas.draw(text, row: top + 1 + row, column: column + 3, width: inner)
    }
    canvas.draw(StyledText("┗\(edge)┛", frame), row: top + lines.count + 3, column: column)
  }
}

// MARK: - The keys

extension Layout {
  private func helpLines(_ focus: Focus) -> [StyledText] {
    var lines: [StyledText] = [""]
    for (keys, label) in help {
      let entry =
        StyledText(keys, Style(isBold: true)) + StyledText(" \(label)", Style(isDim: true))
      if lines[lines.count - 1].width == 0 {
        lines[lines.count - 1] = entry
      } else if lines[lines.count - 1].width + 3 + entry.width <= width - 4 {
        lines[lines.count - 1] = lines[lines.count - 1] + "   " + entry
      } else {
        lines.append(entry)
      }
    }
    return lines
  }

  private var help: [(keys: String, label: String)] {
    if screen.alert != nil { return [("←→", "choose"), ("⏎", "press")] }
    var help: [(keys: String, label: String)] = []
    let stops = screen.stops
    if stops.count > 1 { help.append(("↑↓", "move")) }
    if screen.items.contains(where: { $0.press != nil }) { help.append(("⏎", "choose")) }
    if screen.items.contains(where: { $0.remove != nil }) { help.append(("x", "remove")) }
    return help + screen.commands.map { ($0.key.symbol, $0.label) }
  }
}
