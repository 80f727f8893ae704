import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// The references of the features to declarations, in the order of the specs.
  public var references: [SpecReference] { features.flatMap(references(of:)) }

  /// The references of a feature to its own declarations and to those of other specs.
  public func references(of feature: Feature) -> [SpecReference] {
    var finder = ReferenceFinder(feature: feature, project: self)
    finder.findAll()
    return finder.references
  }
}

/// Finds the references of a feature.
private struct ReferenceFinder {
  let feature: Feature
  let project: FeatureProject
  private(set) var references: [SpecReference] = []
  /// The handler whose block is read.
  private var handler: SpecReference.Handler?

  init(feature: Feature, project: FeatureProject) {
    self.feature = feature
    self.project = project
  }

  mutating func findAll() {
    findInDeclarations()
    for reaction in feature.reactions {
      add(reaction.path.target?.references, of: reaction.address, .reaction)
      find(
        in: reaction.block, of: .reaction(reaction.names),
        locals: reaction.path.target?.parameters ?? [])
    }
    for action in feature.actions {
      find(in: action.block, of: .action(action.name.value), locals: action.parameters)
    }
    for procedure in feature.procedures {
      find(in: procedure.block, of: .procedure(procedure.name.value), locals: procedure.parameters)
    }
    if let before = feature.before { find(in: before.value, of: .before, locals: []) }
    for fragment in feature.composition.fragments { find(in: fragment, .block) }
    for property in feature.computed {
      for fragment in [property.getter] + [property.setter].compactMap(\.self) {
        find(in: fragment, .computed(property.name.value))
      }
    }
    if let helpers = feature.testHelpers { find(in: helpers, .testHelpers) }
    for test in feature.tests + [feature.exploration?.setup].compactMap(\.self) {
      find(in: test)
    }
    for explored in feature.exploration?.actions ?? [] {
      find(in: explored, .test(feature.exploration?.setup.name.value ?? ""))
    }
    if let view = project.view(of: feature) { find(in: view) }
  }

  /// Adds the names of an address.
  private mutating func add(
    _ names: [NameReference]?, of address: Address, _ context: SpecReference.Context
  ) {
    let path = address.components.map(\.name.name)
    for name in names ?? [] { add(name, path, context) }
  }

  private mutating func add(
    _ name: NameReference, _ path: [String], _ context: SpecReference.Context
  ) {
    references.append(
      SpecReference(
        user: feature.name.value, context: context, handler: handler, path: path, name: name))
  }

  /// Adds a name without an address around it.
  private mutating func add(
    _ name: Located<String>, _ declaration: DeclarationID, _ context: SpecReference.Context
  ) {
    add(NameReference(span: name.span, declaration: declaration), [name.value], context)
  }

  /// The identity of a declaration of the feature.
  private func own(_ kind: DeclarationID.Kind, _ name: String) -> DeclarationID {
    DeclarationID(kind, name, of: feature.name.value)
  }
}

// Declarations and views.

extension ReferenceFinder {
  /// Finds the references of children, of the list of dependencies and of types.
  private mutating func findInDeclarations() {
    for child in feature.children {
      for one in child.features {
        let name = one.feature.value
        add(one.feature, DeclarationID(.feature, of: name), .child(child.name.value))
        for argument in one.arguments {
          add(
            argument.name, DeclarationID(.parameter, argument.name.value, of: name),
            .child(child.name.value))
          find(in: argument.value, .child(child.name.value))
        }
        for override in one.overrides { find(in: override.value, .child(child.name.value)) }
      }
    }
    for name in feature.dependencies {
      guard case .client(let client)? = project.dependency(name.value, in: feature) else {
        continue
      }
      add(name, DeclarationID(.client, of: client.name.value), .declaration)
    }
  }

  private mutating func find(in view: FeatureView) {
    let sent =
      (view.actions ?? []).map(\.name) + [view.onAppear].compactMap(\.self)
      + (view.fields ?? []).flatMap { [$0.delete, $0.tap].compactMap(\.self) }
    for name in sent { add(name, own(.action, name.value), .view) }
    for name in (view.fields ?? []).map(\.name) + view.preview.map(\.name) {
      add(name, own(.property, name.value), .view)
    }
    for action in view.actions ?? [] {
      if let condition = action.condition { find(in: condition, .view) }
    }
  }
}

