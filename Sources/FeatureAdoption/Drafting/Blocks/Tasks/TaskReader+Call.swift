import SpecSource
import SpecSwift

extension TaskReader {
  /// Returns the key of a call, or of several calls, with the following keys; nil when the statements are more than
  /// that.
  func call(_ rest: [DraftKey]) -> DraftKey? {
    guard let last = items.last else { return nil }
    guard let sent = sent(last.statement, sender) else {
      guard !items.contains(where: sends), let text = text(items[...]) else { return nil }
      return runKey([DraftKey("call", "\(text)")] + failureKey(marked(items[...]) ?? text), rest)
    }
    let before = items.dropLast()
    if let inlined = inlined(sent.action, before), sent.animation == nil,
      let key = called(inlined, rest)
    {
      return key
    }
    guard sent.animation == nil, !before.contains(where: sends) else { return nil }
    if before.isEmpty { return called(sent.action, rest) }
    guard let address = address(of: sent.action), let text = text(before),
      !before.contains(where: \.statement.declares), !words(address).contains("value"),
      !throwsErrors(address), !words(address).contains("await")
    else { return nil }
    return runKey(
      [DraftKey("call", "\(text)"), DraftKey("success", "\(address)")]
        + failureKey(marked(before) ?? text), rest)
  }

  /// Returns the action, with the value of the single previous statement in place of its name; nil for other
  /// statements.
  func inlined(_ action: Expression, _ before: ArraySlice<BlockDrafter.Item>)
    -> Expression?
  {
    guard let item = before.first, before.count == 1,
      case .variable(let names, type: nil, let value?) = item.statement.kind, names.count == 1,
      value.isMarked || drafter.knownCalls.include(value),
      !file.hasComment(item.range.lowerBound..<value.source.range.lowerBound),
      !file.hasComment(value.source.range.upperBound..<item.end)
    else { return nil }
    return action.naming(names[0], value)
  }

  /// Returns a single call of a described client as it is written, with its marks; nil for other statements.
  private func marked(_ items: ArraySlice<BlockDrafter.Item>) -> String? {
    guard items.count == 1, let value = items.first?.statement.value, isKnownCall(value) else {
      return nil
    }
    return value.source.text
  }

  func runKey(_ keys: [DraftKey], _ rest: [DraftKey]) -> DraftKey {
    DraftKey("run", .keys(keys + rest))
  }

  func address(of action: Expression) -> String? {
    drafter.names.address(of: action).flatMap { written($0.dedented) }
  }

  /// Returns the key of `await send(.loaded(try await api.load()))`.
  ///
  /// - Parameter isStep: Whether the statement is a step of a task, whose errors end the task.
  func called(_ action: Expression, _ rest: [DraftKey], isStep: Bool = false) -> DraftKey? {
    guard let address = address(of: action) else { return nil }
    if !calls(action, address) {
      guard failure == nil else { return nil }
      return runKey([DraftKey("success", "\(address)")], rest)
    }
    guard case .call(let callee, let arguments) = insideOfGroups(action).kind,
      let call = onlyCall(in: arguments), let text = text(of: call.value)
    else { return nil }
    let name = address.beforeArguments
    guard callee.source.text.hasPrefix(".") else { return nil }
    if call.path.isEmpty {
      let failure = isStep ? [] : failureKey(call.value.source.text)
      return runKey([DraftKey("call", "\(text)"), DraftKey("success", "\(name)")] + failure, rest)
    }
    // The result of a known endpoint that returns nothing is made separately.
    let type = drafter.names.payloads[name]?.first?.type ?? ""
    let isVoid = ["Result<Void", "Result<()"].contains(where: type.hasPrefix)
    if isVoid, isKnownCall(call.value) { return nil }
    if call.path == ["Result"] {
      // A step has no key for both. A step that only ends when it is cancelled has no failure.
      guard !isStep, leavesErrors(call.value.source.text) else { return nil }
      let keys = [
        DraftKey("call", "\(text)"), DraftKey("result", "\(name)"),
        DraftKey("cancellation", "deliver"),
      ]
      return runKey(keys, rest)
    }
    if call.path == ["TaskResult"] {
      return runKey([DraftKey("call", "await \(text)"), DraftKey("success", "\(name)")], rest)
    }
    // The key makes another type.
    guard call.path == [".success"], !isStep, !type.hasPrefix("TaskResult") else { return nil }
    guard let failure,
      failure == "\(name)(.failure(error))" || failure == "\(name)(.failure(EffectError(error)))"
    else { return nil }
    return runKey(
      [DraftKey("call", "\(text)"), DraftKey("result", "\(name)")] + cancellationKey, rest)
  }

  /// Whether the payload of an action is the value of a call.
  func calls(_ action: Expression, _ address: String) -> Bool {
    if words(address).contains(where: { ["await", "try"].contains($0) }) { return true }
    guard case .call(_, let arguments) = insideOfGroups(action).kind, arguments.count == 1 else {
      return false
    }
    return drafter.knownCalls.include(arguments[0].value)
  }

  /// Returns an action without the groups around it.
  private func insideOfGroups(_ action: Expression) -> Expression {
    guard case .call(let callee, let arguments) = action.kind,
      case .member(of: nil, let name) = callee.kind, drafter.names.kinds[name] == .group,
      arguments.count == 1
    else { return action }
    return insideOfGroups(arguments[0].value)
  }

  /// Returns a call as a spec has it: without marks, if the generator knows them.
  private func text(of value: Expression) -> String? {
    let source = drafter.knownCalls.include(value) ? value.unmarked.source : value.source
    return written(file.draft(source.range).text)
  }

  /// Returns the call that is the whole payload of an action, either itself, in `.success` or in `Result`.
  private func onlyCall(in arguments: [LabeledValue]) -> (value: Expression, path: [String])? {
    guard arguments.count == 1 else { return nil }
    let value = arguments[0].value
    switch value.kind {
    case _ where drafter.knownCalls.include(value) && !value.isMarked: return (value, [])
    case .marked:
      if !value.marks.contains("try"), case .call(let callee, _) = value.unmarked.kind,
        ["Result", "TaskResult"].contains(callee.source.text)
      {
        return onlyCall(in: [LabeledValue(value: value.unmarked)])
      }
      return (value, [])
    case .call(let callee, let inner):
      if callee.source.text == ".success", inner.count == 1 {
        let found = onlyCall(in: inner) ?? (inner[0].value, [])
        return found.path.isEmpty ? (found.value, [".success"]) : nil
      }
      // It catches all errors, and only code that awaits it sees that it waits.
      if callee.source.text == "TaskResult", inner.count == 1, inner[0].closure != nil {
        return (value, ["TaskResult"])
      }
      if callee.source.text == "Result", inner.count == 1, let closure = inner[0].closure,
        closure.body.count == 1, closure.captures.isEmpty, closure.parameters.isEmpty,
        let call = closure.body[0].givenValue
      {
        return (call, ["Result"])
      }
      return nil
    case .name, .member, .lookup, .closure, .array, .tuple, .choice, .assignment, .branching,
      .other:
      return nil
    }
  }
}

extension Expression {
  /// Whether the expression is marked with `await` or `try`.
  fileprivate var isMarked: Bool { if case .marked = kind { true } else { false } }

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
