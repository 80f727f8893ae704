import FeatureProgram
import FeatureSpec
import SpecSource

// Features, and what they depend on.

extension NameLookup {
  /// The features of the project, as children call them.
  ///
  /// - Parameter outer: The names in front of a dot, which those of features in other types begin with; none for none.
  func features(in outer: [String]) -> [Candidate] {
    let features =
      outer.isEmpty
      ? project.features
      : project.features.filter { $0.outer?.value == outer.joined(separator: ".") }
    return features.map { feature in
      let isShort =
        !outer.isEmpty || project.feature(named: feature.ownName)?.name == feature.name
      return Candidate(
        name: isShort ? feature.ownName : feature.name.value, kind: .feature,
        signature: signature(of: feature),
        documentation: feature.documentation.lines, declaration: feature.name.span)
    }
  }

  /// The feature as its spec begins, with what is said about the protocols of its state and action.
  private func signature(of feature: Feature) -> String {
    let parts = [
      ("state", project.said(of: feature, \.state)),
      ("action", project.said(of: feature, \.action)),
    ]
    let said = parts.compactMap { part, said in
      said.map { "\(part): [\($0.names.map(\.value).joined(separator: ", "))]" }
    }
    let kind = feature.isExternal ? "external" : "feature"
    return "\(kind): \(feature.name.value)"
      + (said.isEmpty ? "" : "\nconforms: {\(said.joined(separator: ", "))}")
  }

  /// The parameters of a feature.
  func parameters(of feature: Feature) -> [Candidate] {
    feature.parameters.map { parameter in
      Candidate(
        name: parameter.name.value, kind: .variable,
        signature: "\(parameter.name.value): \(parameter.type.text)", type: parameter.type.text,
        documentation: parameter.documentation.lines, owner: feature.name.value,
        declaration: parameter.name.span,
        leadsTo: scope(ofType: parameter.type.text, in: .feature(feature)))
    }
  }

  /// Everything that a feature can depend on.
  var dependencies: [Candidate] {
    let clients = project.clients.map(dependency)
    let keys = Set(clients.map(\.name))
    return clients + BuiltInDependency.all.filter { !keys.contains($0.key) }.map(dependency)
  }

  /// Those of the dependencies that a feature lists.
  func dependencies(of feature: Feature) -> [Candidate] {
    let own = ownDependencies(of: feature)
    let keys = Set(feature.usedDependencies).subtracting(own.map(\.name))
    return own + dependencies.filter { keys.contains($0.name) }
  }

  /// The dependencies that a feature calls by names of its own.
  func ownDependencies(of feature: Feature) -> [Candidate] {
    feature.ownDependencies.map { own in
      let named: Candidate? =
        switch project.dependency(own.name.value, in: feature) {
        case .client(let client): dependency(client)
        case .builtIn(let builtIn): dependency(builtIn)
        case nil: nil
        }
      return Candidate(
        name: own.name.value, kind: .dependency,
        signature: "\(own.name.value): \(own.text)",
        documentation: named?.documentation ?? [], owner: feature.name.value,
        declaration: own.name.span, leadsTo: named?.leadsTo)
    }
  }

  private func dependency(_ client: Client) -> Candidate {
    Candidate(
      name: client.key.value, kind: .dependency,
      signature: "\(client.key.value): \(client.name.value)",
      documentation: client.documentation.lines, declaration: client.name.span,
      named: client.key.span, leadsTo: .endpoints(client))
  }

  private func dependency(_ builtIn: BuiltInDependency) -> Candidate {
    Candidate(
      name: builtIn.key, kind: .dependency,
      signature: builtIn.isCalled ? "\(builtIn.key)()" : builtIn.key,
      documentation: ["Built in."],
      leadsTo: builtIn.methods.isEmpty ? nil : .methods(builtIn))
  }

  /// An endpoint with what it is given and what it gives.
  func endpoint(_ endpoint: Endpoint, of client: Client) -> Candidate {
    let parameters = endpoint.parameters.signature
    var signature = endpoint.name.value + (parameters.isEmpty ? "()" : parameters)
    if endpoint.isAsync { signature += " async" }
    switch endpoint.failure {
    case .never: break
    case .untyped: signature += " throws"
    case .typed(let error): signature += " throws(\(error.text))"
    }
    if let element = endpoint.element {
      signature += " -> stream of \(element.text)"
    } else if let returns = endpoint.returns {
      signature += " -> \(returns.text)"
    }
    return Candidate(
      name: endpoint.name.value, kind: .endpoint, signature: signature,
      documentation: endpoint.documentation.lines, owner: client.name.value,
      declaration: endpoint.name.span,
      parameters: labels(of: endpoint.parameters, in: .client(client)),
      leadsTo: endpoint.returns.flatMap { scope(ofType: $0.text, in: .client(client)) }
        ?? endpoint.element.flatMap {
          scope(ofType: $0.text, in: .client(client)).map(Scope.elements)
        })
  }
}
