import SpecSource

/// Checks the names that a feature declares against each other and against those of the generated code.
func checkDeclarations(of feature: Feature) -> [Diagnostic] {
  checkSomethingHappens(to: feature) + checkMembers(of: feature) + checkTypes(of: feature)
    + checkCycles(feature.computed) + checkActions(of: feature)
    + feature.state.flatMap {
      checkReserved($0.name, ["alert", "dialog"], "a field") + checkField($0)
    }
}

/// Checks what is told of a feature that is written by hand.
func checkExternal(_ feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.actions.flatMap {
    checkNew($0.name, "action", in: &names) + checkParameters($0.parameters)
  } + checkDelegate(of: feature)
}

/// Checks that a feature has an action of some kind.
private func checkSomethingHappens(to feature: Feature) -> [Diagnostic] {
  guard feature.actions.isEmpty, !feature.hasBindings, feature.children.isEmpty else { return [] }
  return [
    .error(
      "nothing can happen to '\(feature.name.value)'", at: feature.name.span,
      hint: "add 'actions:', or give a field 'binding: true'")
  ]
}

/// Checks the properties of the state.
private func checkMembers(of feature: Feature) -> [Diagnostic] {
  var members: [String: Located<String>] = [:]
  let names = feature.state.map(\.name) + feature.computed.map(\.name)
  return (names + feature.children.map(\.name)).flatMap {
    checkNew($0, "property of the state", in: &members)
  }
}

/// Checks the nested types, those that children bring along too.
private func checkTypes(of feature: Feature) -> [Diagnostic] {
  var types: [String: Located<String>] = [:]
  let declared = feature.types.flatMap { type in
    checkNew(type.name, "nested type", in: &types)
      + checkReserved(type.name, reservedTypes, "a nested type") + checkNestedType(type)
  }
  let enums = feature.children.filter(\.isOneOf).flatMap { child -> [Diagnostic] in
    let name = Located(child.enumName, at: child.name.span)
    var cases: [String: Located<String>] = [:]
    return checkNew(name, "nested type", in: &types)
      + checkReserved(name, reservedTypes, "the enum of several children")
      + child.features.flatMap { checkNew($0.name, "case", in: &cases) }
      + child.features.map(\.name).filter { ["none", "some"].contains($0.value) }
      .map { nameOfOptional($0, "one of several children") }
  }
  return declared + enums
}

/// Checks the cases of the feature's action: its own and those of its children.
private func checkActions(of feature: Feature) -> [Diagnostic] {
  let reserved = [
    "alert", "allCasePaths", "binding", "delegate", "dialog", "ignore", "onChange",
  ]
  var names: [String: Located<String>] = [:]
  let own = feature.actions.flatMap { action in
    checkReserved(action.name, reserved, "an action")
      + checkNew(action.name, "action", in: &names) + checkPayload(action.parameters)
  }
  let children = feature.children.flatMap { child -> [Diagnostic] in
    let isReserved = checkReserved(child.name, reserved + ["self"], "a child")
    return isReserved.isEmpty
      ? checkNew(child.name, "action or child", in: &names) : isReserved
  }
  return own + children + checkDelegate(of: feature)
}

/// Checks the delegate actions.
private func checkDelegate(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.delegate.flatMap {
    checkNew($0.name, "delegate action", in: &names) + checkParameters($0.parameters)
  }
}

/// Checks the procedures of a feature: their names, and that none performs itself.
func checkProcedures(of feature: Feature) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return feature.procedures.flatMap { procedure in
    checkNew(procedure.name, "procedure", in: &names)
      + checkReserved(
        procedure.name, ["body", "reduce", "reduceAll", "reduceBefore", "reduceSelf"],
        "a procedure") + checkPayload(procedure.parameters)
  } + checkRecursion(of: feature)
}

/// Checks that no procedure performs itself, which might never end.
private func checkRecursion(of feature: Feature) -> [Diagnostic] {
  let performed = feature.procedures.map { procedure in
    (
      name: procedure.name.value,
      next: BlockScopes(procedure.block, locals: []).blocks.flatMap(\.block.performs).map(\.name)
    )
  }
  return findCycles(in: performed).compactMap { cycle in
    guard let first = feature.procedures.first(where: { $0.name.value == cycle[0] }) else {
      return nil
    }
    return .error(
      "'\(cycle[0])' performs itself: \(cycle.joined(separator: " → "))", at: first.name.span,
      hint: "send an action instead, which begins anew")
  }
}

/// Checks the parameters of what the generated code binds around blocks.
private func checkPayload(_ parameters: [Parameter]) -> [Diagnostic] {
  checkParameters(parameters)
    + parameters.flatMap {
      checkReserved($0.name, ["action", "effects", "send", "state"], "a parameter")
    }
}

/// Checks the names that a model declares against each other.
func checkDeclarations(of model: Model) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  diagnostics += checkNestedTypes(model.types)
  if let nested = model.enumeration { return diagnostics + checkNestedType(nested) }
  if model.fields.isEmpty {
    diagnostics.append(
      .error(
        "'\(model.name.value)' has no fields", at: model.name.span,
        hint: "add one under 'fields': 'id: UUID'"))
  }
  return diagnostics + checkPlainFields(model.fields) + checkMembers(model.fields, model.computed)
}

