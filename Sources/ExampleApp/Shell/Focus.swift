import Terminal

/// The user's place on a screen, which concerns only the terminal.
///
/// In a terminal, it replaces the built-in behavior of lists and text fields in a window system.
@MainActor
struct Focus {
  /// The index of the focused stop of the screen.
  private(set) var position = 0
  /// The index of the focused button of the alert.
  private(set) var button = 0
  /// The typed text of a field that takes its text at Enter.
  private(set) var draft: String?
  /// The number of lines above the window, on a screen without stops.
  var scroll = 0
  private var title = ""
  private var alertTitle: String?

  /// Adapts the focus to the present screen.
  mutating func settle(on screen: Screen) {
    if screen.title != title { self = Focus() }
    title = screen.title
    position = max(0, min(position, screen.stops.count - 1))
    if screen.alert?.title != alertTitle { button = 0 }
    alertTitle = screen.alert?.title
  }

  /// Performs the action of a key.
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
    // The value is large enough, and following keys can still add to it.
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
