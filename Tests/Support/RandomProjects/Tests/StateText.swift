/// The texts of tests for the states of features, and for changes of states.
struct StateText {
  /// No owner: nested types have their full names.
  private let owner: String? = nil

  /// Returns the state of a feature, without the values that equal their defaults.
  func state(_ node: Node, of feature: Feature) -> String {
    if feature.hasCases { return "\(feature.type).State\(caseText(node, of: feature))" }
    var arguments = feature.fields.compactMap { field -> String? in
      let value = node.fields[field.name] ?? .absent
      guard field.isParameter, value != field.initial, value != .absent || field.initial != nil
      else { return nil }
      return "\(field.name): \(field.argument(field.type.literal(value, in: owner)))"
    }
    let children =
      feature.children.filter { $0.holder != nil }
      + feature.children.filter { $0.holder == nil }
    for child in children {
      guard let slot = node.slots[child.name], !isDefault(slot, child) else { continue }
      let argument = given(slot, child, of: feature)
      let text = child.presence == .stack ? "StackState(\(argument.text))" : argument.text
      arguments.append("\(argument.name): \(text)")
    }
    for slot in feature.questionSlots {
      if let prompt = node.prompts[slot] {
        arguments.append("\(slot): \(text(prompt, feature))")
      }
    }
    return "\(feature.type).State(\(arguments.joined(separator: ", ")))"
  }

  /// Returns the case that is the state.
  private func caseText(_ node: Node, of feature: Feature) -> String {
    for child in feature.children {
      guard let item = node.slots[child.name]?.items.first else { continue }
      return ".\(child.name)(\(self.item(item, child)))"
    }
    return feature.fields[0].type.literal(node.fields["state"] ?? .absent, in: owner)
  }

  private func isDefault(_ slot: Slot, _ child: Child) -> Bool {
    guard child.presence == .always else { return slot.items.isEmpty }
    let choice = child.choices[child.initial.choice]
    let item = slot.items[0]
    return item.choice == choice.name
      && state(item.node, of: choice.feature) == defaultState(child)
  }

  private func defaultState(_ child: Child) -> String {
    let choice = child.choices[child.initial.choice]
    let model = ReferenceModel(choice.feature, random: RandomSource(seed: 0))
    return state(model.makeNode(choice.feature, child.initial.fields), of: choice.feature)
  }

  /// Returns the argument of the initializer of a feature's state for a slot of a child.
  func given(_ slot: Slot, _ child: Child, of feature: Feature) -> (name: String, text: String) {
    guard let holder = child.holder, let type = child.holderType else {
      return (child.name, text(slot, child))
    }
    return (holder, "\(feature.type).\(type)(held: \(text(slot, child)))")
  }

  /// Returns the content of a slot.
  func text(_ slot: Slot, _ child: Child) -> String {
    let items = slot.items.map { item($0, child) }
    switch child.presence {
    case .always, .optional, .ofCase: return items.first ?? "nil"
    case .many, .stack: return "[\(items.joined(separator: ", "))]"
    }
  }

  func item(_ item: Slot.Item, _ child: Child) -> String {
    guard let choice = child.choice(item.choice) else { return "nil" }
    if let value = value(item, choice) { return ".\(choice.name ?? "")(\(value))" }
    let text = state(item.node, of: choice.feature)
    return item.choice.map { ".\($0)(\(text))" } ?? text
  }

  /// Returns the value that a case holds; nil for a feature.
  private func value(_ item: Slot.Item, _ choice: Child.Choice) -> String? {
    guard !choice.isFeature, let value = item.node.fields["value"] else { return nil }
    return choice.feature.fields[0].type.literal(value, in: owner)
  }

  func text(_ prompt: Prompt, _ feature: Feature) -> String {
    let parameters = feature.question(prompt.name)?.parameters ?? []
    return ".\(prompt.name)\(call(parameters, prompt.values, in: owner))"
  }

  /// Returns the changes, by address.
  func changes(
    from old: Node, to new: Node, of feature: Feature, at front: String = ""
  ) -> [(address: String, text: String)] {
    var changes: [(String, String)] = []
    if feature.hasCases { return changesOfCases(from: old, to: new, of: feature, at: front) }
    for field in changed(from: old, to: new, of: feature) {
      let value = new.fields[field.name] ?? .absent
      changes.append((front + field.name, field.type.literal(value, in: owner)))
    }
    for child in feature.children {
      guard let before = old.slots[child.name], let after = new.slots[child.name] else { continue }
      changes += self.changes(from: before, to: after, child, at: front + child.path)
    }
    for slot in feature.questionSlots {
      let (before, after) = (old.prompts[slot], new.prompts[slot])
      guard before?.name != after?.name || before?.values != after?.values else { continue }
      changes.append((front + slot, after.map { text($0, feature) } ?? "nil"))
    }
    return changes
  }

