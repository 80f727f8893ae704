import FeatureSpec
import SpecSource
import SpecSwift

extension ReferenceFinder {
  /// Finds the references of the tests and the exploration of a feature.
  mutating func findTests(of feature: Feature) {
    place.context = .testHelpers
    find(feature.testHelpers)
    for test in feature.tests { find(in: test, of: feature) }
    if let exploration = feature.exploration { find(in: exploration, of: feature) }
    place.context = .declaration
  }

  private mutating func find(in exploration: Exploration, of feature: Feature) {
    find(in: exploration.setup, of: feature)
    for explored in exploration.actions {
      switch explored {
      case .send(let action): find(action, from: .actions(feature, isReaction: false))
      case .bind(let field): find(in: field, of: feature)
      }
    }
    for invariant in exploration.invariants { find(invariant.condition) }
  }

  private mutating func find(in test: TestCase, of feature: Feature) {
    place.context = .test(test.name.value)
    let outer = (reader.mark, reader.world.names)
    reader.world.names.append(recorded(by: test))
    defer {
      reader.leave(outer.0)
      reader.world.names = outer.1
    }
    if let setup = test.setup { read(setup) }
    for field in test.given {
      add(field.name, own(.property, field.name.value))
      find(field.value, wanted: lookup.name(field.name.value, in: .state(feature)))
    }
    find(test.givenState, wanted: .value(.state(feature)))
    for part in test.givenParts { find(in: part, of: feature) }
    for argument in test.arguments {
      add(argument.name, own(.parameter, argument.name.value))
      find(argument.value, ofType: feature.parameter(named: argument.name.value)?.type)
    }
    for override in test.overrides { find(in: override) }
    for step in test.steps { find(in: step, of: feature) }
  }

  private mutating func find(in step: TestStep, of feature: Feature) {
    switch step.kind {
    case .send(let action), .receive(let action), .cancel(let action):
      find(action, from: .actions(feature, isReaction: false))
    case .bind(let field): find(in: field, of: feature)
    case .feed(let call):
      find(call.address, from: .names(lookup.dependencies(of: call.address, in: home)))
      for argument in call.arguments ?? [] { find(argument.value) }
    case .end(let address):
      find(address, from: .names(lookup.dependencies(of: address, in: home)))
    case .statements(let swift): read(swift)
    case .advance, .assert, .finish, .exhaustivity, .skip:
      for fragment in step.kind.fragments { find(fragment) }
    }
    find(step.changes, wanted: .value(.state(feature)))
    for expectation in step.expectations { find(in: expectation, of: feature) }
  }

  private mutating func find(in part: Expectation, of feature: Feature) {
    let meaning = find(part.address, part.place.target?.references, from: .state(feature))
    // Alerts may be expected by only their names.
    let prompts = part.place.target?.prompts ?? []
    let names = prompts.map { lookup.prompt($0, of: feature) }
    find(part.value, wanted: meaning, locals: names)
  }

  private mutating func find(in field: BoundField, of feature: Feature) {
    let meaning = find(field.address, field.place.target?.references, from: .state(feature))
    find(field.value, wanted: meaning)
  }

  /// Finds the references of the behaviour of a dependency in a test or a preview.
  mutating func find(in override: DependencyOverride) {
    let dependency = project.dependency(of: override)
    if let own = override.own {
      add(Located(own.name.value, at: override.key.span), self.own(.dependency, own.name.value))
    } else if case .client(let client)? = dependency {
      add(override.key, Meaning(override.key.value, .client(client)))
    } else {
      add(override.key, self.own(.dependency, override.key.value))
    }
    var endpoint: Endpoint?
    if case .client(let client)? = dependency, let name = override.endpoint {
      endpoint = client.endpoint(named: name.value)
      add(name, DeclarationID(.endpoint, name.value, of: client.name.value))
    }
    let result = endpoint?.returns.flatMap { reader.world.value(ofType: $0.text) }
    for fragment in override.fragments { find(fragment, wanted: result) }
  }

  /// Finds the arguments that the overrides of a test record, by name.
  private func recorded(by test: TestCase) -> Meaning {
    let names = test.overrides.compactMap { override -> Meaning? in
      guard case .records(let name, _) = override.behaviour else { return nil }
      var parameters: [Parameter] = []
      if case .client(let client)? = project.dependency(of: override) {
        parameters =
          override.endpoint.flatMap { client.endpoint(named: $0.value) }?.parameters ?? []
      }
      return Meaning(
        name.value, .recording(name.span),
        scope: .elements(.names(lookup.locals(of: parameters, in: home))))
    }
    return .value(.names(names), named: "recorded")
  }
}
