import FeatureSpec
import SpecSwift

extension FeatureDrafter {
  /// Returns the name that a pattern gives to the actions in a group, of a child, of a child's child, or to the
  /// buttons' actions of a dialog in a choice; nil when it gives none, or names a payload.
  ///
  /// - Parameters:
  ///   - table: The actions of the child; nil when they are not known.
  ///   - group: The group around the pattern; empty for none.
  func part(in pattern: Pattern, of table: ActionTable?, in group: String = "") -> String? {
    switch pattern {
    case .binding(let name): return name
    case .enumCase(let name, let inner?) where inner.count == 1:
      let path = actions.names.joined(group, name)
      if table?.groups[path] != nil { return part(in: inner[0], of: table, in: path) }
      if group.isEmpty, let type = table?.featureType(in: name) {
        return context.table(of: type).flatMap { part(in: inner[0], of: $0) }
      }
      guard table?.choice(in: path, among: context.allTypes) != nil,
        case .binding(let part) = inner[0]
      else { return nil }
      return part
    default: return nil
    }
  }

  /// Returns the rest of an address that means all actions of a child, of a group of them, or of a child's child; nil
  /// for a pattern of fewer actions.
  ///
  /// - Parameters:
  ///   - table: The actions of the child; nil when they are not known.
  ///   - group: The group around the pattern; empty for none.
  func wildcard(_ pattern: Pattern, of table: ActionTable?, in group: String = "") -> String? {
    switch pattern {
    case .binding, .anything: return ""
    case .enumCase(let name, let inner) where inner.map({ $0.count == 1 }) ?? true:
      let path = actions.names.joined(group, name)
      let next = inner?.first ?? .anything
      if table?.groups[path] != nil || path == "delegate" {
        return wildcard(next, of: table, in: path).map { ".\(name)\($0)" }
      }
      if group.isEmpty, let type = table?.featureType(in: name) {
        return context.table(of: type).flatMap { wildcard(next, of: $0) }.map { ".\(name)\($0)" }
      }
      if group.isEmpty, next.isAny, table?.cases[name]?.payload.type == "BindingAction<State>" {
        return ".binding"
      }
      return table?.choice(in: path, among: context.allTypes) != nil && next.isAny
        ? ".\(name)" : nil
    default: return nil
    }
  }

  /// Whether a previous case handles all actions of a handler. Events of a presentation or a stack are not actions of
  /// a child.
  func isTaken(_ handler: DraftedHandler) -> Bool {
    handlers.all.contains { other in
      guard other.place == handler.place, case .all(let place) = other.address,
        other.address != handler.address,
        other.source.branch.interior != handler.source.branch.interior
      else { return false }
      if other.choosesAction, let pattern = other.pattern, pattern != "_" {
        // The previous case handles some of the actions, or leaves them to other reducers.
        guard !other.source.branch.body.isEmpty else { return false }
        guard let own = handler.source.whole?.swift, !areDisjoint(pattern, own) else {
          return false
        }
      }
      let comesOrGoes = PlaceEvent.allCases.contains {
        handler.address == .reaction("\(place).\($0.rawValue)")
      }
      return handler.address.isReaction(to: place) && !comesOrGoes
    }
  }

  /// Returns the pattern of a presented child's action, or of a row's action, inside of a pattern.
  func insideOfChild(_ pattern: Pattern) -> Pattern? {
    switch pattern {
    case .enumCase("presented", let inner?) where inner.count == 1: inner[0]
    case .enumCase("element", let inner?) where inner.count == 2: inner[1]
    default: nil
    }
  }
}
