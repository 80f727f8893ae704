import FeatureSpec

/// The actions or the event that a handler handles.
enum HandlerAddress: Hashable {
  /// An action of the feature itself, with its groups: `view.tapped`.
  case own(String)
  /// An action of a child, a dialog or the bindings, or an event of their place: `game.won`, `rows[row].deleted`,
  /// `path.push`.
  case reaction(String)
  /// All actions of a child, of one of its groups, of a dialog or of the bindings: `game` for `game.any`.
  case all(of: String)
  /// The changes of a field.
  case change(of: String)
  /// All actions, before each of the feature's own blocks.
  case always
  /// The calls of a procedure.
  case procedure(String)

  /// The address as specs and reports name it.
  var text: String {
    switch self {
    case .own(let name), .reaction(let name): name
    case .all(let place): "\(place).\(anyAction)"
    case .change(let field): "onChange.\(field)"
    case .always: "always"
    case .procedure(let name): "procedures.\(name)"
    }
  }

  /// Whether the feature itself declares the action.
  var isOwn: Bool { if case .own = self { true } else { false } }

  /// Whether the handler handles all actions of a child, a group, a dialog or the bindings.
  var isOfAll: Bool { if case .all = self { true } else { false } }

  /// Whether the handler handles changes of a field.
  var isChange: Bool { if case .change = self { true } else { false } }

  /// The child, the dialog or the bindings whose actions the handler handles; nil for other handlers.
  var holder: String? {
    switch self {
    case .reaction(let name), .all(let name): String(name.prefix { !".[".contains($0) })
    case .own, .change, .always, .procedure: nil
    }
  }

  /// Whether the handler handles actions of a child, a group, a dialog or the bindings.
  func isReaction(to place: String) -> Bool {
    switch self {
    case .reaction(let name), .all(let name):
      name == place || [".", "["].contains { name.hasPrefix(place + $0) }
    case .own, .change, .always, .procedure: false
    }
  }
}
