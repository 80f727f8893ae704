import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The references of the features to declarations of other specs, in the order of the specs.
  public var references: [SpecReference] {
    features.flatMap { feature in
      var finder = ReferenceFinder(feature: feature, project: self)
      finder.findAll()
      return finder.references
    }
  }
}

/// Finds the references of a feature to declarations of other specs.
private struct ReferenceFinder {
  let feature: Feature
  let project: FeatureProject
  private(set) var references: [SpecReference] = []

  init(feature: Feature, project: FeatureProject) {
    self.feature = feature
    self.project = project
  }

  mutating func findAll() {
    for child in feature.children {
      for one in child.features {
        let name = NameReference(
          span: one.feature.span, declaration: DeclarationID(.feature, of: one.feature.value))
        add(name, [one.feature.value], .child(child.name.value))
      }
    }
    for reaction in feature.reactions {
      add(reaction.path.target?.references, reaction.address, .reaction)
    }
    for block in feature.blocks {
      for call in block.allEffects.flatMap(\.sentActions) {
        add(call.path.target?.references, call.address, .effect)
      }
      for fragment in block.fragments { find(in: fragment, .block) }
    }
    for fragment in feature.composition.fragments { find(in: fragment, .block) }
    for property in feature.computed {
      for fragment in [property.getter] + [property.setter].compactMap(\.self) {
        find(in: fragment, .computed(property.name.value))
      }
    }
    if let helpers = feature.testHelpers { find(in: helpers, .block) }
    for test in feature.tests + [feature.exploration?.setup].compactMap(\.self) {
      find(in: test)
    }
  }

  /// Adds the last of some references, if it leads to another feature.
  private mutating func add(
    _ names: [NameReference]?, _ address: Address, _ context: SpecReference.Context
  ) {
    guard let last = names?.last else { return }
    add(last, address.components.map(\.name.name), context)
  }

  private mutating func add(
    _ name: NameReference, _ path: [String], _ context: SpecReference.Context
  ) {
    guard name.declaration.owner != feature.name.value else { return }
    references.append(
      SpecReference(user: feature.name.value, context: context, path: path, name: name))
  }

  /// Finds the references of Swift: properties of children, endpoints, and states that it makes.
  private mutating func find(in fragment: SwiftFragment, _ context: SpecReference.Context) {
    let isPartOfState = if case .computed = context { true } else { false }
    for reference in fragment.analysis.references {
      let base = reference.base.name
      let names = [base] + reference.members.map(\.name)
      let span = fragment.span(of: reference.members.last?.range ?? reference.base.range)
      func add(_ declaration: DeclarationID) {
        self.add(NameReference(span: span, declaration: declaration), names, context)
      }
      if base == "state" {
        if let property = property(at: names.dropFirst()) { add(property) }
      } else if isPartOfState, feature.child(named: base) != nil {
        if let property = property(at: names[...]) { add(property) }
      } else if case (.feature(let made), let rest)? = project.declaration(at: names, in: feature),
        rest.first == "State"
      {
        add(DeclarationID(.initializer, of: made.name.value))
      } else if case .client(let client)? = project.dependency(base, in: feature),
        let endpoint = reference.members.first
      {
        add(DeclarationID(.endpoint, endpoint.name, of: client.name.value))
      }
    }
  }

  /// The property that names lead to through the children of the feature; nil for names that no spec declares.
  private func property(at names: ArraySlice<String>) -> DeclarationID? {
    var (owner, rest) = (feature, names)
    while let child = rest.first.flatMap({ owner.child(named: $0) }), rest.count > 1 {
      rest = rest.dropFirst()
      let inside =
        child.isOneOf
        ? child.features.first { $0.name.value == rest.first } : child.features.first
      guard let inside, let next = project.feature(named: inside.feature.value) else { break }
      if child.isOneOf { rest = rest.dropFirst() }
      owner = next
      // Members of a collection lead to its elements: 'rows.first?.title'.
      let isCollection = [.many, .stack].contains(child.presence)
      if isCollection { rest = rest.drop { !owner.declares(property: $0) } }
    }
    guard let name = rest.first, owner.declares(property: name) else { return nil }
    return DeclarationID(.property, name, of: owner.name.value)
  }

  private mutating func find(in part: Expectation, _ context: SpecReference.Context) {
    add(part.place.target?.references, part.address, context)
    find(in: part.value, context)
  }

  /// Finds the references of a test.
  private mutating func find(in test: TestCase) {
    let context = SpecReference.Context.test(test.name.value)
    for step in test.steps {
      switch step.kind {
      case .feed(let call):
        for value in call.argumentValues { find(in: value, context) }
      case .send(let action), .receive(let action), .cancel(let action):
        add(action.path.target?.references, action.address, context)
        for value in action.argumentValues { find(in: value, context) }
      case .bind(let field):
        add(field.place.target?.references, field.address, context)
      case .assert(let swift), .statements(let swift): find(in: swift, context)
      case .advance, .finish, .exhaustivity, .end, .skip: break
      }
      if let changes = step.changes { find(in: changes, context) }
      for expectation in step.expectations { find(in: expectation, context) }
    }
    for part in test.givenParts { find(in: part, context) }
    let given = test.given.map(\.value) + [test.givenState, test.setup].compactMap(\.self)
    for value in given { find(in: value, context) }
    for override in test.overrides {
      guard case .client(let client)? = project.dependency(of: override),
        let endpoint = override.endpoint
      else { continue }
      let declaration = DeclarationID(.endpoint, endpoint.value, of: client.name.value)
      add(
        NameReference(span: endpoint.span, declaration: declaration), [endpoint.value], context)
    }
  }
}

extension Feature {
  /// Whether the state has a property of a name.
  fileprivate func declares(property name: String) -> Bool {
    field(named: name) != nil || computedProperty(named: name) != nil || hasSlot(named: name)
  }
}