/// The names that generated code uses, which a nested type would hide from it.
private let reservedTypes = [
  "Action", "AllCasePaths", "AnyCasePath", "BindableAction", "BindingAction", "Bool", "CancelID",
  "CaseIterable", "CasePathable", "Dependency", "Effect", "EffectError", "Equatable",
  "Alert", "AlertState", "ConfirmationDialogState", "Delegate", "Dialog", "Identifiable",
  "IdentifiedActionOf", "IdentifiedArrayOf", "ObservableState", "Presentation",
  "PresentationAction", "Reducer", "StackAction", "StackActionOf", "StackElementID", "Sendable",
  "StackState", "State", "StateChanges", "StateFields", "String",
  "Void",
]

/// Checks that fields and computed properties have names of their own, and that no property needs itself.
private func checkMembers(
  _ fields: [Field], _ computed: [ComputedProperty]
) -> [Diagnostic] {
  var members: [String: Located<String>] = [:]
  return (fields.map(\.name) + computed.map(\.name)).flatMap {
    checkNew($0, "property", in: &members)
  } + checkCycles(computed)
}

/// Checks that fields outside of a state do not ask for what only a state has.
private func checkPlainFields(_ fields: [Field]) -> [Diagnostic] {
  fields.filter(\.isBinding).map { field in
    .error(
      "only fields of a feature's state have bindings", at: field.name.span,
      hint: "take 'binding: true' out of '\(field.name.value)'")
  }
}

/// Checks that no computed property needs its own value.
private func checkCycles(_ computed: [ComputedProperty]) -> [Diagnostic] {
  let properties = Dictionary(computed.map { ($0.name.value, $0) }) { first, _ in first }
  var known: Set<String> = []
  func cycle(from name: String, _ path: [String]) -> [String]? {
    if let start = path.firstIndex(of: name) { return path[start...] + [name] }
    guard let property = properties[name], known.insert(name).inserted || path.isEmpty else {
      return nil
    }
    for next in property.getter.facts.references.map(\.base.name) {
      if let found = cycle(from: next, path + [name]) { return found }
    }
    return nil
  }
  for property in computed {
    guard let path = cycle(from: property.name.value, []) else { continue }
    let name = properties[path[0]]?.name ?? property.name
    return [
      .error(
        "'\(name.value)' needs its own value: \(path.joined(separator: " → "))", at: name.span,
        hint: "compute one of them from the fields")
    ]
  }
  return []
}

/// Checks that a name was not declared before, and declares it.
private func checkNew(
  _ name: Located<String>, _ what: String, in declared: inout [String: Located<String>]
) -> [Diagnostic] {
  guard let first = declared.updateValue(name, forKey: name.value) else { return [] }
  return [
    .error(
      "there is another \(what) called '\(name.value)'", at: name.span,
      hint: "rename one of them", related: [.init("the other is here", at: first.span)])
  ]
}

/// Checks that a name is none that the generated code needs.
private func checkReserved(
  _ name: Located<String>, _ reserved: [String], _ what: String
) -> [Diagnostic] {
  guard reserved.contains(name.value) else { return [] }
  return [
    .error(
      "'\(name.value)' is a name of the generated code and cannot be that of \(what)",
      at: name.span, hint: "choose another name")
  ]
}

/// Checks a field's keys against each other.
private func checkField(_ field: Field) -> [Diagnostic] {
  guard field.isConstant, field.isBinding else { return [] }
  return [
    .error(
      "'\(field.name.value)' never changes, so no view can write it", at: field.name.span,
      hint: "take out 'let' or 'binding'")
  ]
}

/// Checks types nested in what is no feature.
func checkNestedTypes(_ types: [NestedType]) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return types.flatMap { checkNew($0.name, "nested type", in: &names) + checkNestedType($0) }
}

extension Model {
  /// The model as an enum, if it is one.
  public var enumeration: NestedType? {
    cases.map {
      NestedType(
        name: name, kind: .enumeration($0), computed: computed, conformances: conformances,
        documentation: documentation)
    }
  }
}

/// Checks the cases of an enum, or the fields of a struct.
private func checkNestedType(_ type: NestedType) -> [Diagnostic] {
  let cases: [EnumCase]
  switch type.kind {
  case .structure(let fields):
    return checkPlainFields(fields) + checkMembers(fields, type.computed)
  case .enumeration(let enumCases):
    cases = enumCases
  }
  var diagnostics = checkCycles(type.computed)
  var names: [String: Located<String>] = [:]
  for enumCase in cases {
    diagnostics += checkNew(enumCase.name, "case", in: &names)
    diagnostics += checkParameters(enumCase.parameters)
  }
  for property in type.computed {
    diagnostics += checkNew(property.name, "case or property", in: &names)
  }
  if cases.isEmpty {
    diagnostics.append(
      .error(
        "'\(type.name.value)' has no cases", at: type.name.span,
        hint: "list them, as in 'enum: [first, second]'"))
  }
  if let raw = cases.first(where: { $0.rawValue != nil }),
    let payload = cases.first(where: { !$0.parameters.isEmpty })
  {
    diagnostics.append(
      .error(
        "'\(type.name.value)' has cases with raw values and cases with payloads",
        at: payload.name.span, hint: "Swift allows one of them in an enum",
        related: [.init("a raw value is here", at: raw.name.span)]))
  }
  return diagnostics
}

/// Checks that the parameters of one declaration have names of their own.
func checkParameters(_ parameters: [Parameter]) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return parameters.flatMap { checkNew($0.name, "parameter", in: &names) }
}
