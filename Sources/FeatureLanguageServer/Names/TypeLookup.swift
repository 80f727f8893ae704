import FeatureProgram
import FeatureSpec
import SpecSource

// Types, as far as specs declare them.

extension DeclaredType {
  /// The type that a spec declares.
  init(_ spec: Spec) {
    switch spec {
    case .feature(let feature): self = .feature(feature)
    case .model(let model): self = .model(model)
    case .client(let client): self = .client(client)
    }
  }

  /// The feature whose type it is.
  fileprivate var feature: Feature? {
    if case .feature(let feature) = self { feature } else { nil }
  }

  /// The types nested in it.
  var nestedTypes: [NestedType] {
    switch self {
    case .feature(let feature): feature.types
    case .model(let model): model.types
    case .client(let client): client.types
    case .nested: []
    }
  }
}

extension NameLookup {
  /// What is known of a value of a type; nil for types that no spec declares.
  ///
  /// - Parameter home: The type around the place where the name is written.
  func scope(ofType text: String, in home: DeclaredType?) -> Scope? {
    var text = text[...]
    while let last = text.last, last == "?" || last == "!" || last == " " { text.removeLast() }
    if let element = element(ofType: text) {
      return scope(ofType: element, in: home).map(Scope.elements)
    }
    if text.hasPrefix("Result<"), text.hasSuffix(">") {
      return result(text.dropFirst("Result<".count).dropLast(), in: home)
    }
    if text.hasSuffix(".State") {
      return declaredType(text.dropLast(".State".count), in: home)?.feature.map(Scope.state)
    }
    return declaredType(text, in: home).map(Scope.value)
  }

  /// The cases of a type that is an enum; nothing for any other.
  func cases(ofType text: String, in home: DeclaredType?) -> [Candidate] {
    var text = text[...]
    while let last = text.last, last == "?" || last == "!" { text.removeLast() }
    switch declaredType(text, in: home) {
    case .model(let model)?:
      return model.cases?.map { enumCase($0, of: model.name.value, in: .model(model)) } ?? []
    case .nested(let type, let owner)?: return cases(of: type, in: owner)
    default: return []
    }
  }

  /// The type of what an array or the like holds.
  private func element(ofType text: Substring) -> String? {
    if text.hasPrefix("["), text.hasSuffix("]"), !text.contains(":") {
      return String(text.dropFirst().dropLast())
    }
    for name in ["IdentifiedArrayOf<", "Array<", "StackState<", "Set<"] where text.hasPrefix(name) {
      return String(text.dropFirst(name.count).dropLast())
    }
    return nil
  }

  /// The type of a name: nested where it is written, or declared by a spec.
  private func declaredType(_ text: Substring, in home: DeclaredType?) -> DeclaredType? {
    let names = text.split(separator: ".").map(String.init)
    if case .nested(_, let owner)? = home {
      // Types beside it are known by their names alone, too.
      let outer = owner.split(separator: ".").map(String.init)
      return project.declaration(at: outer, in: nil).flatMap {
        declaredType(text, in: DeclaredType($0.spec))
      }
    }
    if names.count == 1, let home, let nested = nestedType(names[0], in: home) { return nested }
    guard let found = project.declaration(at: names, in: home?.feature) else { return nil }
    let outer = DeclaredType(found.spec)
    guard let name = found.rest.first else { return outer }
    return found.rest.count == 1 ? nestedType(name, in: outer) : nil
  }

  private func nestedType(_ name: String, in type: DeclaredType) -> DeclaredType? {
    type.nestedTypes.first { $0.name.value == name }.map { .nested($0, in: self.name(of: type)) }
  }

  func name(of type: DeclaredType) -> String {
    switch type {
    case .feature(let feature): project.typeName(of: feature)
    case .model(let model): model.name.value
    case .client(let client): client.name.value
    case .nested(let type, _): type.name.value
    }
  }

  /// The properties of a value of a type.
  func properties(of type: DeclaredType) -> [Candidate] {
    switch type {
    case .feature, .client: []
    case .model(let model):
      model.fields.map { field($0, of: model.name.value, in: type) }
        + model.computed.map { computed($0, of: model.name.value, in: type) }
    case .nested(let nested, _):
      fields(of: nested).map { field($0, of: nested.name.value, in: type) }
        + nested.computed.map { computed($0, of: nested.name.value, in: type) }
    }
  }

  /// What stands behind the name of a type.
  func members(of type: DeclaredType) -> [Candidate] {
    let nested = nestedTypes(in: type)
    switch type {
    case .feature(let feature):
      let parts = ["State", "Action"].map { part in
        Candidate(
          name: part, kind: .structure, signature: "\(project.typeName(of: feature)).\(part)",
          documentation: feature.documentation.lines, declaration: feature.name.span,
          leadsTo: part == "State" ? .stateType(feature) : .actions(feature, isReaction: false))
      }
      return parts + nested
    case .model(let model):
      return (model.cases ?? []).map { enumCase($0, of: model.name.value, in: type) } + nested
    case .client: return nested
    case .nested(let type, let owner): return cases(of: type, in: owner)
    }
  }

