extension FeatureMaker {
  /// Makes the feature's own names for some of its possible dependencies.
  func ownNames() -> [String: String] {
    var names: [String: String] = [:]
    guard random.once(in: 2) else { return names }
    if random.once(in: 3) { names["date.now"] = "thisDay" }
    if random.once(in: 3) { names["uuid"] = "makeID" }
    if random.once(in: 2) { names["continuousClock"] = "watch" }
    for (number, client) in surroundings.clients.enumerated() {
      if random.once(in: 3) { names[client.key] = "box\(number)" }
      guard random.once(in: 3), let endpoint = random.pickAny(client.endpoints) else { continue }
      names[endpoint.address] = "fetch\(number)"
    }
    return names
  }
}

extension Feature {
  /// Returns the name of an endpoint in the feature's Swift.
  func name(of endpoint: Endpoint) -> String {
    ownNames[endpoint.address]
      ?? "\(ownNames[endpoint.key] ?? endpoint.key).\(endpoint.name)"
  }

  /// Returns the name of an endpoint in the feature's tests: the feature's own name, if the feature uses it.
  func overrideName(of endpoint: Endpoint) -> String {
    if let name = ownNames[endpoint.address], depends(on: name) { return name }
    guard let name = ownNames[endpoint.key], depends(on: name) else { return endpoint.address }
    return "\(name).\(endpoint.name)"
  }

  /// Returns the name of a built-in dependency in the feature's tests.
  func overrideName(of key: String, otherwise other: String? = nil) -> String {
    ownNames[key].flatMap { depends(on: $0) ? $0 : nil } ?? other ?? key
  }

  private func depends(on name: String) -> Bool { dependencies.contains { $0.key == name } }
}
