import FeatureProgram
import FeatureSpec

extension DocumentedFeature {
  /// The feature's actions, the state they change, and the effects that send further actions.
  public var diagram: Diagram {
    var drawing = FeatureDrawing(feature: feature)
    for handler in handlers { drawing.add(handler) }
    for handler in handlers { drawing.connect(handler) }
    return drawing.diagram
  }
}

/// Draws what follows what in a feature.
private struct FeatureDrawing {
  let feature: Feature
  var diagram: Diagram

  init(feature: Feature) {
    self.feature = feature
    diagram = Diagram(title: "What follows what in \(feature.name.value)")
  }

  /// Adds the box of a handler.
  mutating func add(_ handler: Handler) {
    guard let kind = Diagram.Node.Kind(rawValue: handler.trigger.rawValue) else { return }
    let name = kind == .delegate ? "delegate.\(handler.name)" : handler.name
    diagram.add(kind, handler.id, handler.parameters.isEmpty ? name : "\(name)(…)")
  }

  /// Draws what leads to a handler, and what follows it.
  mutating func connect(_ handler: Handler) {
    if handler.trigger == .reaction { connectOrigin(of: handler) }
    for name in handler.changes { diagram.connect(handler.id, property(name), .changes) }
    for (number, consequence) in handler.consequences.enumerated() {
      add(consequence, number, of: handler.id)
    }
  }

  /// Draws where a reaction comes from: a child, a prompt or a change of the state.
  private mutating func connectOrigin(of handler: Handler) {
    let names = handler.name.split(separator: ".").map(String.init)
    guard names.count > 1 else { return }
    let asking = feature.casePlaces.first { handler.name.hasPrefix("\($0.address).") }
    if let asking {
      let name = names[names.count - 1]
      for prompt in asking.prompts where prompt.buttons.contains(where: { $0.name.value == name }) {
        diagram.connect(self.prompt(prompt), handler.id, .sends, label: name)
      }
    } else if let place = place(names[0]) {
      diagram.connect(place, handler.id, .sends)
    } else if let place = feature.promptPlace(named: names[0]) {
      let asking = place.prompts.filter { prompt in
        prompt.buttons.contains { $0.name.value == names[1] }
      }
      for asked in asking {
        diagram.connect(prompt(asked), handler.id, .sends, label: names[1])
      }
    } else if handler.name != "binding.any", ["onChange", "binding"].contains(names[0]) {
      diagram.connect(property(names[1]), handler.id, .sends)
    }
  }

  /// Adds what a handler asks for.
  private mutating func add(_ consequence: Consequence, _ number: Int, of id: String) {
    switch consequence.kind {
    case .send: answer(consequence.answers, from: id)
    case .cancel: break
    case .perform: diagram.connect(id, "procedure:\(consequence.subject)", .performs)
    case .present, .dismiss, .push, .pop: present(consequence, from: id)
    case .run, .timer, .after, .stream, .effect:
      let effect = "effect:\(id):\(number)"
      diagram.add(.effect, effect, consequence.label)
      diagram.connect(id, effect, .starts)
      answer(consequence.answers, from: effect)
    }
  }

  /// Draws the actions that follow something.
  private mutating func answer(_ answers: [Consequence.Answer], from id: String) {
    for answer in answers {
      guard let first = answer.address.first else { continue }
      let rest = answer.address.dropFirst().joined(separator: ".")
      let name = answer.address.joined(separator: ".")
      if feature.action(named: name) != nil {
        diagram.connect(id, "action:\(name)", .sends, label: answer.occasion)
      } else if first == "delegate" {
        diagram.connect(id, "delegate:\(rest)", .sends, label: answer.occasion)
      } else if let place = place(first) {
        diagram.connect(id, place, .sends, label: rest)
      }
    }
  }

  /// Draws what a handler shows or takes away.
  private mutating func present(_ consequence: Consequence, from id: String) {
    let name = consequence.subject
    if let prompt = feature.prompts.first(where: { $0.name.value == name }) {
      diagram.connect(id, self.prompt(prompt), .presents)
    } else if let slot = slot(presenting: name, consequence.kind) {
      diagram.connect(id, property(slot), .presents, label: consequence.kind.rawValue)
    }
  }

  /// The place that something is presented in, which may be called as one of the features that live there.
  private func slot(presenting name: String, _ kind: Consequence.Kind) -> String? {
    switch kind {
    case .pop: feature.stack?.name.value
    case .push: feature.pushable(name)?.slot
    case .present: feature.presentable(name)?.slot
    default: feature.child(named: name)?.name.value
    }
  }

  /// The box of a child, if there is one of the name.
  private mutating func place(_ name: String) -> String? {
    feature.child(named: name) == nil ? nil : property(name)
  }

  /// The box of a property of the state.
  private mutating func property(_ name: String) -> String {
    guard let child = feature.child(named: name) else {
      diagram.add(.state, "state:\(name)", name)
      return "state:\(name)"
    }
    let inside = child.features.count == 1 ? child.features[0].feature.value : nil
    diagram.add(.child, "child:\(name)", name, feature: inside)
    return "child:\(name)"
  }

  /// The box of an alert or a dialog.
  private mutating func prompt(_ prompt: Prompt) -> String {
    let id = "prompt:\(prompt.kind.rawValue).\(prompt.name.value)"
    diagram.add(.prompt, id, "\(prompt.kind.rawValue) \(prompt.name.value)")
    return id
  }
}

extension Consequence {
  /// What stands in the box of an effect.
  fileprivate var label: String {
    switch kind {
    case .timer: "every \(what)"
    case .after: "after \(what)"
    case .stream: "stream \(what)"
    default: what
    }
  }
}
