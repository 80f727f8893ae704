import FeatureSpec

/// A place in which names are looked up, with the names that can follow a dot or that a spec can use.
public indirect enum Scope: Sendable {
  /// The actions of a feature, and the places and bindings in which further actions happen; for a reaction, only the
  /// places.
  case actions(Feature, isReaction: Bool)
  /// The actions of a feature in a place, and the events of the place.
  case childActions(Child, Feature)
  /// The cases of a place of several features, each with its actions.
  case caseActions(Child)
  /// The buttons of the alerts or dialogs of a place.
  case answers(Feature, PromptPlace)
  /// The actions and groups in a group of actions of a feature.
  case group(Feature, [String])
  /// The fields of a feature with bindings.
  case bindings(Feature)
  /// The properties of a feature whose changes have reactions.
  case changes(Feature)
  /// The properties of a feature's state.
  case state(Feature)
  /// The cases of a place of several features, each with its state.
  case caseStates(Child)
  /// The elements of a collection.
  case elements(Scope)
  /// The endpoints of a client.
  case endpoints(Client)
  /// The methods of a built-in dependency.
  case methods(BuiltInDependency)
  /// The properties of a value.
  case value(DeclaredType)
  /// The members of a type.
  case type(DeclaredType)
  /// The members of the type of a feature's state.
  case stateType(Feature)
  /// A list of names.
  case names([Meaning])
}

extension Scope {
  /// Whether a reaction can follow all actions of the scope.
  public var hasAnyAction: Bool {
    switch self {
    case .actions, .childActions, .caseActions, .group, .bindings: true
    case .answers, .changes, .state, .caseStates, .elements, .endpoints, .methods, .value, .type,
      .stateType, .names:
      false
    }
  }
}

/// A type that a spec declares.
public enum DeclaredType: Sendable {
  /// The type of a feature.
  case feature(Feature)
  /// A model.
  case model(Model)
  /// A client.
  case client(Client)
  /// A type nested in the type with a name.
  case nested(NestedType, in: String)
}

extension DeclaredType {
  /// Makes the type that a spec declares.
  public init(_ spec: Spec) {
    switch spec {
    case .feature(let feature): self = .feature(feature)
    case .model(let model): self = .model(model)
    case .client(let client): self = .client(client)
    }
  }

  /// The feature of the type.
  var feature: Feature? {
    if case .feature(let feature) = self { feature } else { nil }
  }

  /// The types nested in the type.
  var nestedTypes: [NestedType] {
    switch self {
    case .feature(let feature): feature.types
    case .model(let model): model.types
    case .client(let client): client.types
    case .nested: []
    }
  }
}
