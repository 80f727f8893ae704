extension FeatureMaker {
  /// Returns an action that takes a value, and makes it if none exists.
  func receiver(of type: ValueType?, _ pool: [String]) -> Action {
    let fitting = leaves.filter { $0.parameters.map(\.type) == [type].compactMap(\.self) }
    if let action = random.pickAny(fitting), random.once(in: 2) { return action }
    let parameter = type.map {
      Parameter(label: random.pick([nil, nil, "with"]), name: "found", type: $0)
    }
    let parameters = [parameter].compactMap(\.self)
    let action = Action(names.takeAction(pool), parameters)
    action.isFromOutside = random.once(in: 2)
    action.block = answer(parameters)
    feature.actions.append(action)
    leaves.append(action)
    return action
  }

  /// Makes a block that stores the value of a result.
  func answer(_ parameters: [Parameter]) -> Block {
    guard let parameter = parameters.first else {
      return block(scope, level: 0, mayHaveEffects: false)
    }
    let block = Block()
    block.statements = statements(scope).make(random.below(2)).statements
    if case .result(let success, let failure) = parameter.type {
      block.match = resultMatch(parameter, success, failure)
      return block
    }
    let value = Fragment(text: parameter.name, type: parameter.type) { $0.local(parameter.name) }
    block.statements.insert(keep(value), at: 0)
    return block
  }

  func keep(_ value: Fragment) -> Statement {
    guard value.type == .error || value.type == .anyError else {
      return statements(scope).assignment(of: value, to: place(for: value.type))
    }
    let text = value.type == .error ? "\(value.text).description" : "\"\\(\(value.text))\""
    let description = Fragment(text: text, type: .string) {
      guard case .error(let text) = value.value($0) else { return .string("") }
      return .string(text)
    }
    return statements(scope).assignment(of: description, to: place(for: .string))
  }

  func resultMatch(
    _ parameter: Parameter, _ success: ValueType?, _ failure: ValueType
  ) -> Block.Match {
    let on = Fragment(text: parameter.name, type: parameter.type) { $0.local(parameter.name) }
    func part(_ isSuccess: Bool, _ name: String, _ type: ValueType?) -> (
      pattern: String, bind: (Value) -> [String: Value]?, block: Block
    ) {
      let block = Block()
      if let type {
        block.statements = [keep(Fragment(text: name, type: type) { $0.local(name) })]
      } else {
        block.statements = [statements(scope).assignment(place(for: .int))]
      }
      let pattern = isSuccess ? ".success" : ".failure"
      return (
        type == nil ? pattern : "\(pattern)(let \(name))",
        { value in
          guard case .result(isSuccess, let inner) = value else { return nil }
          return [name: inner]
        }, block
      )
    }
    return Block.Match(
      on: on, cases: [part(true, "answer", success), part(false, "reason", failure)])
  }

  /// Returns an action whose argument becomes known later.
  func sendingLater(_ name: String, _ type: ValueType, _ pool: [String], _ scope: Scope) -> Send {
    let action = receiver(of: type, pool)
    let late = Fragment(text: name, type: type) { _ in .absent }
    guard random.once(in: 4) else {
      return Send(
        name: action.name, parameters: action.parameters, arguments: [late],
        isSpelledOut: random.once(in: 4))
    }
    // A new action has a parameter for a value of the state, too.
    let parameters = [
      Parameter(name: "found", type: type), Parameter(label: "at", name: "count", type: .int),
    ]
    let both = Action(names.takeAction(pool), parameters)
    both.isFromOutside = false
    both.block = answer([parameters[0]])
    let count = Fragment(text: "count", type: .int) { $0.local("count") }
    both.block.statements.append(
      statements(self.scope).assignment(of: count, to: place(for: .int)))
    feature.actions.append(both)
    return Send(
      name: both.name, parameters: parameters, arguments: [late, argument(parameters[1], scope)])
  }
}
