import FeatureProgram
import FeatureSpec

extension DocumentedFeature {
  /// The diagram of the feature's inside: its statechart if its state is an enum, otherwise the diagram of its
  /// behaviour.
  public var diagram: Diagram { statechartDiagram ?? behaviourDiagram }

  /// The feature's actions, the state they change, and the effects that send further actions.
  var behaviourDiagram: Diagram {
    var drawing = FeatureDrawing(feature: feature)
    for handler in handlers { drawing.add(handler) }
    for handler in handlers { drawing.connect(handler) }
    return drawing.diagram
  }
}

/// Draws the consequences of the handlers of a feature.
private struct FeatureDrawing {
  let feature: Feature
  var diagram: Diagram

  init(feature: Feature) {
    self.feature = feature
    diagram = Diagram(title: "Actions and their consequences in \(feature.name.value)")
  }

  /// Adds the box of a handler.
  mutating func add(_ handler: Handler) {
    guard let kind = Diagram.Node.Kind(rawValue: handler.trigger.rawValue) else { return }
    let name = kind == .delegate ? "delegate.\(handler.name)" : handler.name
    diagram.add(kind, handler.id, handler.parameters.isEmpty ? name : "\(name)(…)")
  }

  /// Draws the origin of a handler and its consequences.
  mutating func connect(_ handler: Handler) {
    if handler.trigger == .reaction { connectOrigin(of: handler) }
    for change in handler.changes {
      diagram.connect(
        handler.id, property(change.name), .changes, label: edgeLabel(change.conditions))
    }
    for (number, consequence) in handler.consequences.enumerated() {
      add(consequence, number, of: handler.id)
    }
  }

  /// Draws the origin of a reaction: a child, a prompt or a change of the state.
  private mutating func connectOrigin(of handler: Handler) {
    guard let path = handler.followed else {
      // In `onChange.title`, the names of a property follow the first name.
      let names = handler.name.split(separator: ".").map(String.init)
      if names.count > 1 { diagram.connect(property(names[1]), handler.id, .sends) }
      return
    }
    let steps = path.steps.drop(while: \.isGroup)
    switch (steps.first, steps.dropFirst().first) {
    case (.child(let child), .plainCase(let one)), (.element(let child, _), .plainCase(let one)):
      guard one.kind != nil else {
        return diagram.connect(property(child.name.value), handler.id, .sends)
      }
      connectButtons(path.name, of: one.prompts, to: handler)
    case (.prompt(let place), _): connectButtons(path.name, of: place.prompts, to: handler)
    case (.child(let child), _), (.element(let child, _), _):
      diagram.connect(property(child.name.value), handler.id, .sends)
    case (.feature, _), (.plainCase, _), (.group, _), (nil, _):
      guard let field = path.field?.components.first else { return }
      diagram.connect(property(field.name.name), handler.id, .sends)
    }
  }

  /// Draws the prompts with a button of a given name, and the reaction to the button.
  private mutating func connectButtons(_ name: String, of prompts: [Prompt], to handler: Handler) {
    for prompt in prompts where prompt.buttons.contains(where: { $0.name.value == name }) {
      diagram.connect(self.prompt(prompt), handler.id, .sends, label: name)
    }
  }

  /// Adds a consequence of a handler.
  private mutating func add(_ consequence: Consequence, _ number: Int, of id: String) {
    let conditions = consequence.conditions
    switch consequence.kind {
    case .send: answer(consequence.answers, from: id, under: conditions)
    case .cancel, .manual, .statement: break
    case .perform:
      guard case .procedure(let name) = consequence.subject else { return }
      diagram.connect(id, "procedure:\(name)", .performs, label: edgeLabel(conditions))
    case .present, .dismiss, .push, .pop: present(consequence, from: id)
    case .run, .timer, .after, .stream, .effect:
      let effect = "effect:\(id):\(number)"
      diagram.add(.effect, effect, consequence.label)
      diagram.connect(id, effect, .starts, label: edgeLabel(conditions))
      answer(consequence.answers, from: effect)
    }
  }

  /// Draws the actions that are sent after a consequence.
  private mutating func answer(
    _ answers: [Consequence.Answer], from id: String, under conditions: [BlockCondition] = []
  ) {
    for answer in answers {
      guard let steps = answer.action.path.target?.steps else { continue }
      let address = answer.action.address
      let rest = address.components.dropFirst().map(\.name.name).joined(separator: ".")
      let label = edgeLabel(conditions, answer.occasion)
      switch steps.first(where: { !$0.isGroup }) ?? steps.first {
      case .child(let child)?, .element(let child, _)?:
        diagram.connect(
          id, property(child.name.value), .sends, label: edgeLabel(conditions, rest))
      case .group("delegate")?: diagram.connect(id, "delegate:\(rest)", .sends, label: label)
      case .group?, nil: diagram.connect(id, "action:\(address.path)", .sends, label: label)
      case .prompt?, .feature?, .plainCase?: break
      }
    }
  }

  /// Draws the children and prompts that a handler presents or dismisses.
  private mutating func present(_ consequence: Consequence, from id: String) {
    let conditions = consequence.conditions
    let slot: String?
    switch consequence.subject {
    case .shown(.prompt(let prompt, _)):
      return diagram.connect(id, self.prompt(prompt), .presents, label: edgeLabel(conditions))
    case .shown(let shown): slot = shown.slot
    case .place(let name): slot = feature.child(named: name)?.name.value
    case .stack: slot = feature.stack?.name.value
    case .none, .procedure: slot = nil
    }
    guard let slot else { return }
    diagram.connect(
      id, property(slot), .presents, label: edgeLabel(conditions, consequence.kind.rawValue))
  }

  /// Returns the box of a property of the state.
  private mutating func property(_ name: String) -> String {
    guard let child = feature.child(named: name) else {
      diagram.add(.state, "state:\(name)", name)
      return "state:\(name)"
    }
    let inside = child.features.count == 1 ? child.features[0].feature.value : nil
    diagram.add(.child, "child:\(name)", name, feature: inside)
    return "child:\(name)"
  }

  /// Returns the box of an alert or a dialog.
  private mutating func prompt(_ prompt: Prompt) -> String {
    let id = "prompt:\(prompt.kind.rawValue).\(prompt.name.value)"
    diagram.add(.prompt, id, "\(prompt.kind.rawValue) \(prompt.name.value)")
    return id
  }
}

extension ActionPath.Step {
  /// Whether the step is a group of actions.
  fileprivate var isGroup: Bool { if case .group = self { true } else { false } }
}

/// Returns the text at an arrow: the conditions, then the other text.
private func edgeLabel(_ conditions: [BlockCondition], _ text: String = "") -> String {
  [conditions.phrase.plainText, text].filter { !$0.isEmpty }.joined(separator: ": ")
}
