import SpecSource

/// Checks the names that a feature declares against each other and against those of the generated code.
func checkDeclarations(of feature: Feature) -> [Diagnostic] {
  var diagnostics: [Diagnostic] = []
  var members: [String: Located<String>] = [:]
  for name in feature.state.map(\.name) + feature.computed.map(\.name) {
    diagnostics += checkNew(name, "property of the state", in: &members)
  }
  var types: [String: Located<String>] = [:]
  for type in feature.types {
    diagnostics += checkNew(type.name, "nested type", in: &types)
    diagnostics += checkReserved(type.name, ["State", "Action", "CancelID"], "a nested type")
    diagnostics += checkNestedType(type)
  }
  for action in feature.actions {
    diagnostics += checkReserved(
      action.name, ["alert", "binding", "delegate", "dialog", "ignore"], "an action")
    diagnostics += checkParameters(action.parameters)
    diagnostics += action.parameters.flatMap {
      checkReserved($0.name, ["action", "effects", "send", "state"], "a parameter")
    }
  }
  for field in feature.state {
    diagnostics += checkReserved(field.name, ["alert", "dialog"], "a field")
    diagnostics += checkField(field)
  }
  return diagnostics
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

/// Checks the cases of an enum, or the fields of a struct.
private func checkNestedType(_ type: NestedType) -> [Diagnostic] {
  guard case .enumeration(let cases) = type.kind else { return [] }
  var diagnostics: [Diagnostic] = []
  var names: [String: Located<String>] = [:]
  for enumCase in cases {
    diagnostics += checkNew(enumCase.name, "case", in: &names)
    diagnostics += checkParameters(enumCase.parameters)
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