// Blocks and Swift.

extension ReferenceFinder {
  private mutating func find(
    in block: Block, of handler: SpecReference.Handler, locals: [Parameter]
  ) {
    self.handler = handler
    defer { self.handler = nil }
    let scopes = BlockScopes(block, locals: Set(locals.map(\.name.value)))
    for scoped in scopes.fragments {
      find(in: scoped.fragment, .block, locals: scoped.locals)
    }
    for block in scopes.blocks.map(\.block) {
      for call in block.performs {
        guard let name = call.components.first?.name else { continue }
        add(
          Located(name.name, at: call.span(of: name.range)), own(.procedure, name.name), .block)
      }
      for change in block.presentations { find(in: change) }
      for effect in block.effects.all {
        for action in effect.sentActions {
          add(action.path.target?.references, of: action.address, .effect)
        }
        for id in [effect.id, effect.cancelledID].compactMap(\.self) {
          add(id.name, own(.effectID, id.value), .block)
        }
      }
    }
  }

  private mutating func find(in change: PresentationChange) {
    switch change {
    case .present(let presentation), .push(let presentation):
      guard let shown = presentation.shown.target,
        let name = presentation.call.components.first?.name
      else { return }
      let place = Located(name.name, at: presentation.call.span(of: name.range))
      if case .prompt(let prompt, _) = shown {
        add(place, own(.prompt, prompt.name.value), .block)
      } else {
        add(place, own(.property, shown.slot), .block)
      }
    case .dismiss(let name): add(name, own(.property, name.value), .block)
    case .pop: break
    }
  }

  /// Finds the references of Swift.
  ///
  /// - Parameter locals: The names that the Swift's surroundings declare.
  private mutating func find(
    in fragment: SwiftFragment, _ context: SpecReference.Context, locals: Set<String> = []
  ) {
    let isPartOfState = if case .computed = context { true } else { false }
    var found = FragmentReferences(feature: feature, project: project)
    found.find(in: fragment, locals: locals, isPartOfState: isPartOfState)
    for (name, path) in found.names { add(name, path, context) }
  }
}

// Tests.

extension ReferenceFinder {
  private mutating func find(in part: Expectation, _ context: SpecReference.Context) {
    add(part.place.target?.references, of: part.address, context)
    find(in: part.value, context)
  }

  private mutating func find(in action: NamedAction, _ context: SpecReference.Context) {
    add(action.path.target?.references, of: action.address, context)
    for value in action.argumentValues { find(in: value, context) }
  }

  private mutating func find(in field: BoundField, _ context: SpecReference.Context) {
    add(field.place.target?.references, of: field.address, context)
    find(in: field.value, context)
  }

  private mutating func find(in explored: ExploredAction, _ context: SpecReference.Context) {
    switch explored {
    case .send(let action): find(in: action, context)
    case .bind(let field): find(in: field, context)
    }
  }

  /// Finds the references of a test.
  private mutating func find(in test: TestCase) {
    let context = SpecReference.Context.test(test.name.value)
    for step in test.steps {
      if let action = step.kind.action {
        add(action.path.target?.references, of: action.address, context)
      } else if case .bind(let field) = step.kind {
        add(field.place.target?.references, of: field.address, context)
      }
      for fragment in step.kind.fragments { find(in: fragment, context) }
      if let changes = step.changes { find(in: changes, context) }
      for expectation in step.expectations { find(in: expectation, context) }
    }
    for part in test.givenParts { find(in: part, context) }
    for field in test.given { add(field.name, own(.property, field.name.value), context) }
    for argument in test.arguments {
      add(argument.name, own(.parameter, argument.name.value), context)
    }
    let given =
      (test.given + test.arguments).map(\.value)
      + [test.givenState, test.setup].compactMap(\.self)
    for value in given { find(in: value, context) }
    for override in test.overrides {
      guard case .client(let client)? = project.dependency(of: override) else { continue }
      guard let endpoint = override.endpoint else {
        add(override.key, DeclarationID(.client, of: client.name.value), context)
        continue
      }
      add(endpoint, DeclarationID(.endpoint, endpoint.value, of: client.name.value), context)
    }
  }
}
