/// A key of a terminal, as far as terminals report it.
public enum Key: Hashable, Sendable {
  /// A key that types a character, including Space.
  case character(Character)
  /// A letter together with Control.
  case control(Character)
  case enter, tab, backTab, escape, backspace, delete
  case up, down, left, right
  case pageUp, pageDown, home, end
}

extension Key: CustomStringConvertible {
  /// The name of the key, in letters: `up`.
  public var description: String {
    switch self {
    case .character(" "): "space"
    case .character(let character): String(character)
    case .control(let letter): "ctrl-\(letter)"
    case .enter: "enter"
    case .tab: "tab"
    case .backTab: "shift-tab"
    case .escape: "esc"
    case .backspace: "backspace"
    case .delete: "del"
    case .up: "up"
    case .down: "down"
    case .left: "left"
    case .right: "right"
    case .pageUp: "pgup"
    case .pageDown: "pgdn"
    case .home: "home"
    case .end: "end"
    }
  }

  /// The sign that is printed on the key, if such a sign exists: `↑`.
  public var symbol: String {
    switch self {
    case .enter: "⏎"
    case .up: "↑"
    case .down: "↓"
    case .left: "←"
    case .right: "→"
    default: description
    }
  }
}
