import FeatureSpec
import SpecSource
import SpecSwift

/// Checks that fields and computed properties have names of their own, and that no property needs itself.
func checkMembers(
  _ fields: [Field], _ computed: [ComputedProperty]
) -> [Diagnostic] {
  var members: [String: Located<String>] = [:]
  return (fields.map(\.name) + computed.map(\.name)).flatMap {
    checkNew($0, "property", in: &members)
  } + checkCycles(computed)
}

/// Checks that fields outside of a state have no bindings and are not shared.
func checkPlainFields(_ fields: [Field]) -> [Diagnostic] {
  fields.filter(\.isBinding).map { field in
    .error(
      .misplacedKey,
      "'\(field.name.value)' cannot have a binding: only fields of a feature's state can",
      at: field.name.span,
      hint: "remove 'binding: true' from '\(field.name.value)'")
  }
    + fields.filter { $0.shared != nil }.map { field in
      .error(
        .misplacedKey,
        "'\(field.name.value)' cannot be shared: only fields of a feature's state can",
        at: field.name.span,
        hint: "remove 'shared' from '\(field.name.value)'")
    }
}

/// Checks that no computed property needs its own value.
func checkCycles(_ computed: [ComputedProperty]) -> [Diagnostic] {
  let graph = computed.map { ($0.name.value, $0.getter.analysis.references.map(\.base.name)) }
  guard let cycle = findCycles(in: graph).first,
    let name = computed.first(where: { $0.name.value == cycle.names[0] })?.name
  else { return [] }
  return .error(
    .circularProperty, "'\(name.value)' needs its own value: \(cycle.text)", at: name.span,
    hint: "compute one of them from the fields")
}

/// Checks that a name has not been declared before, and declares it.
func checkNew(
  _ name: Located<String>, _ what: String, in declared: inout [String: Located<String>]
) -> [Diagnostic] {
  guard let first = declared.updateValue(name, forKey: name.value) else { return [] }
  return .error(
    .duplicateName, "there is another \(what) called '\(name.value)'", at: name.span,
    hint: "rename one of them", related: [.init("the other is here", at: first.span)])
}

/// Checks that a name is listed once.
func checkListed(
  _ name: Located<String>, in listed: inout [String: Located<String>]
) -> [Diagnostic] {
  guard let first = listed.updateValue(name, forKey: name.value) else { return [] }
  return .error(
    .duplicateEntry, "'\(name.value)' is listed twice", at: name.span, hint: "remove one of them",
    related: [.init("the other is here", at: first.span)])
}

/// Checks the keys of a field against one another.
func checkField(_ field: Field) -> [Diagnostic] {
  if let shared = field.shared { return checkShared(field, shared) }
  if let key = field.startsAtDefault, field.defaultValue == nil, !field.isOptional, !field.isFetched
  {
    return .error(
      .missingDefault,
      "'\(field.name.value)' has no first value, because the initializer does not take it",
      at: key,
      hint: "give it a 'default', or remove 'init'")
  }
  guard field.isConstant, field.isBinding else { return [] }
  return .error(
    .conflictingKeys, "'\(field.name.value)' never changes, so no view can write it",
    at: field.name.span,
    hint: "remove 'let' or 'binding'")
}

/// Checks the keys of a shared field against one another.
private func checkShared(_ field: Field, _ shared: SharedField) -> [Diagnostic] {
  let name = field.name.value
  var problem: (rule: Rule, message: String, hint: String)?
  if field.isConstant {
    problem = (
      .conflictingKeys, "'\(name)' is shared, so it cannot be a constant",
      "remove 'let: true', or write 'shared: {reader: …}' if the feature only reads the value"
    )
  } else if let key = field.startsAtDefault, shared.isHandedOver {
    return .error(
      .conflictingKeys, "the parent passes '\(name)', so the initializer must take it", at: key,
      hint: "remove 'init'")
  } else if field.isBinding, shared.isReader {
    problem = (
      .conflictingKeys, "'\(name)' is only read here, so no view can write it",
      "remove 'binding', or remove 'reader' if this feature may change it"
    )
  } else if shared.needsDefault, field.defaultValue == nil, !field.isOptional {
    problem = (
      .missingDefault, "'\(name)' has no value before it is saved for the first time",
      "give it a 'default', or make the type optional: '\(field.type.text)?'"
    )
  }
  return problem.map { [.error($0.rule, $0.message, at: field.name.span, hint: $0.hint)] } ?? []
}

/// Checks a model or a nested struct.
func checkStruct(
  _ fields: [Field], _ computed: [ComputedProperty], conformances: [Located<String>]
) -> [Diagnostic] {
  checkConformances(conformances) + checkPlainFields(fields) + checkUnobserved(fields)
    + checkTyped(fields)
    + checkMembers(fields, computed)
    + checkValues(of: fields, conformances: conformances)
}

