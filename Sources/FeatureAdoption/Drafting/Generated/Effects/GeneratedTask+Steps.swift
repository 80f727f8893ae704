import SpecSource
import SpecSwift

extension GeneratedTask {
  /// A step of a task.
  enum Step {
    case pause(String)
    case send(Sent)
    /// A call, with the action that receives its value: the action's name, or the whole action.
    case call(String, success: Sent?)
    /// A call whose value or error an action receives as a `Result`.
    case result(String, Sent)
    case dismiss(animation: DraftText?)
    case branches([(condition: String?, steps: [Step])])
  }

  /// Returns the steps of consecutive statements; nil if one of them has no form of generated code.
  func steps(_ items: [BlockDrafter.Item]) -> [Step]? {
    var steps: [Step] = []
    var index = 0
    while index < items.count {
      let item = items[index]
      let rest = Array(items[(index + 1)...])
      if let next = rest.first,
        let step = received(item.statement, next.statement, rest.dropFirst())
      {
        steps.append(step)
        index += 2
        continue
      }
      guard let step = step(item) else { return nil }
      steps.append(step)
      index += 1
    }
    return steps
  }

  private func step(_ item: BlockDrafter.Item) -> Step? {
    let statement = item.statement
    if let duration = pause(statement) { return .pause(duration) }
    if let sent = sent(statement, sender) { return receiving(sent) ?? .send(sent) }
    if case .catching(let body, let interior, let clauses) = statement.kind, clauses.isEmpty {
      guard let inner = steps(drafter.items(body, in: interior)), inner.count == 1,
        case .call(_, success: _?) = inner[0]
      else { return nil }
      return inner[0]
    }
    guard !mentionsSender(statement), !statement.returns else {
      return branches(statement)
    }
    if case .expression(let value) = statement.kind,
      case .call(let callee, let arguments) = value.unmarked.kind,
      drafter.builtIns[callee.source.text]?.key == "dismiss", arguments.count < 2
    {
      return .dismiss(animation: arguments.first.map { file.draft($0.value.source.range) })
    }
    return branches(statement) ?? .call(text(of: item), success: nil)
  }

  private func branches(_ statement: Statement) -> Step? {
    guard case .expression(let value) = statement.kind,
      case .branching(let branching) = value.kind, branching.subject == nil
    else { return nil }
    var branches: [(condition: String?, steps: [Step])] = []
    for branch in branching.branches {
      guard let inner = steps(drafter.items(branch.body, in: branch.interior)), !inner.isEmpty
      else { return nil }
      branches.append((branch.label.map { file.draft($0.range).text.onOneLineIfPlain }, inner))
    }
    return .branches(branches)
  }

  private func mentionsSender(_ statement: Statement) -> Bool {
    sender != "_" && file.mentions(sender, in: statement.source.range)
  }

  /// Reads `let value = try await call()` with the action that is sent with the value. The name of the value is that
  /// of generated code, or of the action.
  private func received(
    _ first: Statement, _ second: Statement, _ rest: ArraySlice<BlockDrafter.Item>
  ) -> Step? {
    guard case .variable(let names, type: nil, let value?) = first.kind, names.count == 1,
      let sent = sent(second, sender),
      !rest.contains(where: { file.words(in: $0.statement.source.range).contains(names[0]) })
    else { return nil }
    let action = sent.address.beforeArguments
    let arguments = words(String(sent.address.dropFirst(action.count)))
    guard arguments.contains(names[0]) else { return nil }
    let payload = drafter.names.payloads[action] ?? []
    let label = payload.first?.label.map { [$0, ":"] } ?? []
    let isAll = payload.count == 1 && arguments == ["("] + label + [names[0], ")"]
    if isAll, names[0] != "value", payload[0].name == names[0] {
      return .call(text(of: value), success: sent.with(action))
    }
    return names[0] == "value" ? .call(text(of: value), success: sent) : nil
  }

  /// Returns an action that carries only the value of a call.
  private func receiving(_ sent: Sent) -> Step? {
    let name = sent.address.beforeArguments
    guard let payload = drafter.names.payloads[name], payload.count == 1,
      let argument = innermost(sent.action)
    else { return nil }
    if isCall(argument) { return .call(text(of: argument), success: sent.with(name)) }
    guard case .call(let callee, let inner) = argument.kind, callee.source.text == ".success",
      inner.count == 1, inner[0].label == nil, isCall(inner[0].value)
    else { return nil }
    return .result(text(of: inner[0].value), sent.with(name))
  }

  /// Returns the payload of an action, without the groups around it.
  private func innermost(_ action: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = action.kind,
      case .member(of: nil, let name) = callee.kind, arguments.count == 1
    else { return nil }
    let isGroup = drafter.names.kinds.contains { path, kind in
      kind == .group && path.split(separator: ".").last.map(String.init) == name
    }
    if isGroup, arguments[0].label == nil, let inner = innermost(arguments[0].value) {
      return inner
    }
    return arguments[0].value
  }

  private func isCall(_ value: Expression) -> Bool {
    if case .marked = value.kind { return true }
    return drafter.knownCalls.include(value)
  }

  /// Returns a call as a spec has it: without marks if the generator knows them.
  private func text(of value: Expression) -> String {
    let call = drafter.knownCalls.include(value) ? value.unmarked : value
    return file.draft(call.source.range).text.onOneLineIfPlain
  }

  private func text(of item: BlockDrafter.Item) -> String {
    let whole = file.draft(item.range).text
    guard case .expression(let value) = item.statement.kind, !file.hasComment(item.range) else {
      return whole
    }
    if drafter.knownCalls.include(value) { return text(of: value) }
    if case .assignment(let target, by: "=", let value) = value.kind, target.source.text == "_" {
      return text(of: value)
    }
    return whole
  }
}

extension GeneratedTask.Sent {
  /// Returns the action with only its name, so that it receives the value of a call.
  func with(_ name: String) -> Self {
    var sent = self
    sent.address = name
    return sent
  }
}