  private func fields(of type: NestedType) -> [Field] {
    if case .structure(let fields) = type.kind { fields } else { [] }
  }

  private func cases(of type: NestedType, in owner: String) -> [Candidate] {
    guard case .enumeration(let cases) = type.kind else { return [] }
    return cases.map { enumCase($0, of: type.name.value, in: .nested(type, in: owner)) }
  }

  func enumCase(
    _ enumCase: EnumCase, of owner: String, in home: DeclaredType? = nil
  ) -> Candidate {
    Candidate(
      name: enumCase.name.value, kind: .enumCase,
      signature: enumCase.name.value + enumCase.parameters.signature,
      documentation: enumCase.documentation.lines, owner: owner,
      declaration: enumCase.name.span, parameters: labels(of: enumCase.parameters, in: home),
      leadsTo: enumCase.parameters.isEmpty ? home.flatMap(value) : nil)
  }

  /// The types that are declared in one, those of features included.
  private func nestedTypes(in type: DeclaredType) -> [Candidate] {
    let owner = name(of: type)
    return type.nestedTypes.map { typeName($0, in: owner) }
      + project.features.filter {
        $0.outer != nil && project.typeName(of: $0) == "\(owner).\($0.ownName)"
      }.map { typeName($0, as: $0.ownName) }
  }

  private func typeName(_ feature: Feature, as name: String) -> Candidate {
    Candidate(
      name: name, kind: .feature, signature: "struct \(project.typeName(of: feature))",
      documentation: feature.documentation.lines, declaration: feature.name.span,
      leadsTo: .type(.feature(feature)))
  }

  /// The types of the app that features are declared in, as far as no spec declares them.
  private var outerTypes: [Candidate] {
    let features = project.features.filter { feature in
      guard let outer = feature.outer else { return false }
      return project.declaration(at: [outer.value], in: nil) == nil
        && project.outerFeature(of: feature) == nil
    }
    return Dictionary(grouping: features) { $0.outer?.value ?? "" }.sorted { $0.key < $1.key }
      .map { name, features in
        Candidate(
          name: name, kind: .structure, signature: name,
          leadsTo: .names(features.map { typeName($0, as: $0.ownName) }))
      }
  }

  private func typeName(_ type: NestedType, in owner: String) -> Candidate {
    let isEnum = if case .enumeration = type.kind { true } else { false }
    return Candidate(
      name: type.name.value, kind: isEnum ? .enumeration : .structure,
      signature: "\(isEnum ? "enum" : "struct") \(type.name.value)",
      documentation: type.documentation.lines, owner: owner, declaration: type.name.span,
      leadsTo: .type(.nested(type, in: owner)))
  }

  /// The generic parameters of the feature that a type is written in.
  private func generics(in home: DeclaredType?) -> [Candidate] {
    guard case .feature(let feature)? = home else { return [] }
    return feature.generics.map { generic in
      Candidate(
        name: generic.name.value, kind: .structure, signature: generic.declaration,
        owner: feature.name.value, declaration: generic.name.span)
    }
  }

  /// The names of types that are declared in a type.
  func ownTypes(in home: DeclaredType) -> [Candidate] {
    nestedTypes(in: home) + generics(in: home)
  }

  /// The names of types that can be used in a spec: those nested in it, those of other specs, and common ones.
  func types(in home: DeclaredType?) -> [Candidate] {
    let own = home.map(ownTypes) ?? []
    let models = project.models.map { model in
      Candidate(
        name: model.name.value, kind: model.cases == nil ? .structure : .enumeration,
        signature: "\(model.cases == nil ? "struct" : "enum") \(model.name.value)",
        documentation: model.documentation.lines, declaration: model.name.span,
        leadsTo: .type(.model(model)))
    }
    let features = project.features.filter { $0.outer == nil }
      .map { typeName($0, as: project.typeName(of: $0)) }
    let clients = project.clients.filter { !$0.types.isEmpty }.map { client in
      Candidate(
        name: client.name.value, kind: .dependency, signature: "struct \(client.name.value)",
        documentation: client.documentation.lines, declaration: client.name.span,
        leadsTo: .type(.client(client)))
    }
    let common = NameLookup.commonTypes.map {
      Candidate(name: $0, kind: .structure, signature: $0)
    }
    return own + models + features + outerTypes + clients + common
  }

  /// Types of Swift, Foundation and the runtime that states are often made of.
  private static let commonTypes = [
    "Bool", "Data", "Date", "Double", "Duration", "EffectError", "Float", "IdentifiedArrayOf",
    "Int", "Result", "Set", "String", "TimeInterval", "URL", "UUID",
  ]
}
