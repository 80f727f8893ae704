import SpecSource
import SpecSwift

extension TaskReader {
  /// A step of a task.
  enum Step {
    /// Time that passes, with the statement that waits.
    case pause(String, BlockDrafter.Item)
    /// Statements that send no action.
    case statements([BlockDrafter.Item])
    /// A call, with the action that receives its value.
    case call(Expression, Sent)
    /// A call, with the action that receives its value or its error.
    case result(Expression, Sent, deliversCancellation: Bool)
    /// An action that is sent.
    case send(Sent)
    /// The dismissal of the feature, with the statement.
    case dismiss(animation: DraftText?, BlockDrafter.Item)
    /// Steps under conditions.
    case branches([(condition: String?, steps: [Step])])
  }

  /// Returns the steps of consecutive statements; nil if no key can express one of them.
  func steps(_ items: [BlockDrafter.Item]) -> [Step]? {
    var steps: [Step] = []
    var rest = items[...]
    while let item = rest.popFirst() {
      if let duration = pause(item.statement), !hasComment(item) {
        steps.append(.pause(duration, item))
      } else if let next = rest.first, let step = received(item, next, before: rest.dropFirst()) {
        steps.append(step)
        rest.removeFirst()
      } else if let sent = sent(item.statement, sender) {
        guard let step = receiving(sent) else { return nil }
        steps.append(step)
      } else if sends(item) {
        guard let step = scoped(item.statement) ?? branches(item.statement) else { return nil }
        steps.append(step)
      } else {
        guard !item.statement.leavesOthers else { return nil }
        if let dismissal = dismissal(item) {
          steps.append(dismissal)
        } else if case .statements(let before)? = steps.last {
          steps[steps.count - 1] = .statements(before + [item])
        } else {
          steps.append(.statements([item]))
        }
      }
    }
    return steps
  }

  private func dismissal(_ item: BlockDrafter.Item) -> Step? {
    guard case .expression(let value) = item.statement.kind, value.marks == ["await"],
      case .call(let callee, let arguments) = value.unmarked.kind, !hasComment(item),
      let name = callee.ownName, drafter.dependencies.builtIns[name]?.key == "dismiss"
    else { return nil }
    if arguments.isEmpty { return .dismiss(animation: nil, item) }
    guard arguments.map(\.label) == ["animation"], let animation = written(arguments[0].value)
    else { return nil }
    return .dismiss(animation: animation, item)
  }

  /// Whether a comment comes before a statement.
  private func hasComment(_ item: BlockDrafter.Item) -> Bool {
    file.hasComment(item.range.lowerBound..<item.statement.source.range.lowerBound)
  }

  /// Reads a `do` that only limits the scope of a value, as generated code has it.
  private func scoped(_ statement: Statement) -> Step? {
    guard case .catching(let body, let interior, let clauses) = statement.kind, clauses.isEmpty,
      let steps = steps(drafter.items(body, in: interior)), steps.count == 1,
      case .call = steps[0]
    else { return nil }
    return steps[0]
  }

  private func branches(_ statement: Statement) -> Step? {
    guard case .expression(let value) = statement.kind, !statement.returns,
      case .branching(let branching) = value.kind, branching.subject == nil
    else { return nil }
    var branches: [(condition: String?, steps: [Step])] = []
    for branch in branching.branches {
      guard let inner = steps(drafter.items(branch.body, in: branch.interior)), !inner.isEmpty
      else { return nil }
      guard let label = branch.label else {
        branches.append((nil, inner))
        continue
      }
      guard let condition = written(file.draft(label.range).text.onOneLineIfPlain) else {
        return nil
      }
      branches.append((condition, inner))
    }
    return .branches(branches)
  }

  /// Reads a constant for the value of a call, and the only statement that names it, in which an action receives it.
  private func received(
    _ item: BlockDrafter.Item, _ next: BlockDrafter.Item,
    before rest: ArraySlice<BlockDrafter.Item>
  ) -> Step? {
    guard case .variable(let names, type: nil, let value?) = item.statement.kind,
      names.count == 1, value.isMarked || drafter.dependencies.calls.include(value),
      let sent = sent(next.statement, sender),
      !rest.contains(where: { file.words(in: $0.statement.source.range).contains(names[0]) }),
      !file.hasComment(item.range.lowerBound..<value.source.range.lowerBound),
      !file.hasComment(value.source.range.upperBound..<item.end)
    else { return nil }
    // The name of the value in a spec.
    if names[0] == "value", !isCaptured("value"), words(sent.address).dropFirst().contains("value"),
      !throwsErrors(sent.address), !words(sent.address).contains("await")
    {
      return .call(value, sent)
    }
    guard let action = sent.action.naming(names[0], value), let address = address(of: action)
    else { return nil }
    let named = Sent(action: action, address: address, animation: sent.animation)
    return receiving(named).flatMap { if case .send = $0 { nil } else { $0 } }
  }