/// Checks the types nested in a client or a model.
func checkNestedTypes(_ types: [NestedType]) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  return types.flatMap { checkNew($0.name, "nested type", in: &names) + checkNestedType($0) }
}

extension Model {
  /// The model as an enum, if the model is an enum.
  public var enumeration: NestedType? {
    cases.map {
      NestedType(
        name: name, kind: .enumeration($0), computed: computed, conformances: conformances,
        documentation: documentation, inState: nil)
    }
  }
}

/// Checks that the names of protocols are not names of Swift's own types.
///
/// - Parameter cases: The cases, if the type is an enum.
func checkConformances(_ names: [Located<String>], cases: [EnumCase] = []) -> [Diagnostic] {
  let lacksRawValues = !cases.isEmpty && !cases.contains { $0.rawValue != nil }
  return names.filter { rawTypes.contains($0.value) }.map { name in
    let hint =
      switch name.value {
      case _ where !lacksRawValues: "remove it"
      case "String": "remove it, and give the cases raw values: 'enum: {small: S, large: L}'"
      default: "remove it, or write the enum by hand"
      }
    return .error(
      .invalidConformance, "'\(name.value)' is a type, not a protocol", at: name.span, hint: hint)
  }
}

/// The types that can be raw types of an enum in Swift.
private let rawTypes: Set<String> = [
  "Bool", "Character", "Double", "Float", "Int", "Int8", "Int16", "Int32", "Int64", "String",
  "UInt", "UInt8", "UInt16", "UInt32", "UInt64",
]

/// Checks the cases of an enum, or the fields of a struct.
func checkNestedType(_ type: NestedType) -> [Diagnostic] {
  let cases: [EnumCase]
  switch type.kind {
  case .structure(let fields):
    return checkStruct(fields, type.computed, conformances: type.conformances)
  case .enumeration(let enumCases):
    cases = enumCases
  }
  var diagnostics = checkConformances(type.conformances, cases: cases) + checkCycles(type.computed)
  var names: [String: Located<String>] = [:]
  for enumCase in cases {
    diagnostics += checkNew(enumCase.name, "case", in: &names)
    diagnostics += checkParameters(enumCase.parameters) + checkValues(of: enumCase)
  }
  diagnostics += checkRawValues(cases)
  for property in type.computed {
    diagnostics += checkNew(property.name, "case or property", in: &names)
  }
  if cases.isEmpty {
    diagnostics.append(
      .error(
        .emptyDeclaration, "'\(type.name.value)' has no cases", at: type.name.span,
        hint: "list them, as in 'enum: [first, second]'"))
  }
  if let raw = cases.first(where: { $0.rawValue != nil }),
    let payload = cases.first(where: { !$0.parameters.isEmpty })
  {
    diagnostics.append(
      .error(
        .invalidRawValue, "'\(type.name.value)' has cases with raw values and cases with payloads",
        at: payload.name.span,
        hint: "remove the raw values or the payloads: a Swift enum cannot have both",
        related: [.init("a raw value is here", at: raw.name.span)]))
  }
  return diagnostics
}

/// Checks that no two cases have the same raw value. The raw value of a case without one is the case's name.
private func checkRawValues(_ cases: [EnumCase]) -> [Diagnostic] {
  guard cases.contains(where: { $0.rawValue != nil }) else { return [] }
  var values: [[UInt8]: EnumCase] = [:]
  return cases.compactMap { enumCase in
    let value = enumCase.rawValue ?? enumCase.name.value
    guard let first = values.updateValue(enumCase, forKey: Array(value.utf8)),
      first.name.value != enumCase.name.value
    else { return nil }
    return .error(
      .invalidRawValue, "'\(enumCase.name.value)' has the same raw value as '\(first.name.value)'",
      at: enumCase.name.span, hint: "give it another raw value",
      related: [.init("the other is here", at: first.name.span)])
  }
}

/// Checks that the parameters of one declaration have names of their own.
func checkParameters(_ parameters: [Parameter]) -> [Diagnostic] {
  var names: [String: Located<String>] = [:]
  let all = Set(parameters.map(\.name.value) + ["state"])
  return parameters.flatMap { parameter in
    checkNew(parameter.name, "parameter", in: &names)
      + (parameter.defaultValue.map { checkDefault($0, without: all) } ?? [])
  }
}

/// Checks that the default of a parameter uses only names that exist where the default is evaluated.
private func checkDefault(_ value: SwiftFragment, without names: Set<String>) -> [Diagnostic] {
  value.analysis.references.filter { names.contains($0.base.name) }.map {
    .error(
      .unavailableValue, "a default cannot use '\($0.base.name)'",
      at: value.span(of: $0.base.range),
      hint: "remove it, and write the value wherever it is omitted")
  }
}

/// Checks the parameters of an action or procedure, which are bound around its block.
func checkPayload(_ parameters: [Parameter]) -> [Diagnostic] {
  checkParameters(parameters)
    + parameters.flatMap {
      checkReserved($0.name, namesOfHandlers, "a parameter")
    }
}
