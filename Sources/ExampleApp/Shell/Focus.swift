import Terminal

/// Where the user is on a screen, which is nobody's business but the terminal's.
///
/// It does for a terminal what lists and text fields of a window system do by themselves.
@MainActor
struct Focus {
  /// Which of the screen's stops has the focus.
  private(set) var position = 0
  /// Which of the alert's buttons has it.
  private(set) var button = 0
  /// What was typed into a field that takes it at Enter.
  private(set) var draft: String?
  /// How many lines are above the window, where there is nothing to focus.
  var scroll = 0
  private var title = ""
  private var alertTitle: String?

  /// Adapts to what is on the screen now.
  mutating func settle(on screen: Screen) {
    if screen.title != title { self = Focus() }
    title = screen.title
    position = max(0, min(position, screen.stops.count - 1))
    if screen.alert?.title != alertTitle { button = 0 }
    alertTitle = screen.alert?.title
  }

  /// Does what a key stands for.
  mutating func press(_ key: Key, on screen: Screen) {
    settle(on: screen)
    if let alert = screen.alert { return press(key, in: alert) }
    if screen.perform(key) { return }
    switch key {
    case .up, .backTab: move(by: -1, on: screen)
    case .down, .tab: move(by: 1, on: screen)
    case .pageUp: scroll -= 10
    case .pageDown: scroll += 10
    case .home: scroll = 0
    // Far enough, and keys that follow can still add to it.
    case .end: scroll = .max / 2
    default: edit(by: key, on: screen)
    }
  }

  private mutating func press(_ key: Key, in alert: Screen.Alert) {
    switch key {
    case .left, .up, .backTab: button = max(0, button - 1)
    case .right, .down, .tab: button = min(alert.buttons.count - 1, button + 1)
    case .enter, .character(" "): alert.buttons[button].press()
    case .escape: alert.buttons.first { $0.isCancel || alert.buttons.count == 1 }?.press()
    default: break
    }
  }

  private mutating func move(by step: Int, on screen: Screen) {
    guard !screen.stops.isEmpty else {
      scroll += step
      return
    }
    draft = nil
    position = max(0, min(position + step, screen.stops.count - 1))
  }

  private mutating func edit(by key: Key, on screen: Screen) {
    guard screen.stops.indices.contains(position) else { return }
    switch screen.stops[position] {
    case .field(let field): edit(field, by: key, on: screen)
    case .item(let item): press(key, on: item, among: screen.items)
    case .text, .paragraph, .digits: break
    }
  }

  private mutating func edit(_ field: Screen.Field, by key: Key, on screen: Screen) {
    let text = field.isTakenAtOnce ? field.text : draft ?? ""
    switch key {
    case .enter where field.isTakenAtOnce: move(by: 1, on: screen)
    case .enter:
      if let draft { field.take(draft) }
      draft = nil
    case .backspace, .delete: type(String(text.dropLast()), into: field)
    case .character(let character) where field.alphabet.contains(character):
      type(text + String(character), into: field)
    default: break
    }
  }

  private mutating func type(_ text: String, into field: Screen.Field) {
    guard text.count <= field.limit else { return }
    if field.isTakenAtOnce {
      field.take(text)
    } else {
      draft = text.isEmpty ? nil : text
    }
  }

  private func press(_ key: Key, on item: Screen.Item, among items: [Screen.Item]) {
    switch key {
    case .enter, .character(" "): item.press?()
    case .delete, .backspace, .character("x"): item.remove?()
    case .character(let character):
      // Items are numbered from 1.
      guard let number = character.wholeNumberValue, items.indices.contains(number - 1) else {
        return
      }
      items[number - 1].press?()
    default: break
    }
  }
}
