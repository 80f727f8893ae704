private let parameterNames = ["amount", "text", "flag", "item", "part"]
private let actionNames = [
  "addTapped", "saveTapped", "moved", "opened", "closed", "toggled", "resetTapped", "picked",
  "refreshed", "began",
]

extension FeatureMaker {
  /// Makes some parameters.
  func parameters(_ count: Int) -> [Parameter] {
    random.shuffled(parameterNames).prefix(count).map { name in
      Parameter(label: random.pick([nil, name, name, "to"]), name: name, type: type())
    }.reduce(into: []) { list, parameter in
      var parameter = parameter
      if random.once(in: 5) { parameter.initial = random.shortValue(of: parameter.type) }
      // Repeated labels are confusing, though Swift allows them.
      if list.contains(where: { $0.label == parameter.label }) { parameter.label = parameter.name }
      list.append(parameter)
    }
  }

  func scope(with parameters: [Parameter]) -> Scope {
    parameters.reduce(scope) { $0.with($1.name, $1.type) }
  }

  /// Makes actions that change the state and do nothing else.
  func makeLeaves() {
    for _ in 0..<random.number(1...3) {
      let parameters = parameters(random.below(3))
      let action = Action(names.takeAction(actionNames), parameters)
      action.block = block(scope(with: parameters), level: 1, mayHaveEffects: false)
      if random.once(in: 4) { action.doc = doc() }
      feature.actions.append(action)
      leaves.append(action)
    }
  }

  /// Makes actions with random blocks.
  func makePlainActions() {
    for _ in 0..<random.number(1...3) {
      let parameters = parameters(random.below(3))
      let action = Action(names.takeAction(actionNames), parameters)
      action.block = block(scope(with: parameters), level: 2, mayHaveEffects: true)
      if random.once(in: 4) { action.doc = doc() }
      feature.actions.append(action)
    }
    if random.once(in: 4) {
      feature.actions.append(Action(names.takeAction(["appeared", "left"])))
    }
  }

  func makeProcedures() {
    for _ in 0..<random.below(2) {
      let parameters = parameters(random.below(2))
      let block = block(scope(with: parameters), level: 1, mayHaveEffects: true)
      guard !block.isEmpty else { continue }
      feature.procedures.append(
        Procedure(names.take(["tidyUp", "begin", "record"]), parameters, block))
    }
  }

  /// Returns actions that can be sent: own actions without effects, actions of children, delegate actions.
  func sends(_ scope: Scope) -> [Send] {
    (0..<random.number(1...2)).compactMap { _ in
      switch random.below(4) {
      case 0: return delegateSend(scope)
      case 1: return childSend(scope)
      default: return random.pickAny(leaves).map { send($0, scope) }
      }
    }
  }

  func send(_ action: Action, _ scope: Scope) -> Send {
    Send(
      name: action.name, parameters: action.parameters,
      arguments: action.parameters.map { argument($0, scope) })
  }

  func delegateSend(_ scope: Scope) -> Send? {
    guard let action = random.pickAny(feature.delegate) else { return nil }
    var send = send(action, scope)
    send.kind = .delegate
    return send
  }

  func childSend(_ scope: Scope) -> Send? {
    let children = feature.children.filter {
      $0.presence == .always && $0.choices[0].name == nil
    }
    guard let child = random.pickAny(children),
      let action = random.pickAny(
        child.choices[0].feature.actions.filter { action in
          action.parameters.allSatisfy { !$0.type.isGeneric }
        })
    else { return nil }
    var send = send(action, scope)
    send.prefix = "\(child.name)."
    send.path = [Step(child: child.name)]
    return send
  }
}