  /// Returns the step that sends an action: a call, if the action carries only the value of the call; nil if the
  /// action calls something in another way.
  private func receiving(_ sent: Sent) -> Step? {
    guard calls(sent) else { return .send(sent) }
    let action = insideOfGroups(sent.action)
    guard case .call(let callee, let arguments) = action.kind,
      case .member(of: nil, name: _) = callee.kind, let call = onlyCall(in: arguments)
    else { return nil }
    var receiver = sent
    receiver.address = sent.address.beforeArguments
    let type = drafter.names.payloads[receiver.address]?.first?.type ?? ""
    if call.holder == nil || call.holder == .taskResult { return .call(call.value, receiver) }
    // The result of a known endpoint that returns nothing is made separately.
    let isVoid = ["Result<Void", "Result<()"].contains(where: type.hasPrefix)
    guard !isVoid || !isKnownCall(call.value), sent.animation == nil else { return nil }
    if call.holder == .result {
      // A call that only ends when it is cancelled has no failure.
      return leavesErrors(call.value.source.text)
        ? .result(call.value, receiver, deliversCancellation: true) : nil
    }
    // The key makes another type.
    return type.hasPrefix("TaskResult")
      ? nil : .result(call.value, receiver, deliversCancellation: false)
  }

  /// Whether the payload of an action is the value of a call.
  private func calls(_ sent: Sent) -> Bool {
    if words(sent.address).contains(where: { ["await", "try"].contains($0) }) { return true }
    guard case .call(_, let arguments) = insideOfGroups(sent.action).kind, arguments.count == 1
    else { return false }
    return drafter.dependencies.calls.include(arguments[0].value)
      || arguments[0].value.succeeding.map(drafter.dependencies.calls.include) == true
  }

  /// Whether a value is a call with marks, though the generator knows whether it waits and which errors it throws.
  private func isKnownCall(_ value: Expression) -> Bool {
    value.isMarked && drafter.dependencies.calls.include(value)
  }

  /// Returns an action without the groups around it.
  ///
  /// - Parameter group: The full name of the group that contains the action; empty for an action in no group.
  private func insideOfGroups(_ action: Expression, in group: String = "") -> Expression {
    guard case .call(let callee, let arguments) = action.kind,
      case .member(of: nil, let name) = callee.kind,
      drafter.names.kind(of: name, in: group) == .group, arguments.count == 1
    else { return action }
    return insideOfGroups(arguments[0].value, in: drafter.names.joined(group, name))
  }

  /// The expression that holds the value of a call.
  private enum Holder {
    /// `.success(call)`.
    case success
    /// `Result { call }`.
    case result
    /// `TaskResult { call }`.
    case taskResult
  }

  /// Returns the call that is the whole payload of an action, either itself or held by a result.
  private func onlyCall(in arguments: [LabeledValue]) -> (value: Expression, holder: Holder?)? {
    guard arguments.count == 1 else { return nil }
    let value = arguments[0].value
    if value.isMarked {
      if !value.marks.contains("try"), case .call(let callee, _) = value.unmarked.kind,
        ["Result", "TaskResult"].contains(callee.source.text)
      {
        return onlyCall(in: [LabeledValue(value: value.unmarked)])
      }
      return (value, nil)
    }
    if drafter.dependencies.calls.include(value) { return (value, nil) }
    if let inner = value.succeeding {
      let found = onlyCall(in: [LabeledValue(value: inner)]) ?? (inner, nil)
      return found.holder == nil ? (found.value, .success) : nil
    }
    guard case .call(let callee, let inner) = value.kind, inner.count == 1,
      let closure = inner[0].closure
    else { return nil }
    switch callee.source.text {
    // It catches all errors, and only code that awaits it sees that it waits.
    case "TaskResult": return (value, .taskResult)
    case "Result":
      guard closure.body.count == 1, closure.captures.isEmpty, closure.parameters.isEmpty,
        let call = closure.body[0].givenValue
      else { return nil }
      return (call, .result)
    default: return nil
    }
  }
}

extension Expression {
  /// Whether the expression is marked with `await` or `try`.
  fileprivate var isMarked: Bool { if case .marked = kind { true } else { false } }

  /// The value in `.success(value)`; nil for other expressions.
  fileprivate var succeeding: Expression? {
    guard case .call(let callee, let arguments) = kind, callee.source.text == ".success",
      arguments.count == 1
    else { return nil }
    return arguments[0].value
  }

  /// Replaces the name in `.loaded(value)` with another expression; nil for other expressions.
  fileprivate func naming(_ name: String, _ value: Expression) -> Expression? {
    guard case .call(let callee, let arguments) = kind, arguments.count == 1 else { return nil }
    var argument = arguments[0]
    if case .name(name) = argument.value.kind {
      argument.value = value
    } else if let inner = argument.value.naming(name, value) {
      argument.value = inner
    } else {
      return nil
    }
    let label = argument.label.map { "\($0): " } ?? ""
    let text = "\(callee.source.text)(\(label)\(argument.value.source.text))"
    return Expression(
      kind: .call(callee, [argument]), source: SourceText(text: text, range: source.range))
  }
}
