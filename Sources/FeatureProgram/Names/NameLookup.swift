import FeatureSpec
import SpecSource

/// A lookup of names in the specs of a project: of the names that can follow a dot, and of the names that a spec can
/// use.
public struct NameLookup: Sendable {
  /// The project, as far as it can be read.
  public let project: FeatureProject

  /// Makes a lookup of names in a project.
  public init(_ project: FeatureProject) {
    self.project = project
  }

  /// Finds the names in a scope.
  public func names(in scope: Scope) -> [Meaning] {
    switch scope {
    case .actions(let feature, let isReaction): actions(of: feature, isReaction: isReaction)
    case .childActions(let child, let inside):
      actions(of: inside, isReaction: false) + events(of: child, inside)
    case .caseActions(let child): actionCases(of: child)
    case .answers(let feature, let place):
      place.answers.map { action($0, of: feature) } + [event(.dismiss)]
    case .group(let feature, let path): group(path, of: feature)
    case .bindings(let feature):
      properties(of: feature).filter { feature.boundProperties.map(\.value).contains($0.name) }
    case .changes(let feature): properties(of: feature)
    case .state(let feature): state(of: feature)
    case .caseStates(let child): stateCases(of: child)
    case .elements: []
    case .endpoints(let client): client.endpoints.map { endpoint($0, of: client) }
    case .methods(let builtIn):
      builtIn.methods.keys.sorted().map { Meaning($0, .method(builtIn)) }
    case .value(let type): properties(of: type)
    case .type(let type): members(of: type)
    case .stateType(let feature):
      (feature.stateForm.cases ?? []).map {
        enumCase($0, of: feature.name.value, in: .feature(feature))
      }
    case .names(let names): names
    }
  }

  /// Finds a name in a scope.
  ///
  /// The names of scopes that may have many names are not listed for this purpose.
  func name(_ name: String, in scope: Scope) -> Meaning? {
    switch scope {
    case .state(let feature): property(name, of: feature)
    case .actions(let feature, let isReaction): action(name, of: feature, isReaction: isReaction)
    case .childActions(let child, let inside):
      action(name, of: inside, isReaction: false)
        ?? child.events.first { $0.rawValue == name }.map(event)
    case .group(let feature, let path): action(name, in: path, of: feature)
    case .answers(let feature, let place):
      place.answers.part(named: name).map { action($0, of: feature) }
        ?? (name == PlaceEvent.dismiss.rawValue ? event(.dismiss) : nil)
    case .endpoints(let client): client.endpoint(named: name).map { endpoint($0, of: client) }
    case .value(let type): property(name, of: type)
    default: names(in: scope).first { $0.name == name }
    }
  }

  /// Finds the names after a dot that follows a name; nil if only the compiler knows them.
  public func scope(after meaning: Meaning) -> Scope? {
    if let scope = meaning.scope { return scope }
    let home = meaning.home
    switch meaning.subject {
    case .state(let feature): return .state(feature)
    case .field(let field), .input(let field): return self.scope(ofType: field.type.text, in: home)
    case .reference(let field): return members(ofReferenceTo: field, in: home)
    case .computed(let property): return self.scope(ofType: property.type.text, in: home)
    case .parameter(let parameter), .label(let parameter):
      return self.scope(ofType: parameter.type.text, in: home)
    case .enumCase(let one): return one.parameters.isEmpty ? home.flatMap(value) : nil
    case .client(let client): return .endpoints(client)
    case .ownDependency(_, let dependency): return dependency.flatMap(members)
    case .builtIn(let builtIn): return members(of: .builtIn(builtIn))
    case .endpoint(let endpoint):
      return endpoint.returns.flatMap { self.scope(ofType: $0.text, in: home) }
        ?? endpoint.element.flatMap { self.scope(ofType: $0.text, in: home).map(Scope.elements) }
    case .featureType(let feature): return .type(.feature(feature))
    case .stateType(let feature): return .stateType(feature)
    case .actionType(let feature): return .actions(feature, isReaction: false)
    case .model(let model): return .type(.model(model))
    case .clientType(let client): return .type(.client(client))
    default: return nil
    }
  }

  /// Finds the parameters of a call by their labels, or the values in a case.
  public func parameters(of meaning: Meaning) -> [Meaning] {
    switch meaning.subject {
    case .change(let field):
      return [Meaning.value(.names([]), named: "")].map { value in
        var value = value
        value.scope = scope(ofType: field.type.text, in: meaning.home)
        return value
      }
    case .resultCase(let type):
      return [Meaning("", .value, home: meaning.home, scope: scope(ofType: type, in: meaning.home))]
    default:
      return meaning.parameters.map {
        Meaning($0.label ?? "", .label($0), home: meaning.home)
      }
    }
  }

  /// Finds the parameters of a declaration in the Swift that receives them.
  public func locals(of parameters: [Parameter], in home: DeclaredType?) -> [Meaning] {
    parameters.map { Meaning($0.name.value, .parameter($0), home: home) }
  }
}
