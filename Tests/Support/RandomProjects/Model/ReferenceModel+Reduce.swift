extension ReferenceModel {
  /// Runs a feature's reducer for an action, together with the app's reducers around it.
  func reduce(
    _ feature: Feature, _ node: inout Node, _ message: Message, date: Int
  ) -> [Effect] {
    refresh(&node)
    let date = feature.composedDate ?? date
    for statements in feature.before { run(statements, &node, date: date) }
    let effects = reduceCore(feature, &node, message, date: date)
    for statements in feature.after { run(statements, &node, date: date) }
    return effects
  }

  func run(_ statements: [Statement], _ node: inout Node, date: Int) {
    let context = Context(node, in: self)
    context.date = date
    for statement in statements { statement.run(context) }
    node = context.node
    refresh(&node)
  }

  func reduceCore(
    _ feature: Feature, _ node: inout Node, _ message: Message, date: Int
  ) -> [Effect] {
    let old = node.fields
    var effects = reduceAll(feature, &node, message, date: date)
    for reaction in feature.reactions {
      refresh(&node)
      guard case .change(let name) = reaction.trigger, old[name] != node.fields[name] else {
        continue
      }
      effects += run(
        reaction.block, &node, ["oldValue": old[name] ?? .absent], date: date)
    }
    return effects
  }

  func reduceAll(
    _ feature: Feature, _ node: inout Node, _ message: Message, date: Int
  ) -> [Effect] {
    if let step = message.path.first {
      return reduceChild(feature, &node, message, step, date: date)
    }
    switch message.kind {
    case .delegate: return lead(feature, &node, date: date) { _ in [] }
    case .action:
      guard let action = feature.action(message.name) else { return [] }
      let locals = locals(action.parameters, message.values)
      let date = feature.ownDate ?? date
      return lead(feature, &node, date: date) { run(action.block, &$0, locals, date: date) }
    case .binding:
      let old = node.fields[message.name] ?? .absent
      guard let field = feature.fields.first(where: { $0.name == message.name }) else { return [] }
      node.set(field, message.values[0])
      let new = node.fields[message.name] ?? .absent
      if let written = feature.writtenField, written.name == message.name, old != new {
        run(written.statements, &node, date: date)
      }
      return react(feature, &node, ["oldValue": old], date: date) { trigger in
        switch trigger {
        case .binding(message.name), .anyBinding: true
        case .bindingPart(message.name, let part): old.fields[part] != new.fields[part]
        default: false
        }
      }
    case .button(let name): return press(feature, &node, message, question: name, date: date)
    case .dismiss: return dismiss(feature, &node, message.name, date: date)
    case .popFrom: return pop(feature, &node, message, date: date)
    }
  }

  func reduceChild(
    _ feature: Feature, _ node: inout Node, _ message: Message, _ step: Step, date: Int
  ) -> [Effect] {
    guard let child = feature.child(step.child),
      let index = node.slots[step.child]?.items.firstIndex(where: step.matches),
      let choice = child.choice(step.choice), let slot = node.slots[step.child]
    else {
      give(up: "an action for nobody")
      return []
    }
    // A reaction knows the id by the default name or by the name that the reaction declares.
    var own: [String: Value] =
      step.id == .absent ? [:] : ["id": step.id, "\(step.child)ID": step.id]
    own.merge(payload(of: message, for: feature)) { $1 }
    let isFor: (Reaction.Trigger) -> Bool = { trigger in
      switch trigger {
      case .action(let steps, let kind, let name):
        kind == message.kind && name == message.name
          && steps.map { [$0.child, $0.choice ?? ""] }
            == message.path.map { [$0.child, $0.choice ?? ""] }
      case .any(step.child, let choice, let group):
        (choice == nil || choice == step.choice) && (group.map(message.isIn) ?? true)
      default: false
      }
    }
    var effects = react(feature, &node, own, isBefore: true, date: date, isFor)
    var inner = message
    inner.path.removeFirst()
    guard node.slots[step.child]?.items.indices.contains(index) == true else {
      give(up: "a child that went before it was asked")
      return []
    }
    var childNode = node.slots[step.child]?.items[index].node ?? slot.items[index].node
    let scope = ScopeStep(step: step, identity: childNode.identity)
    effects += reduce(choice.feature, &childNode, inner, date: choice.date ?? date)
      .map { $0.lifted(scope) }
    node.slots[step.child]?.items[index].node = childNode
    return effects + react(feature, &node, own, date: date, isFor)
  }

  /// Returns the names that a reaction to the action has in scope.
  func payload(of message: Message, for feature: Feature) -> [String: Value] {
    let target = message.path.reduce(feature) { feature, step in
      feature.child(step.child)?.choice(step.choice)?.feature ?? feature
    }
    switch message.kind {
    case .action: return locals(target.action(message.name)?.parameters ?? [], message.values)
    case .delegate:
      let action = target.delegate.first { $0.name == message.name }
      return locals(action?.parameters ?? [], message.values)
    case .binding, .button, .dismiss, .popFrom: return [:]
    }
  }

  func locals(_ parameters: [Parameter], _ values: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: zip(parameters.map(\.name), values))
  }

  func react(
    _ feature: Feature, _ node: inout Node, _ locals: [String: Value], isBefore: Bool = false,
    date: Int, _ isFor: (Reaction.Trigger) -> Bool
  ) -> [Effect] {
    let date = isBefore ? date : feature.ownDate ?? date
    let reactions = feature.reactions.filter { $0.isBefore == isBefore && isFor($0.trigger) }
      .sorted { $0.trigger.breadth < $1.trigger.breadth }
    func follow(_ node: inout Node) -> [Effect] {
      reactions.flatMap { reaction in
        var locals = locals
        if case .bindingPart(_, let part) = reaction.trigger {
          locals["oldValue"] = locals["oldValue"]?.fields[part]
        }
        return run(reaction.block, &node, locals, date: date)
      }
    }
    return isBefore ? follow(&node) : lead(feature, &node, date: date, follow)
  }

  /// Runs the feature's own blocks, with the block that precedes them.
  func lead(
    _ feature: Feature, _ node: inout Node, date: Int, _ rest: (inout Node) -> [Effect]
  ) -> [Effect] {
    guard let block = feature.leading else { return rest(&node) }
    let date = feature.ownDate ?? date
    let context = Context(node, in: self)
    guard block.conditions.allSatisfy({ $0.holds(context) }) else { return [] }
    let effects = run(block, &node, [:], date: date)
    return effects + rest(&node)
  }

  func press(
    _ feature: Feature, _ node: inout Node, _ message: Message, question name: String, date: Int
  ) -> [Effect] {
    guard let question = feature.question(name), let prompt = node.prompt(question),
      prompt.name == name
    else {
      give(up: "a button that is not there")
      return []
    }
    let button = question.buttons.first { $0.name == message.name }
    let locals = locals(button?.parameters ?? [], message.values)
    let isFor: (Reaction.Trigger) -> Bool = { trigger in
      switch trigger {
      case .button(question.slot, message.name): true
      case .any(let child, let choice, group: nil):
        child == question.spot?.child && (choice == nil || choice == question.spot?.choice)
      default: false
      }
    }
    let effects =
      react(feature, &node, locals, isBefore: true, date: date, isFor)
      + react(feature, &node, locals, date: date, isFor)
    if node.prompt(question)?.identity == prompt.identity { node.removePrompt(question) }
    return effects
  }

  func dismiss(
    _ feature: Feature, _ node: inout Node, _ name: String, date: Int
  ) -> [Effect] {
    func identity() -> String? {
      node.prompts[name].map { "\($0.identity)" }
        ?? node.slots[name]?.items.first.map { "\($0.choice ?? "") \($0.node.identity)" }
    }
    guard let old = identity() else {
      give(up: "nothing to dismiss")
      return []
    }
    let effects = react(feature, &node, [:], date: date) {
      if case .dismiss(name) = $0 { true } else { false }
    }
    if identity() == old {
      node.prompts[name] = nil
      node.slots[name]?.items = []
    }
    return effects
  }

  func pop(
    _ feature: Feature, _ node: inout Node, _ message: Message, date: Int
  ) -> [Effect] {
    let id = message.values[0]
    let effects = react(feature, &node, ["id": id], date: date) {
      if case .popFrom(message.name) = $0 { true } else { false }
    }
    remove(from: id, in: message.name, of: &node)
    return effects
  }

  func remove(from id: Value, in name: String, of node: inout Node) {
    guard let index = node.slots[name]?.items.firstIndex(where: { $0.id == id }) else {
      return give(up: "an element that is not there")
    }
    node.slots[name]?.items.removeSubrange(index...)
  }
}

extension Message {
  /// Whether the action belongs to the feature's group of the name, and the feature is the child.
  fileprivate func isIn(_ group: String) -> Bool {
    guard path.count == 1 else { return false }
    return switch kind {
    case .delegate: group == "delegate"
    case .action: name.hasPrefix("\(group).")
    case .binding, .button, .dismiss, .popFrom: false
    }
  }
}
