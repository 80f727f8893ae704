import FeatureSpec
import SpecSource

extension NameLookup {
  /// Finds the types that a spec can name: the types nested in its own type, the types of other specs, and common
  /// types.
  public func types(in home: DeclaredType?) -> [Meaning] {
    let own = home.map { ownTypes(in: $0) } ?? []
    let models = project.models.map { Meaning($0.name.value, .model($0)) }
    let features = project.features.filter { $0.outer == nil }
      .map { featureType($0, named: project.typeName(of: $0)) }
    let clients = project.clients.filter { !$0.types.isEmpty }
      .map { Meaning($0.name.value, .clientType($0)) }
    return own + models + features + outerTypes + clients
      + NameLookup.commonTypes.map { Meaning($0, .otherType) }
  }

  /// Finds the types that are declared in a type, and the generic parameters of the type.
  func ownTypes(in home: DeclaredType) -> [Meaning] { nestedTypes(in: home) + generics(in: home) }

  /// Finds the type with the given name that is not nested in another type.
  func type(named name: String) -> Meaning? {
    if let (spec, rest) = project.declaration(at: [name], in: nil), rest.isEmpty {
      return type(of: spec)
    }
    return project.index.featureNames.byOuter[name] == nil ? nil : outerType(name)
  }

  /// Finds the type that a spec declares.
  private func type(of spec: Spec) -> Meaning {
    switch spec {
    case .feature(let feature): featureType(feature, named: project.typeName(of: feature))
    case .model(let model): Meaning(model.name.value, .model(model))
    case .client(let client): Meaning(client.name.value, .clientType(client))
    }
  }

  /// Finds the enum that generated code declares for a place of several features: `Path` for `path`.
  func placeType(named name: String, in home: DeclaredType) -> Meaning? {
    guard case .feature(let feature) = home,
      let child = feature.children.first(where: { $0.isOneOf && $0.enumName == name })
    else { return nil }
    let parts = [
      Meaning("State", .otherType, owner: name, scope: .caseStates(child)),
      Meaning("Action", .otherType, owner: name, scope: .caseActions(child)),
    ]
    return Meaning(name, .placeType(child), owner: feature.name.value, scope: .names(parts))
  }

  /// Finds the members of a type.
  func members(of type: DeclaredType) -> [Meaning] {
    let nested = nestedTypes(in: type)
    switch type {
    case .feature(let feature):
      return [Meaning("State", .stateType(feature)), Meaning("Action", .actionType(feature))]
        + nested
    case .model(let model):
      return (model.cases ?? []).map { enumCase($0, of: model.name.value, in: type) } + nested
    case .client: return nested
    case .nested(let type, let owner): return cases(of: type, in: owner)
    }
  }

  /// Finds the properties of a value of a type.
  public func properties(of type: DeclaredType) -> [Meaning] {
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

  /// Finds the property with the given name, for a value of a type.
  func property(_ name: String, of type: DeclaredType) -> Meaning? {
    let (fields, computed, owner): ([Field], [ComputedProperty], String) =
      switch type {
      case .feature, .client: ([], [], "")
      case .model(let model): (model.fields, model.computed, model.name.value)
      case .nested(let nested, _): (fields(of: nested), nested.computed, nested.name.value)
      }
    return fields.first { $0.name.value == name }.map { field($0, of: owner, in: type) }
      ?? computed.first { $0.name.value == name }.map { self.computed($0, of: owner, in: type) }
  }

  private func fields(of type: NestedType) -> [Field] {
    if case .structure(let fields) = type.kind { fields } else { [] }
  }

  func cases(of type: NestedType, in owner: String) -> [Meaning] {
    guard case .enumeration(let cases) = type.kind else { return [] }
    return cases.map { enumCase($0, of: type.name.value, in: .nested(type, in: owner)) }
  }

  func enumCase(_ one: EnumCase, of owner: String, in home: DeclaredType) -> Meaning {
    Meaning(one.name.value, .enumCase(one), owner: owner, home: home)
  }

  /// Finds the types that are declared in a type, including the types of features.
  private func nestedTypes(in type: DeclaredType) -> [Meaning] {
    let owner = name(of: type)
    let features = project.index.featureNames.byOuter[specName(of: type)] ?? []
    return type.nestedTypes.map { nested in
      Meaning(
        nested.name.value, .nested(nested), owner: owner,
        scope: .type(.nested(nested, in: owner)))
    }
      + features.compactMap { own in
        project.feature(named: "\(specName(of: type)).\(own)").map { featureType($0, named: own) }
      }
  }

  private func featureType(_ feature: Feature, named name: String) -> Meaning {
    Meaning(name, .featureType(feature))
  }

  /// The types of the app in which features are declared, and which no spec declares.
  private var outerTypes: [Meaning] {
    project.index.featureNames.byOuter.keys.sorted().filter { name in
      project.declaration(at: [name], in: nil) == nil && project.feature(named: name) == nil
    }.map(outerType)
  }

  private func outerType(_ name: String) -> Meaning {
    let features = (project.index.featureNames.byOuter[name] ?? []).compactMap { own in
      project.feature(named: "\(name).\(own)").map { featureType($0, named: own) }
    }
    return Meaning(name, .otherType, scope: .names(features))
  }

  /// Finds the generic parameters of the feature that contains a type.
  private func generics(in home: DeclaredType) -> [Meaning] {
    guard case .feature(let feature) = home else { return [] }
    return feature.generics.map {
      Meaning($0.name.value, .generic($0), owner: feature.name.value)
    }
  }

  /// Finds the name of a type in Swift.
  func name(of type: DeclaredType) -> String {
    switch type {
    case .feature(let feature): project.typeName(of: feature)
    case .model, .client, .nested: specName(of: type)
    }
  }

  /// Finds the name of the spec or nested type that declares a type.
  private func specName(of type: DeclaredType) -> String {
    switch type {
    case .feature(let feature): feature.name.value
    case .model(let model): model.name.value
    case .client(let client): client.name.value
    case .nested(let type, _): type.name.value
    }
  }

  /// The types of Swift, Foundation and the runtime that states often contain.
  private static let commonTypes = [
    "Bool", "Data", "Date", "Double", "Duration", "EffectError", "Float", "IdentifiedArrayOf",
    "Int", "Result", "Set", "String", "TimeInterval", "URL", "UUID",
  ]
}
