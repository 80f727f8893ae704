import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Finds the dependency that a feature calls by a name; nil also for a property of a dependency.
  public func dependency(_ name: String, in feature: Feature) -> Dependency? {
    guard let own = feature.ownDependency(named: name) else { return dependency(name) }
    return own.member == nil ? dependency(own) : nil
  }

  /// Finds the dependency to which a feature gives a name of its own, or a property of which has that name.
  func dependency(_ own: OwnDependency) -> Dependency? {
    own.type == nil ? dependency(own.key) : client(ofType: own.key).map(Dependency.client)
  }

  /// Finds the client with the given type.
  func client(ofType type: String) -> Client? {
    if case .client(let client)? = index.declarations[type] { client } else { nil }
  }

  /// Finds the function that a feature calls by a name: a parameter, or an endpoint to which the feature gives a name
  /// of its own.
  func function(named name: String, of feature: Feature) -> Endpoint? {
    if feature.parameter(named: name) != nil { return feature.function(named: name) }
    guard let own = feature.ownDependency(named: name), let member = own.member,
      case .client(let client)? = dependency(own),
      var endpoint = endpoint(named: member, of: client)
    else { return nil }
    // The arguments of a closure have no labels.
    for index in endpoint.parameters.indices { endpoint.parameters[index].label = nil }
    return endpoint
  }
}

extension FeatureProject {
  /// Whether a feature requests a dependency by a type.
  func asks(forType type: String) -> Bool {
    features.contains { $0.ownDependencies.contains { $0.type == type } }
  }

  /// Finds the dependency that a test overrides.
  public func dependency(of override: DependencyOverride) -> Dependency? {
    override.isOfType
      ? client(ofType: override.key.value).map(Dependency.client) : dependency(override.key.value)
  }
}
