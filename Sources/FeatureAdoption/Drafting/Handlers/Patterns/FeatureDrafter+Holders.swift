import SpecSource
import SpecSwift

// A reaction to all actions of a child may decide by patterns in its conditions: `if: case .rows(.element(_, .removed)) = action`.

extension FeatureDrafter {
  /// The child, the dialog or the bindings whose actions a pattern means; nil for the feature's own.
  func holder(of pattern: Pattern) -> String? {
    let (part, group) = withoutGroups(pattern)
    guard case .enumCase(let name, _) = part, let kind = names.kind(of: name, in: group),
      kind != .group
    else { return nil }
    return name
  }

  /// The functions that some cases hand the whole action to; nil when they do something else.
  func handedOn(_ branch: Branch, _ scope: HandlerScope) -> [DispatchedCall]? {
    guard !branch.patterns.isEmpty, branch.patterns.allSatisfy({ $0.bindings.isEmpty }),
      !branch.isConditional, let first = branch.body.first, first.choice(of: scope.subject) == nil,
      branch.body.dropFirst().allSatisfy(\.doesNothing)
    else { return nil }
    return feature.dispatched(first, of: scope.subject)
  }

  /// Adds a case to the reaction to all actions of what its pattern is about.
  ///
  /// - Returns: Whether it is one of those: what comes and goes has reactions of its own.
  mutating func addWhole(
    _ plain: DraftedHandler, _ whole: Pattern, _ condition: SourceText?, _ label: SourceText
  ) throws(NotDrafted) -> Bool {
    let refused = NotDrafted("a case for all actions of a kind", at: plain.span)
    guard let holder = holder(of: whole), wholeHolders.contains(holder),
      let inside = holding(whole)
    else { return false }
    guard var keys = plain.keys.replacing(plain.substitutions), plain.keys.first?.name != "manual"
    else { throw refused }
    var handler = plain
    handler.address = "\(holder).any"
    let isOpen = !whole.bindings.contains(where: keys.mention) && condition == nil
    let doesNothing = keys.isEmpty && plain.branch.body.allSatisfy(\.doesNothing)
    if inside.takesAll, isOpen, doesNothing { return true }
    // A reaction to all actions of a child is none to what comes and goes.
    guard !inside.takesMore else { throw refused }
    if !inside.takesAll || !isOpen {
      // Where the library observes the state, its fields have no other key paths.
      guard let pattern = [whole].swift?.replacing("\\.$", with: "\\.") else { throw refused }
      let text = "case \(pattern) = action" + (condition.map { ", \($0.text)" } ?? "")
      handler.condition = SourceText(text: text, range: label.range)
      let branch =
        [DraftKey("if", .text(text, at: plain.span))]
        + keys.asBranch(indentedBy: plain.file.indentation)
      keys = [DraftKey("when", .list([.keys(branch)]))]
    }
    let others = handlers.filter { $0.address == handler.address }
    guard others.allSatisfy({ $0.condition != nil && $0.place == handler.place }) else {
      throw NotDrafted("an action that is handled twice", at: plain.span)
    }
    handler.keys = keys
    handlers.append(handler)
    return true
  }

  /// What handlers with conditions do, as Swift where that only changes the state.
  func wholeKeys(_ handlers: [DraftedHandler]) -> [DraftKey]? {
    guard let first = handlers.first else { return nil }
    let blocks = handlers.map { handler -> (label: DraftText?, keys: [DraftKey]) in
      guard handler.condition != nil, case .list(let items)? = handler.keys.first?.value,
        case .keys(let keys)? = items.first, case .text(let condition)? = keys.first?.value
      else { return (nil, handler.keys) }
      return (condition, Array(keys.dropFirst()))
    }
    let done = blocks.filter { $0.label != nil || !$0.keys.isEmpty }
    return blockDrafter(first.file).plainChoice(done).map {
      [DraftKey("do", .text($0, at: first.span))]
    }
  }

  /// What a pattern says of the actions of a child, a dialog or the bindings: whether it takes all, and what comes and goes, too;
  /// nil for what comes and goes alone.
  private func holding(_ whole: Pattern) -> (takesAll: Bool, takesMore: Bool)? {
    let (part, group) = withoutGroups(whole)
    guard case .enumCase(let name, let values) = part, let kind = names.kind(of: name, in: group)
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

  /// Makes the action of a pattern the feature's own, which only the parent would react to otherwise.
  mutating func takeDelegate(_ pattern: Pattern) {
    guard case .enumCase("delegate", let inner?) = pattern, inner.count == 1,
      case .enumCase(let name, _) = inner[0], let payload = table.takeDelegate("delegate.\(name)")
    else { return }
    names.payloads["delegate.\(name)"] = payload
  }
}
