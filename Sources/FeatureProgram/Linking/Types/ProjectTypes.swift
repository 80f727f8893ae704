import FeatureSpec
import SpecSwift

// The nested types that specs declare, and their names in different places.

extension FeatureProject {
  /// Finds the names of types in a feature, inside and outside of its state.
  public func typeScope(of feature: Feature) -> TypeScope {
    TypeScope(
      owners: owners(in: feature, called: typeName(of: feature)), modules: index.typeModules)
  }

  /// Finds the names of types in a feature that lives in a place whose parent specifies the generic arguments.
  func typeScope(of one: ChildFeature, _ feature: Feature) -> TypeScope {
    let given = one.generics.map { ($0.name.value, $0.value.text) }
    return TypeScope(
      owners: owners(in: feature, called: typeName(of: one)),
      replaced: Dictionary(given) { first, _ in first }, modules: index.typeModules)
  }

  /// Finds the names of types in a client.
  public func typeScope(of client: Client) -> TypeScope {
    typeScope(client.types, in: client.name.value)
  }

  /// Finds the names of types in a model.
  func typeScope(of model: Model) -> TypeScope { typeScope(model.types, in: model.name.value) }

  /// Finds the names of types in a state, in the terms of the feature around it.
  public func typeScope(inStateOf feature: Feature) -> TypeScope {
    typeScope(feature.typesInState, in: "State")
  }

  private func typeScope(_ types: [NestedType], in owner: String) -> TypeScope {
    TypeScope(
      owners: Dictionary(types.map { ($0.name.value, owner) }) { first, _ in first },
      modules: index.typeModules)
  }

  private func owners(in feature: Feature, called owner: String) -> [String: String] {
    var owners: [String: String] = [:]
    for type in feature.typesInState { owners[type.name.value] = "\(owner).State" }
    for name in namesOfTypes(in: feature) + ["Action", "State"] { owners[name] = owner }
    return owners
  }

  /// Finds the endpoint with the given name. Its types have the names that are valid outside of the client.
  public func endpoint(named name: String, of client: Client) -> Endpoint? {
    let endpoint = client.endpoint(named: name)
    return client.types.isEmpty ? endpoint : endpoint?.seen(through: typeScope(of: client))
  }

  /// The names of nested types inside of the types that declare them.
  public var namesOfNestedTypes: Set<String> {
    Set(index.nestedTypes.values.map(\.type.name.value))
  }

  /// Finds the nested type with the given full name, and the names of types in its place.
  func nestedType(named name: String) -> (type: NestedType, scope: TypeScope)? {
    index.nestedTypes[name].map { place in
      switch place.owner {
      case .client(let client): (place.type, typeScope(of: client))
      case .feature(let feature): (place.type, typeScope(of: feature))
      case .model(let model): (place.type, typeScope(of: model))
      }
    }
  }

  /// Finds the nested types that specs declare, by their full names.
  static func nestedTypes(
    _ declarations: [String: Spec]
  ) -> [String: (type: NestedType, owner: Spec)] {
    var all: [String: (NestedType, Spec)] = [:]
    for (name, spec) in declarations {
      let types: [NestedType] =
        switch spec {
        case .client(let client): client.types
        case .feature(let feature): feature.types
        case .model(let model): model.types
        }
      for type in types { all["\(name).\(type.place)"] = (type, spec) }
    }
    return all
  }
}
