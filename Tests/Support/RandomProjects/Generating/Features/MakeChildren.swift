extension FeatureMaker {
  /// Makes the slots for other features.
  func makeChildren() {
    guard !random.once(in: 3) else { return }
    if let child = makeChildOfItself() { feature.children.append(child) }
    for _ in 0..<random.number(1...2) {
      guard let child = makeChild() else { continue }
      feature.children.append(child)
    }
    feature.measure()
  }

  /// Makes rows, or elements of a stack, that are features of the feature's own type.
  private func makeChildOfItself() -> Child? {
    guard random.once(in: 3), feature.generics.isEmpty else { return nil }
    if isRow {
      let child = Child(names.take(["replies"]), .many, [Child.Choice(feature: feature)])
      holdSometimes(child)
      return child
    }
    let name = random.once(in: 2) ? names.take(["deeper"]) : nil
    return Child(names.take(["path"]), .stack, [Child.Choice(name: name, feature: feature)])
  }

  private func makeChild() -> Child? {
    let fitting = features
    let rows = fitting.filter { $0.fields.first?.name == "id" }
    guard !fitting.isEmpty else { return nil }
    let presences: [Child.Presence] = [
      .optional, .always, .always, .optional, .optional, .many, .stack,
    ]
    let presence = random.pick(presences)
    if presence == .stack, feature.children.contains(where: { $0.presence == .stack }) {
      return nil
    }
    if presence == .many {
      return random.pickAny(rows).map { row in
        let child = Child(
          names.take(["rows", "items"]), .many, [Child.Choice(name: nil, feature: specialised(row))]
        )
        holdSometimes(child)
        return child
      }
    }
    let isHeld = presence == .optional && feature.generics.isEmpty && random.once(in: 3)
    let isOneOf = !isHeld && feature.generics.isEmpty && random.once(in: 2)
    let pool =
      switch presence {
      case .always: isOneOf ? ["screen", "page"] : ["header", "panel"]
      case .optional: isOneOf ? ["destination", "cover"] : ["sheet", "editor"]
      case .many, .stack, .ofCase: ["path"]
      }
    // The tca set would end the effects of a child that appears and disappears with each case of its state.
    let isAlone = presence == .optional && !isOneOf
    let choices = makeChoices(
      of: isAlone ? fitting.filter { !$0.hasCases } : fitting, isOneOf: isOneOf)
    guard !choices.isEmpty else { return nil }
    let child = Child(names.take(pool), presence, choices)
    // The tca set presents no child whose state is outside of the parent's own property.
    child.isPresented = presence == .optional && !isHeld && !random.once(in: 3)
    if isHeld { hold(child) }
    guard presence == .always else { return child }
    child.initial.choice = random.below(choices.count)
    let feature = choices[child.initial.choice].feature
    child.hasDefault = isOneOf || feature.needsValues || random.once(in: 3)
    if child.hasDefault { child.initial.fields = random.state(of: feature) }
    return child
  }

  /// The features that are small enough to be children of the feature.
  var features: [Feature] { surroundings.features.filter { $0.depth < 2 && $0.size < 4 } }

  /// Makes the choice for a child's feature, or several named choices.
  func makeChoices(of features: [Feature], isOneOf: Bool) -> [Child.Choice] {
    guard !features.isEmpty else { return [] }
    let names: [String?] =
      isOneOf ? (0..<random.number(1...2)).map { _ in self.names.take(["front", "back"]) } : [nil]
    return names.map { name in
      Child.Choice(
        name: name, feature: specialised(pick(features, isOneOf: isOneOf)),
        date: random.once(in: 5) ? random.number(70...90) : nil)
    }
  }

  /// Picks one of the features. Generic features are rare, so that they are preferred.
  private func pick(_ features: [Feature], isOneOf: Bool) -> Feature {
    let generic = random.pickAny(features.filter { !$0.generics.isEmpty })
    return generic.flatMap { random.below(3) < (isOneOf ? 2 : 1) ? $0 : nil }
      ?? random.pick(features)
  }

  private func holdSometimes(_ child: Child) {
    if feature.generics.isEmpty, !random.once(in: 4) { hold(child) }
  }

  /// Moves the state of a child into a field.
  private func hold(_ child: Child) {
    child.holder = names.take(["\(child.name)Holder"])
  }

  /// Makes actions that present and dismiss children.
  func makeChildActions() {
    for child in feature.children { fitting { makeActions(for: child) } }
  }

  private func makeActions(for child: Child) {
    switch child.presence {
    case .always: if child.choices[0].name != nil { makeSwitch(child) }
    case .optional: makePresentation(child)
    case .many: makeRows(child)
    case .stack: makeStack(child)
    case .ofCase: makeCase(child)
    }
  }

  private func makeSwitch(_ child: Child) {
    for (index, choice) in child.choices.enumerated() {
      let values = fragments(random.state(of: choice.feature), choice.feature)
      let text = stateText(choice, values)
      let action = Action(names.takeAction(["showTapped"]))
      action.block.statements = [
        Statement(["state.\(child.name) = \(text)"]) { context in
          let values = values.mapValues { $0.value(context) }
          context.node.slots[child.name]?.items = [
            context.model.makeItem(child, index, values)
          ]
        }
      ]
      feature.actions.append(action)
    }
  }

  private func makePresentation(_ child: Child) {
    for (index, choice) in child.choices.enumerated() {
      if case .prompts = choice.content { continue }
      let action = Action(names.takeAction(["presentTapped"]), parameters(random.below(2)))
      let scope = scope(with: action.parameters)
      var values = values(for: choice.feature, scope)
      if case .value(let type) = choice.content {
        values["value"] = ExpressionMaker(random: random, scope: scope).make(type, depth: 1)
      }
      action.block.presented = .child(child, choice: index, values)
      feature.actions.append(action)
    }
    guard random.once(in: 2) else { return }
    let action = Action(names.takeAction(["cancelTapped"]))
    action.block.dismissed = [child.name]
    feature.actions.append(action)
  }

  private func makeRows(_ child: Child) {
    let row = child.choices[0].feature
    let add = Action(names.takeAction(["rowAdded"]))
    var given = fragments(random.state(of: row), row)
    given["id"] = Fragment(text: "\(feature.ownNames["uuid"] ?? "uuid")()", type: .uuid) {
      $0.model.uuids += 1
      return .uuid($0.model.uuids - 1)
    }
    let values = given
    add.block.statements = [
      Statement(["state.\(child.path).append(\(stateText(child.choices[0], values)))"]) { context in
        let values = values.mapValues { $0.value(context) }
        var item = context.model.makeItem(child, 0, values)
        item.id = values["id"] ?? .absent
        context.node.slots[child.name]?.items.append(item)
      }
    ]
    feature.actions.append(add)
    let remove = Action(
      names.takeAction(["rowRemoved"]), [Parameter(name: "gone", type: .uuid)])
    remove.block.statements = [
      Statement(["state.\(child.path).remove(id: gone)"]) { context in
        let id = context.local("gone")
        context.node.slots[child.name]?.items.removeAll { $0.id == id }
      }
    ]
    feature.actions.append(remove)
  }

  private func makeStack(_ child: Child) {
    for (index, choice) in child.choices.enumerated() {
      let action = Action(names.takeAction(["pushTapped"]), parameters(random.below(2)))
      let scope = scope(with: action.parameters)
      action.block.presented = .element(child, choice: index, values(for: choice.feature, scope))
      feature.actions.append(action)
    }
    let action = Action(names.takeAction(["backTapped"]))
    action.block.popped = random.pick([.last, .all])
    action.block.stack = child.name
    feature.actions.append(action)
  }

  /// Returns the values for a child: the necessary values, and sometimes further values.
  func values(for feature: Feature, _ scope: Scope) -> [String: Fragment] {
    var values: [String: Fragment] = [:]
    for field in feature.fields
    where field.isParameter && (field.initial == nil || random.once(in: 6)) && !field.type.isGeneric
    {
      let maker = ExpressionMaker(random: random, scope: scope)
      let isShort = values.count < 2 && !field.type.isNested
      values[field.name] =
        reference(for: field)
        ?? field.argument(isShort ? maker.make(field.type, depth: 1) : maker.literal(field.type))
      let length = values.values.map { $0.text.count + 12 }.reduce(0, +)
      if length > 40, field.initial != nil { values[field.name] = nil }
    }
    return values
  }

  private func fragments(_ values: [String: Value], _ feature: Feature) -> [String: Fragment] {
    var fragments: [String: Fragment] = [:]
    for field in feature.fields {
      guard let value = values[field.name] else { continue }
      let text = field.type.literal(value, in: self.feature.type)
      fragments[field.name] = field.argument(Fragment(text: text, type: field.type) { _ in value })
    }
    return fragments
  }

  func stateText(_ choice: Child.Choice, _ values: [String: Fragment]) -> String {
    let text = choice.feature.stateText(values.mapValues(\.text))
    return choice.name.map { ".\($0)(\(text))" } ?? text
  }
}
