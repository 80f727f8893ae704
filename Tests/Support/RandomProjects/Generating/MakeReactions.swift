extension FeatureMaker {
  /// Alerts and dialogs.
  func makeQuestions() {
    guard random.once(in: 3) else { return }
    for isDialog in [false, false, true] where random.once(in: 2) {
      let parameters = (0..<random.below(3)).map { number in
        Parameter(
          label: number == 0 ? nil : "part\(number)", name: "part\(number)",
          type: random.pick([.int, .string]))
      }
      var buttons = (0..<random.number(1...2)).map { number in
        Question.Button(
          name: names.take(["delete", "keep", "retry"]),
          label: random.pick(["OK", "Delete it", "It's \"fine\"", "No: never # really"]),
          role: random.pick([nil, number == 0 ? "destructive" : "cancel"]),
          parameters: random.once(in: 2) ? Array(parameters.prefix(1)) : [])
      }
      let first = parameters.first
      let condition = first.map { $0.type == .int ? "\($0.name) > 0" : "!\($0.name).isEmpty" }
      for index in buttons.indices where random.once(in: 4) { buttons[index].condition = condition }
      if random.once(in: 4) {
        let last = buttons.indices.last ?? 0
        (buttons[last].isSilent, buttons[last].parameters) = (true, [])
      }
      let inner = parameters.first.map { "\\(\($0.name))" } ?? "it"
      let question = Question(
        names.take(["deletion", "warning", "sorting"]), isDialog: isDialog, parameters,
        title: "What about \(inner)?",
        message: random.pick([nil, "It's \"\(inner)\" # really."]),
        buttons: buttons)
      // The style has no case for other names.
      if !feature.isGrouped, random.once(in: 2) { question.place = names.take(["shown", "asked"]) }
      feature.questions.append(question)
    }
  }

  func makeDelegate() {
    guard random.once(in: 2) else { return }
    for _ in 0..<random.number(1...2) {
      let parameters = (0..<random.below(2)).map { _ in
        Parameter(
          label: random.pick([nil, "news"]), name: "news",
          type: random.pick([.int, .string, .bool, .array(.int)]))
      }
      feature.delegate.append(Action(names.take(["finished", "chosen"]), parameters))
    }
    // An action that sends each, so that parents have something to react to.
    for action in feature.delegate {
      let sender = Action(names.takeAction(["doneTapped"]))
      var send = send(action, scope)
      send.kind = .delegate
      sender.block.effects.sent = [send]
      feature.actions.append(sender)
    }
    if random.once(in: 3) {
      let close = Action(names.takeAction(["closeTapped"]))
      close.block.effects.dismissesItself = true
      feature.actions.append(close)
    }
  }

  func makeQuestionActions() {
    for question in feature.questions {
      let action = Action(names.takeAction(["askTapped"]))
      action.block.presented = .prompt(
        question, question.parameters.map { argument($0, scope) })
      feature.actions.append(action)
      guard random.once(in: 3) else { continue }
      let never = Action(names.takeAction(["neverMind"]))
      never.block.dismissed = [question.slot]
      feature.actions.append(never)
    }
  }

  /// Blocks for what is not an own action.
  func makeReactions() {
    for child in feature.children { reactToChild(child) }
    for question in feature.questions {
      for (index, button) in question.buttons.enumerated()
      where !button.isSilent && !random.once(in: 3) {
        if random.once(in: 4), let action = random.pickAny(leaves) {
          let block = Block()
          block.effects.sent = [send(action, scope(with: button.parameters))]
          question.buttons[index].sent = block.effects.sent[0].text
          add(
            .button(question: question.name, button.name), "\(question.slot).\(button.name)", block,
            isOfButton: true)
          continue
        }
        let block = reaction(scope(with: button.parameters))
        add(.button(question: question.name, button.name), "\(question.slot).\(button.name)", block)
      }
    }
    for slot in feature.questionSlots where random.once(in: 4) {
      add(.dismiss(slot), "\(slot).dismiss", reaction(scope))
    }
    for field in feature.fields where field.isBoundByAction && random.once(in: 2) {
      let isPlain = !field.type.isNested && field.type.isComparable
      add(
        .binding(field.name), "binding.\(field.name)",
        reaction(isPlain && random.once(in: 2) ? scope.with("oldValue", field.type) : scope))
    }
    for field in feature.fields where field.isBoundByAction {
      guard case .named(let type) = field.type, random.once(in: 2) else { continue }
      let parts = type.fields.filter { !$0.type.isNested && $0.type.isComparable }
      guard let part = random.pickAny(parts) else { continue }
      add(
        .bindingPart(field.name, part.name), "binding.\(field.name).\(part.name)",
        wideReaction(scope.with("oldValue", part.type)))
    }
    if feature.fields.contains(where: \.isBoundByAction), random.once(in: 4) {
      add(.anyBinding, "binding.any", wideReaction(scope))
    }
    if random.once(in: 5) { feature.leading = block(scope, level: 1, mayHaveEffects: false) }
    if feature.leading?.isEmpty == true { feature.leading = nil }
    let changing = feature.fields.filter { $0.isLocked || $0.isAssignable && !$0.isBinding }
    if let field = random.pickAny(changing), random.once(in: 3) { reactToChange(field) }
  }

  /// What follows a change changes something else, by what the field was before.
  private func reactToChange(_ field: Field) {
    let block = Block()
    let name = "state.\(field.name)"
    let others = places.filter { $0.text != name && !$0.text.hasPrefix("\(name).") }
    let numbers = others.filter { $0.type == .int && $0.text.dropFirst(6).allSatisfy { $0 != "." } }
    guard
      let place = numbers.first(where: { place in
        feature.fields.contains { "state.\($0.name)" == place.text }
      })
    else { return }
    let old = Fragment(text: "oldValue", type: field.type) { $0.local("oldValue") }
    switch field.type {
    case .int: block.statements = [statements(scope).assignment(of: old, to: place)]
    case .bool, .string, .array, .set, .dictionary, .named, .optional, .double:
      block.conditions = [
        Condition(text: "oldValue != \(name)") {
          $0.local("oldValue") != field.value(in: $0.node, $0.model)
        }
      ]
      block.statements = [
        Statement(["\(place.text) += 1"]) {
          place.write($0, $0.int(place.read($0).number.addingReportingOverflow(1)))
        }
      ]
    default: return
    }
    add(.change(field.name), "onChange.\(field.name)", block)
  }

  /// Reducers and operators of the app.
  func makeComposition() {
    guard random.once(in: 4) else { return }
    if random.once(in: 2) { feature.before = composed() }
    if random.once(in: 2) { feature.after = composed() }
    if random.once(in: 2) { feature.composedDate = random.number(1...9) * 1_000 }
    if !feature.actions.isEmpty, random.once(in: 2) {
      feature.ownDate = random.number(1...9) * 10_000
    }
  }

  private func composed() -> [[Statement]] {
    (0..<random.number(1...2)).map { _ in statements(scope).make(1).statements }
      .filter { !$0.isEmpty }
  }

  private func add(
    _ trigger: Reaction.Trigger, _ address: String, _ block: Block, isBefore: Bool = false,
    isOfButton: Bool = false
  ) {
    guard !block.isEmpty else { return }
    feature.reactions.append(
      Reaction(
        trigger: trigger, address: address, isBefore: isBefore, block: block, isOfButton: isOfButton
      )
    )
  }

  private func reaction(_ scope: Scope) -> Block {
    let block = block(scope, level: 1, mayHaveEffects: true)
    if block.isEmpty { block.statements = [statements(scope).assignment(place(for: .int))] }
    return block
  }

  /// What follows much, and must not lead to any of it.
  private func wideReaction(_ scope: Scope) -> Block {
    let block = block(scope, level: 1, mayHaveEffects: false)
    if let leaf = random.pickAny(leaves), block.isEmpty || random.once(in: 3) {
      block.effects.sent = [send(leaf, scope)]
    }
    return block
  }

  /// What follows anything in a child.
  private func reactToAny(
    _ child: Child, _ choice: Child.Choice, _ front: String, _ scope: Scope
  ) {
    func add(_ group: String?) {
      let trigger = Reaction.Trigger.any(child: child.name, choice: choice.name, group: group)
      self.add(
        trigger, front + (group.map { "\($0)." } ?? "") + "any", wideReaction(scope),
        isBefore: random.once(in: 3))
    }
    if random.once(in: 5) { add(nil) }
    if !choice.feature.delegate.isEmpty, random.once(in: 4) { add("delegate") }
    let hasInternal = choice.feature.actions.contains { $0.name.hasPrefix("internal.") }
    if hasInternal, random.once(in: 3) { add("internal") }
  }

  private func reactToChild(_ child: Child) {
    if child.choices[0].name != nil, random.once(in: 4) {
      add(
        .any(child: child.name, choice: nil, group: nil), "\(child.name).any",
        wideReaction(scope))
    }
    for choice in child.choices {
      let steps = [Step(child: child.name, choice: choice.name)]
      let id = hasElements(child) && random.once(in: 3) ? "\(child.name)ID" : "id"
      let place = id == "id" ? child.name : "\(child.name)[\(id)]"
      let front = "\(place)." + (choice.name.map { "\($0)." } ?? "")
      var scope = scope
      if child.presence == .many { scope = scope.with(id, .uuid) }
      for action in choice.feature.delegate {
        let known = action.parameters.reduce(scope) { $0.with($1.name, $1.type) }
        let block = reaction(known)
        addDeparture(to: block, child, id)
        add(
          .action(steps, .delegate, action.name), "\(front)delegate.\(action.name)", block)
      }
      if let action = random.pickAny(choice.feature.actions), random.once(in: 2) {
        let known = action.parameters.filter { !$0.type.isNested && $0.type.isComparable }
          .reduce(scope) { $0.with($1.name, $1.type) }
        let isBefore = random.once(in: 2)
        add(
          .action(steps, .action, action.name), "\(front)\(action.name)", reaction(known),
          isBefore: isBefore)
        if random.once(in: 4) {
          add(
            .action(steps, .action, action.name), "\(front)\(action.name)", reaction(known),
            isBefore: !isBefore)
        }
      }
      reactToAny(child, choice, front, scope)
    }
    switch child.presence {
    case .optional where child.isPresented && random.once(in: 2):
      add(.dismiss(child.name), "\(child.name).dismiss", reaction(scope))
    case .stack where random.once(in: 2):
      add(.popFrom(child.name), "\(child.name).popFrom", reaction(scope))
    default: break
    }
  }

  /// Whether a child is one of several that are told apart by their ids.
  private func hasElements(_ child: Child) -> Bool {
    switch child.presence {
    case .many, .stack: true
    case .always, .optional: false
    }
  }

  /// The child that has told something goes, sometimes.
  ///
  /// - Parameter name: What the reaction calls its id.
  private func addDeparture(to block: Block, _ child: Child, _ name: String) {
    guard random.once(in: 2) else { return }
    switch child.presence {
    case .always: break
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
