import FeatureSpec
import SpecSource

extension NameLookup {
  /// Finds the features of the project, by the names that children use.
  ///
  /// - Parameter outer: The names before a dot, which are the names of the type that declares the features.
  public func features(in outer: [String]) -> [Meaning] {
    let features =
      outer.isEmpty
      ? project.features
      : project.features.filter { $0.outer?.value == outer.joined(separator: ".") }
    return features.map { feature in
      let isShort =
        !outer.isEmpty || project.feature(named: feature.ownName)?.name == feature.name
      return Meaning(isShort ? feature.ownName : feature.name.value, .feature(feature))
    }
  }

  /// Finds the parameters of a feature.
  public func parameters(of feature: Feature) -> [Meaning] {
    feature.parameters.map {
      Meaning($0.name.value, .input($0), owner: feature.name.value, home: .feature(feature))
    }
  }

  /// All dependencies of the project and of the runtime.
  public var dependencies: [Meaning] {
    let clients = project.clients.map { Meaning($0.key.value, .client($0)) }
    let keys = Set(clients.map(\.name))
    return clients
      + BuiltInDependency.all.filter { !keys.contains($0.key) }
      .map { Meaning($0.key, .builtIn($0)) }
  }

  /// Finds the dependencies of a feature.
  public func dependencies(of feature: Feature) -> [Meaning] {
    let own = ownDependencies(of: feature)
    let keys = Set(feature.usedDependencies).subtracting(own.map(\.name))
    return own + dependencies.filter { keys.contains($0.name) }
  }

  /// Finds the dependencies to which a feature gives names of its own.
  public func ownDependencies(of feature: Feature) -> [Meaning] {
    feature.ownDependencies.map { own in
      Meaning(
        own.name.value, .ownDependency(own, project.dependency(own.name.value, in: feature)),
        owner: feature.name.value)
    }
  }

  /// Finds the dependency with the given key.
  func dependency(_ key: String) -> Meaning? {
    switch project.dependency(key) {
    case .client(let client): Meaning(key, .client(client))
    case .builtIn(let builtIn): Meaning(key, .builtIn(builtIn))
    case nil: nil
    }
  }

  /// Finds the members of a dependency.
  func members(of dependency: Dependency) -> Scope? {
    switch dependency {
    case .client(let client): .endpoints(client)
    case .builtIn(let builtIn): builtIn.methods.isEmpty ? nil : .methods(builtIn)
    }
  }

  func endpoint(_ endpoint: Endpoint, of client: Client) -> Meaning {
    Meaning(
      endpoint.name.value, .endpoint(endpoint), owner: client.name.value, home: .client(client))
  }
}
