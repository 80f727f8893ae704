import FeatureSpec
import SpecSource
import SpecSwift

extension Feature {
  /// Returns the feature with the declarations that the names in its blocks and tests refer to.
  func linked(in project: FeatureProject) -> Feature {
    guard !isExternal else { return self }
    let linker = NameLinker(feature: self, project: project)
    var parts = parts
    parts.places.prompts = prompts.map(linker.linking)
    parts.actions.own = actions.map { action in
      var action = action
      action.block = linker.linking(action.block)
      return action
    }
    parts.behaviour.always = always.map { $0.map(linker.linking) }
    parts.behaviour.reactions = reactions.map(linker.linking)
    parts.behaviour.procedures = procedures.map { procedure in
      var procedure = procedure
      procedure.block = linker.linking(procedure.block)
      return procedure
    }
    parts.tests.cases = tests.map(linker.linking)
    parts.tests.exploration = exploration.map(linker.linking)
    return Feature(parts)
  }
}

// Names that are not in a linked feature.
extension FeatureProject {
  /// Links the reaction of a feature that is read for an editor with the action that it follows.
  public func linking(_ reaction: Reaction, of feature: Feature) -> Reaction {
    NameLinker(feature: feature, project: self).linking(reaction)
  }

  /// Links the action that a new step would receive.
  public func linkingReceived(_ call: ActionCall, of feature: Feature) -> NamedAction {
    NameLinker(feature: feature, project: self)
      .linking(NamedAction(call), allowsPayloadCase: true)
  }

  /// Finds the part of the state to which the address of a new expectation leads.
  public func place(of address: Address, in feature: Feature) -> Resolution<StatePath> {
    NameLinker(feature: feature, project: self).place(of: address, isBinding: false)
  }
}

/// A linker that finds the declarations to which the names of a feature refer.
///
/// Each name is resolved only here. Rules report the names that failed.
private struct NameLinker {
  let feature: Feature
  let project: FeatureProject

  func linking(_ block: Block) -> Block {
    block.changingBlocks { block in
      var block = block
      block.effects = block.effects.map { $0.changingActions(linking) }
      block.presentations = block.presentations.map(linking)
      return block
    }
  }

  private func linking(_ change: PresentationChange) -> PresentationChange {
    func linking(_ presentation: Presentation, _ shown: Presentable?) -> Presentation {
      var presentation = presentation
      presentation.shown =
        presentation.call.components.count == 1 ? shown.map { .found($0) } ?? .missing : .missing
      return presentation
    }
    return switch change {
    case .present(let shown): .present(linking(shown, feature.presentable(shown.call.name)))
    case .push(let shown): .push(linking(shown, feature.pushable(shown.call.name)))
    case .pop, .dismiss: change
    }
  }

  private func linking(_ action: NamedAction) -> NamedAction {
    linking(action, allowsPayloadCase: false)
  }

  func linking(_ reaction: Reaction) -> Reaction {
    var reaction = reaction
    if !reaction.isOnChange {
      var resolver = ActionResolver(reaction.address, in: project, isReaction: true)
      reaction.path = Resolution(resolver.resolve(in: feature))
    }
    reaction.block = linking(reaction.block)
    return reaction
  }

  func linking(_ prompt: Prompt) -> Prompt {
    var prompt = prompt
    prompt.buttons = prompt.buttons.map { button in
      guard case .send(let action) = button.effect else { return button }
      var button = button
      button.effect = .send(linking(action))
      return button
    }
    return prompt
  }

  /// Links an action.
  ///
  /// - Parameter allowsPayloadCase: Whether the address may end with a case of the action's payload:
  ///   `loaded.success`.
  func linking(_ action: NamedAction, allowsPayloadCase: Bool) -> NamedAction {
    var resolver = ActionResolver(action.address, in: project, isReaction: false)
    resolver.allowsPayloadCase = allowsPayloadCase
    let path = resolver.resolve(in: feature)
    var action = action
    action.path =
      path.value?.field != nil || isBareBinding(action.address)
      ? .failed(
        .error(
          .unknownAction, "a binding cannot be sent by name", at: action.address.span,
          hint: "write 'bind: field = value' in a test, and change the state elsewhere"))
      : Resolution(path)
    return action
  }

  /// Whether an address means all bindings.
  private func isBareBinding(_ address: Address) -> Bool {
    feature.hasBindings && address.components.count == 1
      && address.components.first?.name.name == "binding"
  }
}

// The names of tests.

extension NameLinker {
  func linking(_ test: TestCase) -> TestCase {
    var test = test
    test.givenParts = test.givenParts.map(linking)
    test.steps = test.steps.map { step in
      var step = step
      step.kind = linking(step.kind)
      step.expectations = step.expectations.map(linking)
      return step
    }
    return test
  }

  func linking(_ exploration: Exploration) -> Exploration {
    var exploration = exploration
    exploration.setup = linking(exploration.setup)
    exploration.actions = exploration.actions.map { explored in
      switch explored {
      case .send(let action): .send(linking(action))
      case .bind(let field): .bind(linking(field))
      }
    }
    return exploration
  }

  private func linking(_ kind: TestStep.Kind) -> TestStep.Kind {
    switch kind {
    case .send(let action): .send(linking(action))
    case .receive(let action): .receive(linking(action, allowsPayloadCase: true))
    case .cancel(let action): .cancel(linking(action))
    case .bind(let field): .bind(linking(field))
    case .advance, .assert, .statements, .finish, .exhaustivity, .feed, .end, .skip: kind
    }
  }

  private func linking(_ expectation: Expectation) -> Expectation {
    var expectation = expectation
    expectation.place = place(of: expectation.address, isBinding: false)
    return expectation
  }

  private func linking(_ field: BoundField) -> BoundField {
    var field = field
    field.binding = Resolution(project.binding(field.address, of: feature))
    field.place = place(of: field.address, isBinding: true)
    return field
  }

  func place(of address: Address, isBinding: Bool) -> Resolution<StatePath> {
    var resolver = StateResolver(address, in: project, isBinding: isBinding)
    return Resolution(resolver.resolve(in: feature))
  }
}

extension Resolution {
  /// Makes a resolution of the declaration that a resolver found, or of the reason why it found none.
  init(_ result: Parsed<Target>) {
    if let diagnostic = result.diagnostics.first {
      self = .failed(diagnostic)
    } else {
      self = result.value.map { .found($0) } ?? .missing
    }
  }
}
