import SpecSwift

// The parts of actions that patterns name.
extension PatternReader {
  /// Returns the name that a pattern gives to the payload of a group of actions, a binding, a child or a dialog; nil
  /// when it gives none.
  func part(of pattern: Pattern, in group: String = "") -> String? {
    guard case .enumCase(let name, let inner?) = pattern, inner.count == 1,
      let kind = actions.names.kind(of: name, in: group)
    else { return nil }
    if kind == .group, case .enumCase = inner[0] {
      return part(of: inner[0], in: actions.names.joined(group, name))
    }
    switch kind {
    case .binding, .group:
      guard case .binding(let part) = inner[0] else { return nil }
      return part
    case .child, .presented, .rows, .stack:
      let child = body.children.first { $0.name == name }
      let cases = child?.cases?.map(\.name) ?? []
      let through = Set(cases + ["delegate", "internal", "presented", "view"])
      if let part = part(in: inner[0], through: through) { return part }
      let inside = kind == .child ? inner[0] : insideOfChild(inner[0])
      if let cases = child?.cases {
        guard case .enumCase(let kind, let inner?)? = inside, inner.count == 1,
          let one = cases.first(where: { $0.name == kind })
        else { return nil }
        return part(in: inner[0], of: one.feature.flatMap { context.table(of: $0) })
      }
      return inside.flatMap { part(in: $0, of: table(ofChild: name)) }
    }
  }

  private func part(in pattern: Pattern, through names: Set<String>) -> String? {
    switch pattern {
    case .binding(let name): name
    case .enumCase("element", let inner?) where inner.count == 2:
      part(in: inner[1], through: names)
    case .enumCase(let name, let inner?) where inner.count == 1 && names.contains(name):
      part(in: inner[0], through: names)
    default: nil
    }
  }

  /// Returns the name that a pattern gives to the actions in a group, of a child, of a child's child, or to the
  /// buttons' actions of a dialog in a choice; nil when it gives none, or names a payload.
  ///
  /// - Parameters:
  ///   - table: The actions of the child; nil when they are not known.
  ///   - group: The group around the pattern; empty for none.
  private func part(in pattern: Pattern, of table: ActionTable?, in group: String = "") -> String? {
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

  /// Returns the pattern of a presented child's action, or of a row's action, inside of a pattern.
  private func insideOfChild(_ pattern: Pattern) -> Pattern? {
    switch pattern {
    case .enumCase("presented", let inner?) where inner.count == 1: inner[0]
    case .enumCase("element", let inner?) where inner.count == 2: inner[1]
    default: nil
    }
  }

  /// Returns the child, the dialog or the bindings whose actions a pattern matches; nil for the feature's own
  /// actions.
  func holder(of pattern: Pattern) -> String? {
    let (part, group) = withoutGroups(pattern)
    guard case .enumCase(let name, _) = part, let kind = actions.names.kind(of: name, in: group),
      kind != .group
    else { return nil }
    return name
  }

  /// Returns the scope of a pattern of a child's, a dialog's or a binding's actions: whether the pattern matches all
  /// of them, and whether it matches events of the presentation or the stack, too; nil for a pattern that only
  /// matches such events.
  func holding(_ whole: Pattern) -> (takesAll: Bool, takesMore: Bool)? {
    let (part, group) = withoutGroups(whole)
    guard case .enumCase(let name, let values) = part,
      let kind = actions.names.kind(of: name, in: group)
    else { return nil }
    let inner = values?.first ?? .anything
    switch kind {
    case .binding, .child, .group: return (inner.isAny, false)
    case .presented:
      if inner.isAny { return (true, true) }
      guard case .enumCase("presented", let inner) = inner else { return nil }
      return (inner?.first?.isAny ?? true, false)
    case .rows, .stack:
      if inner.isAny { return (true, kind == .stack) }
      guard case .enumCase("element", let inner) = inner else { return nil }
      return (inner.map { $0.count == 2 && $0[0].isAny && $0[1].isAny } ?? true, false)
    }
  }
}
