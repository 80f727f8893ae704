extension FeatureMaker {
  /// Makes blocks that follow other events than the feature's own actions.
  func makeReactions() {
    for child in feature.children { reactToChild(child) }
    for question in feature.questions {
      for (index, button) in question.buttons.enumerated()
      where !button.isSilent && (button.isShared || !random.once(in: 3)) {
        let others = feature.questions.prefix { $0 !== question }.filter {
          $0.slot == question.slot
        }
        if let other = others.lazy.flatMap(\.buttons).first(where: { $0.name == button.name }) {
          question.buttons[index].sent = other.sent
          continue
        }
        if random.once(in: 4), let action = random.pickAny(leaves) {
          add(
            .button(slot: question.slot, button.name), "\(question.slot).\(button.name)",
            isOfButton: true
          ) {
            let block = Block()
            block.effects.sent = [send(action, scope(with: button.parameters))]
            question.buttons[index].sent = block.effects.sent[0].text
            return block
          }
          continue
        }
        add(.button(slot: question.slot, button.name), "\(question.slot).\(button.name)") {
          reaction(scope(with: button.parameters))
        }
      }
    }
    for slot in feature.questionSlots where random.once(in: 4) {
      add(.dismiss(slot), "\(slot).dismiss") { reaction(scope) }
    }
    for field in feature.fields where field.isBoundByAction && random.once(in: 2) {
      let isPlain = !field.type.isNested && field.type.isComparable
      add(.binding(field.name), "binding.\(field.name)") {
        reaction(isPlain && random.once(in: 2) ? scope.with("oldValue", field.type) : scope)
      }
    }
    for field in feature.fields where field.isBoundByAction {
      guard case .named(let type) = field.type, random.once(in: 2) else { continue }
      let parts = type.fields.filter { !$0.type.isNested && $0.type.isComparable }
      guard let part = random.pickAny(parts) else { continue }
      add(.bindingPart(field.name, part.name), "binding.\(field.name).\(part.name)") {
        wideReaction(scope.with("oldValue", part.type))
      }
    }
    if feature.fields.contains(where: \.isBoundByAction), random.once(in: 4) {
      add(.anyBinding, "binding.any") { wideReaction(scope) }
    }
    if random.once(in: 5) {
      fitting { feature.leading = block(scope, level: 1, mayHaveEffects: false) }
    }
    if feature.leading?.isEmpty == true { feature.leading = nil }
    let changing = feature.fields.filter { $0.isLocked || $0.isAssignable && !$0.isBinding }
    // The fields of other states are unknown.
    guard feature.stateType == nil else { return }
    if let field = random.pickAny(changing), random.once(in: 3) { reactToChange(field) }
  }

  /// Makes a reaction to a change of a field that changes another field, given the previous value.
  func reactToChange(_ field: Field) {
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
    add(.change(field.name), "onChange.\(field.name)") { block }
  }

  func add(
    _ trigger: Reaction.Trigger, _ address: String, isBefore: Bool = false,
    isOfButton: Bool = false, _ make: () -> Block
  ) {
    fitting {
      let block = make()
      guard !block.isIdle else { return }
      feature.reactions.append(
        Reaction(
          trigger: trigger, address: address, isBefore: isBefore, block: block,
          isOfButton: isOfButton))
    }
  }

  func reaction(_ scope: Scope) -> Block {
    let block = block(scope, level: 1, mayHaveEffects: true)
    if block.isIdle { block.statements = [statements(scope).assignment(place(for: .int))] }
    return block
  }

  /// Makes a block that follows many actions, and must not cause any of them.
  func wideReaction(_ scope: Scope) -> Block {
    let block = block(scope, level: 1, mayHaveEffects: false)
    if let leaf = random.pickAny(leaves), block.isIdle || random.once(in: 3) {
      block.effects.sent = [send(leaf, scope)]
    }
    return block
  }
}
