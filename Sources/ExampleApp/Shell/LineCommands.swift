import Terminal

/// Performs the command of a line.
///
/// - Returns: Whether such a command exists.
@MainActor
func obey(_ line: String, on screen: Screen) -> Bool {
  // An empty line only shows the screen again.
  if line.isEmpty || line == "help" { return true }
  if let alert = screen.alert { return press(line, in: alert) }
  let words = line.split(separator: " ", maxSplits: 1).map(String.init)
  if let command = screen.commands.first(where: { $0.label == line || $0.key.description == line })
  {
    command.perform()
    return true
  }
  if words[0] == "remove", let item = item(words.last, of: screen), let remove = item.remove {
    remove()
    return true
  }
  if let item = item(line, of: screen), let press = item.press {
    press()
    return true
  }
  let text = words.count > 1 ? words[1] : ""
  guard let field = screen.fields.first(where: { words[0] == $0.word }), text.count <= field.limit
  else { return false }
  field.take(text)
  return true
}

@MainActor
private func press(_ line: String, in alert: Screen.Alert) -> Bool {
  guard let button = alert.buttons.first(where: { $0.label.lowercased() == line.lowercased() })
  else { return false }
  button.press()
  return true
}

/// Finds the item with a number, counted from 1, or with a label.
@MainActor
private func item(_ name: String?, of screen: Screen) -> Screen.Item? {
  guard let name else { return nil }
  guard let number = Int(name) else {
    return screen.items.first { $0.label.text.lowercased() == name.lowercased() }
  }
  return screen.items.indices.contains(number - 1) ? screen.items[number - 1] : nil
}

extension Screen {
  fileprivate var fields: [Field] {
    rows.compactMap { if case .field(let field) = $0 { field } else { nil } }
  }
}

extension Screen.Field {
  /// The name of the field in a command.
  fileprivate var word: String {
    label.lowercased().replacing(" ", with: "-")
  }
}

/// Lists the commands that can be typed, a line for each.
@MainActor
func help(on screen: Screen) -> String {
  if let alert = screen.alert {
    return alert.buttons.map { "  \($0.label)\n" }.joined()
  }
  var entries: [(String, String)] = []
  if screen.items.contains(where: { $0.press != nil }) { entries.append(("NUMBER", "choose")) }
  if screen.items.contains(where: { $0.remove != nil }) {
    entries.append(("remove NUMBER", "remove"))
  }
  entries += screen.fields.map { ("\($0.word) TEXT", "type it into the field") }
  entries += screen.commands.map { ($0.key.description, $0.label) }
  entries += [("q", "quit")]
  return entries.map { "  \(StyledText($0).padded(to: 16).text)\($1)\n" }.joined()
}

/// Writes a screen without colors and frames.
@MainActor
func plainText(of screen: Screen) -> String {
  var number = 0
  var lines = ["", "== \(screen.title) =="]
  for row in screen.rows {
    switch row {
    case .text(let text): lines.append(text.text)
    case .paragraph(let text): lines += wrapped(text, to: 100).map { StyledText($0).text }
    case .digits(let text): lines.append(text)
    case .field(let field): lines.append("  \(field.label): \(field.text) \(field.unit)")
    case .item(let item):
      number += 1
      lines.append("  \(number)  \(item.label.text)")
    }
  }
  if let alert = screen.alert {
    let buttons = alert.buttons.map { "[\($0.label)]" }.joined(separator: " ")
    lines += ["!! \(alert.title) \(buttons)"]
    if let message = alert.message { lines.append(message) }
  }
  return lines.joined(separator: "\n") + "\n"
}