  /// Returns the change of the whole state, unless only a part of a child in the state has changed.
  private func changesOfCases(
    from old: Node, to new: Node, of feature: Feature, at front: String
  ) -> [(address: String, text: String)] {
    let whole = (String(front.dropLast()), caseText(new, of: feature))
    guard old.fields["state"] == new.fields["state"] else { return [whole] }
    for child in feature.children {
      guard let before = old.slots[child.name], let after = new.slots[child.name] else { continue }
      let place = front + child.name
      let changes = self.changes(from: before, to: after, child, at: place)
      if !changes.isEmpty { return changes.contains { $0.0 == place } ? [whole] : changes }
    }
    return []
  }

  /// Returns the changed fields, in an order in which no field's observers change a field that is assigned later.
  private func changed(from old: Node, to new: Node, of feature: Feature) -> [Field] {
    let fields = feature.fields.filter { $0.shared?.isReader != true }
    var changed = Set(
      fields.filter { new.fields[$0.name] != old.fields[$0.name] }.map(\.name))
    // A test states the consequences of a change, even where a later change has undone them.
    for field in fields where changed.contains(field.name) {
      changed.formUnion(field.followers.map(\.name))
    }
    let listed = fields.filter { changed.contains($0.name) }
    return listed.filter { $0.observer != nil }.sorted { $0.followers.count > $1.followers.count }
      + listed.filter { $0.observer == nil }
  }

  /// Returns whether assignments to fields can turn one state into the other.
  private func haveSameConstants(_ old: Node, _ new: Node, _ feature: Feature) -> Bool {
    old.cells == new.cells
      && feature.fields.allSatisfy { !$0.isConstant || old.fields[$0.name] == new.fields[$0.name] }
  }

  /// Returns whether each changed shared value belongs to a field that a step can name.
  func showsAll(
    from old: (node: Node, cells: [String: Value]), to new: (node: Node, cells: [String: Value]),
    of feature: Feature
  ) -> Bool {
    let changed = new.cells.filter { key, value in old.cells[key].map { $0 != value } ?? false }
    return Set(changed.keys).isSubset(of: cells(of: old.node, new.node, feature))
  }

  /// Returns the shared values that can be changed by instances which exist both before and after a step.
  private func cells(of old: Node, _ new: Node, _ feature: Feature) -> Set<String> {
    var cells = Set(feature.fields.filter(\.isLocked).compactMap { new.cells[$0.name] })
    for child in feature.children {
      for item in new.slots[child.name]?.items ?? [] {
        guard let choice = child.choice(item.choice),
          let before = old.slots[child.name]?.items.first(where: {
            $0.id == item.id && $0.node.identity == item.node.identity
          })
        else { continue }
        cells.formUnion(self.cells(of: before.node, item.node, choice.feature))
      }
    }
    return cells
  }

  private func changes(
    from old: Slot, to new: Slot, _ child: Child, at place: String
  ) -> [(String, String)] {
    func address(of item: Slot.Item) -> String {
      switch item.id {
      case .uuid(let number): "\(place)[UUID(\(number))]"
      case .int(let number): "\(place)[\(number)]"
      default: place
      }
    }
    func inner(_ before: Slot.Item, _ after: Slot.Item) -> [(String, String)] {
      guard before.choice == after.choice, let choice = child.choice(after.choice),
        choice.isFeature,
        haveSameConstants(before.node, after.node, choice.feature)
      else {
        // A new instance may equal the previous one.
        let (old, new) = (item(before, child), item(after, child))
        return old == new ? [] : [shown(after)]
      }
      let front = address(of: after) + (after.choice.map { ".\($0)" } ?? "") + "."
      return changes(from: before.node, to: after.node, of: choice.feature, at: front)
    }
    /// Returns the current content of a slot. A prompt is written by its case, which determines its type in Swift.
    func shown(_ item: Slot.Item) -> (String, String) {
      if let choice = child.choice(item.choice), case .prompts = choice.content,
        let text = value(item, choice)
      {
        return ("\(address(of: item)).\(choice.name ?? "")", text)
      }
      return (address(of: item), self.item(item, child))
    }
    if old.items.map(\.id) == new.items.map(\.id) {
      return zip(old.items, new.items).flatMap(inner)
    }
    guard child.presence == .many || child.presence == .stack, !new.items.isEmpty else {
      return new.items.isEmpty ? [(place, text(new, child))] : new.items.map(shown)
    }
    let gone = old.items.filter { item in !new.items.contains { $0.id == item.id } }
    let kept = new.items.prefix { item in old.items.contains { $0.id == item.id } }
    let added = new.items.dropFirst(kept.count)
    return kept.flatMap { after in
      old.items.first { $0.id == after.id }.map { inner($0, after) } ?? []
    } + gone.map { (address(of: $0), "nil") } + added.map { (address(of: $0), item($0, child)) }
  }
}
