extension FeatureMaker {
  /// Adds property wrappers to some fields.
  func makeWrappers() {
    guard random.once(in: 3) else { return }
    for index in feature.fields.indices where random.once(in: 2) {
      guard !feature.fields[index].isConstant else { continue }
      switch feature.fields[index].type {
      // A wrapper with arguments needs the field's default value.
      case .int where feature.fields[index].initial != nil:
        feature.fields[index].wrapper = .clamped(
          random.number(-2...1)...random.pick([3, 9, 40]))
      case .string: feature.fields[index].wrapper = .uppercased
      default: break
      }
    }
  }

  /// Adds observers to some fields. Each observer changes its own field or a previous field.
  func makeObservers() {
    guard random.once(in: 2) else { return }
    let fields = random.shuffled(Array(feature.fields.indices)).filter {
      !feature.fields[$0].isConstant
    }
    for (number, index) in fields.enumerated() where random.once(in: 3) {
      let others = fields.prefix(number).map { feature.fields[$0] }
      feature.fields[index].observer = observer(of: feature.fields[index], others)
    }
  }

  private func observer(of field: Field, _ others: [Field]) -> Observer? {
    let name = "state.\(field.name)"
    // An observer of a wrapped field that changed its own field would run forever.
    if random.once(in: 4) || others.isEmpty, field.wrapper == nil {
      switch field.type {
      case .string:
        return Observer(["\(name) = \(name).uppercased()"], changes: field) { node, _ in
          let text = node.fields[field.name]?.text ?? ""
          node.fields[field.name] = field.kept(.string(text.uppercased()))
        }
      case .int:
        return Observer(["if \(name) < 0 { \(name) = 0 }"], changes: field) { node, _ in
          guard let number = node.fields[field.name]?.number, number < 0 else { return }
          node.fields[field.name] = field.kept(.int(0))
        }
      default: break
      }
    }
    guard let target = random.pickAny(others) else { return nil }
    let place = "state.\(target.name)"
    if target.type == .int, random.once(in: 2) {
      let isConditional = random.once(in: 2) && field.type.isComparable
      let line = isConditional ? "if \(name) != oldValue { \(place) += 1 }" : "\(place) += 1"
      return Observer([line], changes: target) { node, old in
        guard !isConditional || node.fields[field.name] != old else { return }
        node.set(target, .int((node.fields[target.name]?.number ?? 0) &+ 1))
      }
    }
    if target.type == field.type, random.once(in: 2) {
      return Observer(["\(place) = oldValue"], changes: target) { node, old in
        node.set(target, old)
      }
    }
    let value = random.value(of: target.type)
    let text = target.type.literal(value, in: feature.type)
    return Observer(["\(place) = \(text)"], changes: target) { node, _ in
      node.set(target, value)
    }
  }
}
