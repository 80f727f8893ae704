/// The execution of blocks.
extension ReferenceModel {
  func run(
    _ block: Block, _ node: inout Node, _ locals: [String: Value], date: Int
  ) -> [Effect] {
    let context = Context(node, locals: locals, in: self)
    context.date = date
    let effects = run(block, context)
    node = context.node
    return effects
  }

  func run(_ block: Block, _ context: Context) -> [Effect] {
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

  func show(_ block: Block, _ context: Context) {
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
      let values = arguments.map { $0.value(context) }
      if let spot = question.spot {
        let shown = Node(
          identity: newIdentity(), margin: 0, fields: ["value": .choice(question.name, values)])
        context.node.slots[spot.child]?.items = [Slot.Item(choice: spot.choice, node: shown)]
      } else {
        context.node.prompts[question.slot] = Prompt(
          identity: newIdentity(), name: question.name, values: values)
      }
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
