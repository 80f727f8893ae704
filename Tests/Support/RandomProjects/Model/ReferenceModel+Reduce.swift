extension ReferenceModel {
  /// What a feature makes of an action, with the app's reducers around it.
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

  private func run(_ statements: [Statement], _ node: inout Node, date: Int) {
    let context = Context(node, in: self)
    context.date = date
    for statement in statements { statement.run(context) }
    node = context.node
    refresh(&node)
  }

  private func reduceCore(
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

  private func reduceAll(
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
      let new = message.values[0]
      node.fields[message.name] = new
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

  private func reduceChild(
    _ feature: Feature, _ node: inout Node, _ message: Message, _ step: Step, date: Int
  ) -> [Effect] {
    guard let child = feature.child(step.child),
      let index = node.slots[step.child]?.items.firstIndex(where: step.matches),
      let choice = child.choice(step.choice), let slot = node.slots[step.child]
    else {
      give(up: "an action for nobody")
      return []
    }
    // A reaction knows the id by this name or by the one that it gives it.
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

  /// The names that a reaction to the action has in scope.
  private func payload(of message: Message, for feature: Feature) -> [String: Value] {
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

  private func locals(_ parameters: [Parameter], _ values: [Value]) -> [String: Value] {
    Dictionary(uniqueKeysWithValues: zip(parameters.map(\.name), values))
  }

  private func react(
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

  /// What a feature does itself, with what comes before.
  private func lead(
    _ feature: Feature, _ node: inout Node, date: Int, _ rest: (inout Node) -> [Effect]
  ) -> [Effect] {
    guard let block = feature.leading else { return rest(&node) }
    let date = feature.ownDate ?? date
    let context = Context(node, in: self)
    guard block.conditions.allSatisfy({ $0.holds(context) }) else { return [] }
    let effects = run(block, &node, [:], date: date)
    return effects + rest(&node)
  }

  private func press(
    _ feature: Feature, _ node: inout Node, _ message: Message, question name: String, date: Int
  ) -> [Effect] {
    guard let question = feature.question(name), let prompt = node.prompts[question.slot],
      prompt.name == name
    else {
      give(up: "a button that is not there")
      return []
    }
    let button = question.buttons.first { $0.name == message.name }
    let effects = react(
      feature, &node, locals(button?.parameters ?? [], message.values), date: date
    ) {
      if case .button(question: name, message.name) = $0 { true } else { false }
    }
    if node.prompts[question.slot]?.identity == prompt.identity {
      node.prompts[question.slot] = nil
    }
    return effects
  }

  private func dismiss(
    _ feature: Feature, _ node: inout Node, _ name: String, date: Int
  ) -> [Effect] {
    func identity() -> Int? {
      node.prompts[name]?.identity ?? node.slots[name]?.items.first?.node.identity
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

  private func pop(
    _ feature: Feature, _ node: inout Node, _ message: Message, date: Int
  ) -> [Effect] {
    let id = message.values[0]
    let effects = react(feature, &node, ["id": id], date: date) {
      if case .popFrom(message.name) = $0 { true } else { false }
    }
    remove(from: id, in: message.name, of: &node)
    return effects
  }

  private func remove(from id: Value, in name: String, of node: inout Node) {
    guard let index = node.slots[name]?.items.firstIndex(where: { $0.id == id }) else {
      return give(up: "an element that is not there")
    }
    node.slots[name]?.items.removeSubrange(index...)
  }

  // MARK: Blocks

  private func run(
    _ block: Block, _ node: inout Node, _ locals: [String: Value], date: Int
  ) -> [Effect] {
    let context = Context(node, locals: locals, in: self)
    context.date = date
    let effects = run(block, context)
    node = context.node
    return effects
  }

  private func run(_ block: Block, _ context: Context) -> [Effect] {
    for condition in block.conditions where !condition.holds(context) { return [] }
    let outer = context.locals
    for statement in block.statements {
      statement.run(context)
      guard context.hasThrown, let caught = block.caught else { continue }
      context.hasThrown = false
      context.locals = outer
      return run(caught, context)
    }
    var effects = cancelled(by: block.effects, context)
    let locals = context.locals
    for branch in block.branches {
      context.locals = locals
      guard branch.conditions.allSatisfy({ $0.holds(context) }) else { continue }
      effects += run(branch.block, context)
      break
    }
    context.locals = locals
    if let match = block.match {
      let value = match.on.value(context)
      for (_, bind, block) in match.cases {
        guard let bound = bind(value) else { continue }
        context.locals.merge(bound) { $1 }
        effects += run(block, context)
        break
      }
    }
    context.locals = locals
    for (procedure, arguments) in block.performed {
      let values = arguments.map { $0.value(context) }
      let inner = Context(
        context.node, locals: self.locals(procedure.parameters, values), in: self)
      inner.date = context.date
      effects += run(procedure.block, inner)
      context.node = inner.node
    }
    show(block, context)
    return effects + make(block.effects, context)
  }

  private func show(_ block: Block, _ context: Context) {
    for name in block.dismissed {
      context.node.prompts[name] = nil
      context.node.slots[name]?.items = []
    }
    if let stack = block.stack {
      switch block.popped {
      case nil: break
      case .last: _ = context.node.slots[stack]?.items.popLast()
      case .all: context.node.slots[stack]?.items = []
      case .from(let id): remove(from: id.value(context), in: stack, of: &context.node)
      case .to(let id):
        let id = id.value(context)
        guard let index = context.node.slots[stack]?.items.firstIndex(where: { $0.id == id }) else {
          return give(up: "an element that is not there")
        }
        context.node.slots[stack]?.items.removeSubrange((index + 1)...)
      }
    }
    switch block.presented {
    case nil: break
    case .prompt(let question, let arguments):
      context.node.prompts[question.slot] = Prompt(
        identity: newIdentity(), name: question.name, values: arguments.map { $0.value(context) })
    case .child(let child, let choice, let values):
      let item = makeItem(child, choice, values.mapValues { $0.value(context) })
      context.node.slots[child.name]?.items = [item]
    case .element(let child, let choice, let values):
      var item = makeItem(child, choice, values.mapValues { $0.value(context) })
      item.id = .int(context.node.slots[child.name]?.nextID ?? 0)
      context.node.slots[child.name]?.nextID += 1
      context.node.slots[child.name]?.items.append(item)
    }
  }

  func makeItem(_ child: Child, _ choice: Int, _ values: [String: Value]) -> Slot.Item {
    let choice = child.choices[choice]
    return Slot.Item(choice: choice.name, node: makeNode(choice.feature, values))
  }
}

extension Message {
  /// Whether it is an action of a feature's group of this name, and the feature is a child.
  fileprivate func isIn(_ group: String) -> Bool {
    guard path.count == 1 else { return false }
    return switch kind {
    case .delegate: group == "delegate"
    case .action: name.hasPrefix("\(group).")
    case .binding, .button, .dismiss, .popFrom: false
    }
  }
}
