import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The dependency that a feature calls by a name; nil for a property of one, too.
  public func dependency(_ name: String, in feature: Feature) -> Dependency? {
    guard let own = feature.ownDependency(named: name) else { return dependency(name) }
    return own.member == nil ? dependency(own) : nil
  }

  /// The dependency that has a name of a feature's own, or that the name is a property of.
  func dependency(_ own: OwnDependency) -> Dependency? {
    own.type == nil ? dependency(own.key) : client(ofType: own.key).map(Dependency.client)
  }

  /// The client of a type.
  func client(ofType type: String) -> Client? {
    if case .client(let client)? = index.declarations[type] { client } else { nil }
  }

  /// The function that a feature calls by a name: a parameter, or an endpoint with a name of the feature's own.
  func function(named name: String, of feature: Feature) -> Endpoint? {
    if feature.parameter(named: name) != nil { return feature.function(named: name) }
    guard let own = feature.ownDependency(named: name), let member = own.member,
      case .client(let client)? = dependency(own),
      var endpoint = endpoint(named: member, of: client)
    else { return nil }
    // A closure's arguments have no labels.
    for index in endpoint.parameters.indices { endpoint.parameters[index].label = nil }
    return endpoint
  }
}

extension FeatureProject {
  /// Whether a feature asks for a dependency of a type.
  func asks(forType type: String) -> Bool {
    features.contains { $0.ownDependencies.contains { $0.type == type } }
  }

  /// The dependency that a test overrides.
  public func dependency(of override: DependencyOverride) -> Dependency? {
    override.isOfType
      ? client(ofType: override.key.value).map(Dependency.client) : dependency(override.key.value)
  }
}
