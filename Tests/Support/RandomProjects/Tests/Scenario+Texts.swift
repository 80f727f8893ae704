/// Messages in the form that specs use.
extension Scenario {
  /// Returns an action in the form that tests use.
  func text(_ message: Message) -> String {
    name(message) + call(parameters(of: message), message.values, in: nil)
  }

  /// Returns an action that users send, sometimes without the arguments that equal their defaults.
  func sentText(_ message: Message) -> String {
    guard random.once(in: 2) else { return text(message) }
    let list = call(
      parameters(of: message), message.values, in: nil, leavesOutDefaults: true)
    return name(message) + (list == "()" ? "" : list)
  }

  /// Returns an action that is received, with or without its payload.
  func receivedText(_ message: Message) -> String {
    let parameters = parameters(of: message)
    let full = text(message)
    if let text = resultText(message), random.once(in: 2) { return text }
    let isShort = full.count < TestMaker.longest && parameters.allSatisfy { $0.type.isComparable }
    return isShort && random.once(in: 2) || message.kind == .popFrom ? full : name(message)
  }

  /// Returns the case of the result in an action's payload, with its value if the value can be compared; nil for
  /// another payload.
  private func resultText(_ message: Message) -> String? {
    guard case .result(let isSuccess, let value)? = message.values.first, message.values.count == 1,
      case .result(let success, let failure)? = parameters(of: message).first?.type
    else { return nil }
    let front = "\(name(message)).\(isSuccess ? "success" : "failure")"
    guard let type = isSuccess ? success : failure, type.isComparable, random.once(in: 2) else {
      return front
    }
    let full = "\(front)(\(type.literal(value, in: nil)))"
    return full.count < TestMaker.longest ? full : front
  }

  func name(_ message: Message) -> String {
    let front = prefix(message.path)
    switch message.kind {
    case .action: return front + message.name
    case .delegate: return "\(front)delegate.\(message.name)"
    case .binding: return "\(front)binding.\(message.name)"
    case .button(let question):
      let slot = target(of: message).question(question)?.slot ?? "alert"
      return "\(front)\(slot).\(message.name)"
    case .dismiss: return "\(front)\(message.name).dismiss"
    case .popFrom: return "\(front)\(message.name).popFrom"
    }
  }

  func parameters(of message: Message) -> [Parameter] {
    let target = target(of: message)
    switch message.kind {
    case .action: return target.action(message.name)?.parameters ?? []
    case .delegate:
      return target.delegate.first { $0.name == message.name }?.parameters ?? []
    case .button(let question):
      return target.question(question)?.buttons.first { $0.name == message.name }?.parameters ?? []
    case .popFrom: return [Parameter(label: "id", name: "id", type: .int)]
    case .binding, .dismiss: return []
    }
  }

  func target(of message: Message) -> Feature {
    message.path.reduce(feature) { feature, step in
      feature.child(step.child)?.choice(step.choice)?.feature ?? feature
    }
  }

  func prefix(_ path: [Step]) -> String {
    path.map { step in
      let id =
        switch step.id {
        case .uuid(let number): "[UUID(\(number))]"
        case .int(let number): "[\(number)]"
        default: ""
        }
      return step.child + id + "." + (step.choice.map { "\($0)." } ?? "")
    }.joined()
  }
}
