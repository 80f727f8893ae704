extension FeatureMaker {
  /// Makes a reaction to any action in a child.
  func reactToAny(
    _ child: Child, _ choice: Child.Choice, _ front: String, _ scope: Scope
  ) {
    func add(_ group: String?) {
      let trigger = Reaction.Trigger.any(child: child.name, choice: choice.name, group: group)
      self.add(
        trigger, front + (group.map { "\($0)." } ?? "") + "any", isBefore: random.once(in: 3)
      ) { wideReaction(scope) }
    }
    if random.once(in: 5) { add(nil) }
    if !choice.feature.delegate.isEmpty, random.once(in: 4) { add("delegate") }
    let hasInternal = choice.feature.actions.contains { $0.name.hasPrefix("internal.") }
    if hasInternal, random.once(in: 3) { add("internal") }
  }

  func reactToChild(_ child: Child) {
    let canHappen = child.features.contains { $0.feature.canHappen }
    if child.choices[0].name != nil, canHappen, random.once(in: 4) {
      add(.any(child: child.name, choice: nil, group: nil), "\(child.name).any") {
        wideReaction(scope)
      }
    }
    for choice in child.choices {
      guard choice.isFeature, choice.feature.canHappen else { continue }
      let steps = [Step(child: child.name, choice: choice.name)]
      let id = hasElements(child) && random.once(in: 3) ? "\(child.name)ID" : "id"
      let place = id == "id" ? child.name : "\(child.name)[\(id)]"
      let front = "\(place)." + (choice.name.map { "\($0)." } ?? "")
      var scope = scope
      if child.presence == .many { scope = scope.with(id, .uuid) }
      for action in choice.feature.delegate {
        let known = action.parameters.reduce(scope) { $0.with($1.name, $1.type) }
        add(.action(steps, .delegate, action.name), "\(front)delegate.\(action.name)") {
          let block = reaction(known)
          addDeparture(to: block, child, id)
          return block
        }
      }
      if let action = random.pickAny(choice.feature.actions), random.once(in: 2) {
        let known = action.parameters.filter { !$0.type.isNested && $0.type.isComparable }
          .reduce(scope) { $0.with($1.name, $1.type) }
        let isBefore = random.once(in: 2)
        for isBefore in random.once(in: 4) ? [isBefore, !isBefore] : [isBefore] {
          add(
            .action(steps, .action, action.name), "\(front)\(action.name)", isBefore: isBefore
          ) { reaction(known) }
        }
      }
      reactToAny(child, choice, front, scope)
    }
    switch child.presence {
    case .optional where child.isPresented && random.once(in: 2):
      add(.dismiss(child.name), "\(child.name).dismiss") { reaction(scope) }
    case .stack where random.once(in: 2):
      add(.popFrom(child.name), "\(child.name).popFrom") { reaction(scope) }
    default: break
    }
  }

  /// Returns whether a child has several elements that are identified by ids.
  func hasElements(_ child: Child) -> Bool {
    switch child.presence {
    case .many, .stack: true
    case .always, .optional, .ofCase: false
    }
  }

  /// Adds, sometimes, the dismissal of the child that has sent the action.
  ///
  /// - Parameter name: The name of the child's id in the reaction.
  func addDeparture(to block: Block, _ child: Child, _ name: String) {
    guard random.once(in: 2) else { return }
    switch child.presence {
    case .always, .ofCase: break
    case .optional: block.dismissed.append(child.name)
    case .many:
      block.statements.append(
        Statement(["state.\(child.path).remove(id: \(name))"]) { context in
          let id = context.local(name)
          context.node.slots[child.name]?.items.removeAll { $0.id == id }
        })
    case .stack:
      let id = Fragment(text: name, type: .int) { $0.local(name) }
      block.popped = random.once(in: 2) ? .from(id) : .to(id)
      block.stack = child.name
    }
  }
}
