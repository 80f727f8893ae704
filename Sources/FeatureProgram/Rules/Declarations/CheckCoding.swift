import FeatureSpec
import SpecSource
import SpecSwift

// The encoding and decoding of values: of states, models and nested types that are declared to be Codable.

/// Checks that all values of a state can be encoded and decoded, as far as specs, Swift and the runtime declare their
/// types.
func checkCoding(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  let types = project.typeScope(of: feature)
  let nested = feature.types.flatMap {
    checkCoding(of: $0, types, generics: feature.generics, in: project)
  }
  guard let name = project.said(of: feature, \.state)?.coding else { return nested }
  let check = CodingCheck(
    name: name, whole: "the state", types: types, generics: feature.generics, project: project)
  return nested + feature.state.flatMap(check.check)
    + (feature.stateForm.cases ?? []).flatMap(\.parameters).map(\.type).flatMap(check.check)
    + feature.children.flatMap(\.plainCases).flatMap(check.check)
}

/// Checks that all values of a model that is declared to be Codable can be encoded and decoded.
func checkCoding(of model: Model, in project: FeatureProject) -> [Diagnostic] {
  let types = project.typeScope(of: model)
  let whole =
    model.enumeration
    ?? NestedType(
      name: model.name, kind: .structure(model.fields), computed: [],
      conformances: model.conformances, documentation: .none, inState: nil)
  return ([whole] + model.types).flatMap { checkCoding(of: $0, types, in: project) }
}

/// Checks that all values of a client's nested types that are declared to be Codable can be encoded and decoded.
func checkCoding(of client: Client, in project: FeatureProject) -> [Diagnostic] {
  let types = project.typeScope(of: client)
  return client.types.flatMap { checkCoding(of: $0, types, in: project) }
}

private func checkCoding(
  of type: NestedType, _ types: TypeScope, generics: [GenericParameter] = [],
  in project: FeatureProject
) -> [Diagnostic] {
  guard let name = type.conformances.coding else { return [] }
  let check = CodingCheck(
    name: name, whole: "'\(type.name.value)'", types: types, generics: generics, project: project)
  switch type.kind {
  case .structure(let fields): return fields.flatMap(check.check)
  case .enumeration(let cases):
    return cases.flatMap(\.parameters).map(\.type).flatMap(check.check)
  }
}

/// A check of the values in a type that must be encoded or decoded.
private struct CodingCheck {
  /// The protocol that requires the encoding or decoding.
  let name: Located<String>
  /// The type that contains the values, in the words of messages.
  let whole: String
  let types: TypeScope
  let generics: [GenericParameter]
  let project: FeatureProject

  /// Checks a field.
  func check(_ field: Field) -> [Diagnostic] {
    guard !field.isFetched else { return [] }
    guard field.shared?.isHandedOver == true, name.value != "Encodable" else {
      return check(field.type)
    }
    return [
      Diagnostic(
        .error,
        .uncodableValue,
        "'\(field.name.value)' is passed by a parent, so it cannot be decoded",
        at: field.name.span,
        hint:
          "give it a key that both features use: 'shared: {inMemory: \(field.name.value)}'",
        related: related)
    ]
  }

  /// Checks a case in which no feature lives, of a child place with several cases.
  func check(_ one: PlainCase) -> [Diagnostic] {
    guard let kind = one.kind else {
      return one.type.map(check) ?? []
    }
    return [
      Diagnostic(
        .error,
        .uncodableValue,
        "the state of \(kind == .alert ? "an alert" : "a dialog") is not \(name.value), but "
          + "\(whole) must be",
        at: one.name.span,
        hint: "move it out of 'oneOf', because the encoded state omits separate prompts",
        related: related)
    ]
  }

  /// Checks a type.
  func check(_ type: SwiftFragment) -> [Diagnostic] {
    guard let form = types.form(of: type), let problem = problem(with: form, of: type) else {
      return []
    }
    return [
      Diagnostic(
        .error, .uncodableValue, "'\(problem.type)' is not \(name.value), but \(whole) must be",
        at: type.span,
        hint: problem.wayOut, related: related)
    ]
  }

  private var related: [Diagnostic.Related] { [.init("the protocol is here", at: name.span)] }

  /// Finds the first part of a type that certainly cannot be encoded or decoded, with the fix.
  private func problem(
    with form: TypeForm, of type: SwiftFragment
  ) -> (type: String, wayOut: String)? {
    switch form {
    case .named(let name): problem(named: name)
    case .optional(let form), .array(let form): problem(with: form, of: type)
    case .dictionary(let key, let value):
      problem(with: key, of: type) ?? problem(with: value, of: type)
    case .generic(let name, let arguments):
      problem(named: name) ?? arguments.lazy.compactMap { problem(with: $0, of: type) }.first
    case .other: (type.text, wayOut)
    }
  }

  private var wayOut: String {
    "use another value that is \(name.value), or remove '\(name.value)' from 'conforms'"
  }

  private func problem(named type: String) -> (type: String, wayOut: String)? {
    guard let declared = declaredProtocols(of: type) else {
      return uncodedTypes.contains(type) ? (type, wayOut) : nil
    }
    return declared.imply(name.value)
      ? nil
      : (
        type,
        "add '\(name.value)' to 'conforms' of '\(type)', or remove it from the list that requires it"
      )
  }

  /// Finds the protocols of a type, as far as a spec declares the type; nil for other types.
  private func declaredProtocols(of type: String) -> [String]? {
    if let generic = generics.first(where: { $0.name.value == type }) {
      return generic.constraint.analysis.typeNames.map(\.base.name)
    }
    if let nested = project.index.nestedTypes[type]?.type {
      return nested.conformances.map(\.value)
    }
    if let model = project.model(named: type) { return model.conformances.map(\.value) }
    guard type.hasSuffix(".State"),
      let feature = project.feature(ofType: String(type.dropLast(".State".count))),
      !feature.isExternal
    else { return nil }
    return project.stateConformances(of: feature)
  }
}

/// The types of Swift and the runtime that are neither encoded nor decoded.
private let uncodedTypes: Set<String> = [
  "AlertState", "Any", "AnyHashable", "ButtonState", "Character", "ConfirmationDialogState",
  "EffectError", "Error", "KeyPath", "Result", "Substring", "Task", "TextState",
]

extension Conformances.List {
  /// The protocol by which values are encoded or decoded, if such a protocol is listed.
  var coding: Located<String>? { names.coding }
}

extension [Located<String>] {
  /// The protocol by which values are encoded or decoded, if such a protocol is listed. `Decodable` and `Encodable`
  /// together count as `Codable`.
  fileprivate var coding: Located<String>? {
    let halves = filter { ["Decodable", "Encodable"].contains($0.value) }
    return first { $0.value == "Codable" }
      ?? (halves.count == 2 ? halves[0].map { _ in "Codable" } : halves.first)
  }
}

extension Rule {
  /// A value that cannot be encoded, in a type that is encoded.
  public static let uncodableValue = Rule(
    "uncodable-value",
    reason: """
      Swift encodes and decodes a type only if each of its values can be encoded and decoded. This applies to the fields, \
      the payloads and the cases of states, models and nested types.

      Add 'Codable' to 'conforms' of the value's type, use another value, or remove 'Codable' from the outer type.
      """,
    wrong: """
      feature: Cart
      conforms: {state: [Codable]}
      state: {items: '[Item] = []'}
      ---
      model: Item
      fields: {id: Int}
      """,
    right: """
      feature: Cart
      conforms: {state: [Codable]}
      state: {items: '[Item] = []'}
      ---
      model: Item
      conforms: [Codable]
      fields: {id: Int}
      """)
}
