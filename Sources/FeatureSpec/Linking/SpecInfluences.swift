import SpecSource

extension FeatureProject {
  /// What is known of all specs wherever one of them is looked at: what they declare and under which names, and which
  /// features are twins.
  public var outline: [String] {
    let features = features.map { feature in
      "feature \(feature.name.span.file.path) \(feature.name.value) \(typeName(of: feature))"
        + (feature.external == nil ? "" : " external")
    }
    let clients = clients.map { client in
      "client \(client.name.span.file.path) \(client.name.value) \(client.key.value)"
        + (client.isExternal ? " external" : "")
    }
    let models = models.map { "model \($0.name.span.file.path) \($0.name.value)" }
    let places = twins.places.map { "twins \($0.key) \($0.value.sorted())" }
    return features + clients + models + twins.features.sorted() + places.sorted()
  }

  /// The specs that can make a difference to what is found in each spec and made of it, by the spec's path: its own
  /// first, then those that it names, those that they name, and so on, in the order of their paths.
  ///
  /// There are few as a rule. A spec of more than `limit` is not listed: any other may make a difference to it.
  ///
  /// - Parameters:
  ///   - dependencies: What `specDependencies` has found.
  ///   - limit: How many are told apart, so that large projects in which everything hangs together take no time that
  ///     grows with the square of their size.
  public func influences(
    of dependencies: [String: [String]], limit: Int = 100
  ) -> [String: [String]] {
    dependencies.keys.reduce(into: [:]) { result, path in
      var found: Set<String> = []
      var pending = [path]
      while let next = pending.popLast(), found.count <= limit {
        guard found.insert(next).inserted else { continue }
        pending += dependencies[next] ?? []
      }
      if found.count <= limit { result[path] = [path] + found.sorted().filter { $0 != path } }
    }
  }
}
