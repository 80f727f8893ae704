extension RandomProjectMaker {
  /// Makes the shared values of a module.
  func makeSharedFields(_ number: Int) -> [Field] {
    let types: [(SharedSource.Storage, ValueType)] = [
      (.appStorage, .bool), (.appStorage, .string), (.fileStorage, .array(.int)),
      (.fileStorage, .array(.string)), (.inMemory, .int), (.inMemory, .optional(.string)),
      (.key, .int),
    ]
    return types.enumerated().map { index, type in
      var field = Field(name: "", type: type.1, initial: random.value(of: type.1))
      field.shared = SharedSource(storage: type.0, name: "part\(number)_\(index)")
      return field
    }
  }
}

extension FeatureMaker {
  /// Makes the fields whose values are shared with other features.
  func makeSharedFields() {
    guard random.once(in: 3) else { return }
    for var field in random.shuffled(surroundings.shared).prefix(random.number(1...2)) {
      field.name = names.field(of: field.type)
      field.shared?.isReader = random.once(in: 4)
      field.isBinding = field.isLocked && random.once(in: 3)
      if random.once(in: 4) { field.doc = doc() }
      feature.fields.append(field)
    }
    guard random.once(in: 2) else { return }
    let type = random.pick([.int, .bool, .string, .array(.int), .optional(.int)] as [ValueType])
    var field = Field(name: names.field(of: type), type: type)
    field.shared = SharedSource(storage: .parent, isReader: random.once(in: 4))
    if random.once(in: 3) || type.wrapped != nil { field.initial = random.value(of: type) }
    feature.fields.append(field)
  }

  /// Returns a reference to a shared value of the feature, for a feature that the feature presents.
  func reference(for field: Field) -> Fragment? {
    guard field.shared != nil, random.once(in: 2),
      let own = random.pickAny(feature.fields.filter { $0.isLocked && $0.type == field.type })
    else { return nil }
    let text = "state.$\(own.name)"
    return Fragment(
      text: field.isLocked ? text : "SharedReader(\(text))", type: field.type
    ) { $0.node.cells[own.name].map { .reference($0) } ?? .absent }
  }

  /// Makes actions that read the values which the feature only reads.
  func makeReaders() {
    for field in feature.fields where field.shared?.isReader == true {
      let action = Action(names.grouped("read\(field.name.capital)"))
      let value = Fragment(text: "state.\(field.name)", type: field.type) {
        field.value(in: $0.node, $0.model)
      }
      action.block.statements = [
        statements(scope).assignment(of: value, to: place(for: field.type))
      ]
      feature.actions.append(action)
    }
  }
}

extension FeatureMaker {
  /// Makes a change of a shared value by an effect; nil if the feature changes no shared value.
  func lateChange(_ scope: Scope) -> LateChange? {
    guard let field = random.pickAny(feature.fields.filter(\.isLocked)) else { return nil }
    var change = LateChange(
      field: field.name, statement: statements(scope).shortChange(of: field.locked))
    // An action with only a value as its parameter would receive the value of the call.
    let told = leaves.filter { $0.parameters.allSatisfy { $0.initial == nil } }
    if random.once(in: 2) { change.success = random.pickAny(told).map { send($0, scope) } }
    if random.once(in: 3) { change.id = stoppable(["changing", "switching"]) }
    if random.once(in: 3) { change.delay = random.pick([100, 900]) }
    return change
  }
}

extension Field {
  /// The shared value as a place that statements change.
  var locked: Place {
    Place(
      text: "state.$\(name)", type: type, read: { self.value(in: $0.node, $0.model) },
      write: { context, value in
        if let cell = context.node.cells[name] { context.model.cells[cell] = value }
      })
  }
}

extension StatementMaker {
  /// Makes a statement that changes a shared value.
  func change(of place: Place) -> Statement {
    if random.once(in: 2), let change = step(of: place) { return change }
    let value = expressions.make(place.type, depth: 1)
    let type = place.type.swift(in: scope.owner)
    let line = "\(place.text).withLock { $0 = newer }"
    return Statement(["do {", "  let newer: \(type) = \(value.text)", "  \(line)", "}"]) {
      place.write($0, value.value($0))
    }
  }

  /// Makes a statement of one line that changes a shared value and reads nothing else.
  func shortChange(of place: Place) -> Statement {
    if random.once(in: 2), let change = step(of: place) { return change }
    let value = expressions.literal(place.type)
    return lock(place, "$0 = \(value.text)", value.value)
  }

  /// Makes a change that depends on the previous value; nil if the type has no such change.
  private func step(of place: Place) -> Statement? {
    switch place.type {
    case .bool: lock(place, "$0.toggle()") { .bool(!place.read($0).truth) }
    case .int:
      lock(place, "$0 += 2") { $0.int(place.read($0).number.addingReportingOverflow(2)) }
    case .array(let element): append(expressions.literal(element), to: place)
    default: nil
    }
  }

  private func append(_ value: Fragment, to place: Place) -> Statement {
    lock(place, "$0.append(\(value.text))") {
      $0.array(place.read($0).items + [value.value($0)])
    }
  }

  private func lock(
    _ place: Place, _ change: String, _ value: @escaping (Context) -> Value
  ) -> Statement {
    Statement(["\(place.text).withLock { \(change) }"]) { place.write($0, value($0)) }
  }
}
