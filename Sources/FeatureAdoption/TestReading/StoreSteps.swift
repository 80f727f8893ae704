import SpecSource
import SpecSwift

extension TestReader {
  /// Reads a call of the store.
  ///
  /// - Parameter task: The test's name for the effects that an action starts.
  mutating func readStoreCall(
    _ call: (base: Expression?, name: String, arguments: [LabeledValue]), _ statement: Statement,
    task: String?
  ) throws(TestObstacle) {
    switch call.name {
    case "send":
      let action = try readAction(call.arguments, as: "send", statement)
      if let task, let action { tasks[task] = action }
    case "receive": _ = try readAction(call.arguments, as: "receive", statement)
    case "finish": add([DraftKey("finish", "true")], statement)
    case "skipReceivedActions": add([DraftKey("skip", "received")], statement)
    case "skipInFlightEffects": add([DraftKey("skip", "effects")], statement)
    case "assert": try readAssert(call.arguments.last?.closure, statement)
    case "withExhaustivity":
      guard call.arguments.count == 2, let body = call.arguments[1].closure?.body else {
        throw TestObstacle("an unsupported call of the store", at: statement.source)
      }
      add([DraftKey("exhaustivity", exhaustivity(call.arguments[0].value))], statement)
      readInner(body)
      let isOff = exhaustivity(call.arguments[0].value).text == "off"
      drafted.steps.append(.keys([DraftKey("exhaustivity", isOff ? "on" : "off")]))
    default: throw TestObstacle("an unsupported call of the store", at: statement.source)
    }
  }

  /// Whether the steps so far are exhaustive.
  var isExhaustive: Bool {
    let last = drafted.steps.reversed().lazy.compactMap { $0["exhaustivity"] }.first
    return last?.text != "off"
  }

  /// Reads an action that is sent or received.
  ///
  /// - Returns: The address of the action; nil for a binding.
  private mutating func readAction(
    _ arguments: [LabeledValue], as key: String, _ statement: Statement
  ) throws(TestObstacle) -> String? {
    let values = arguments.filter { !["timeout", "animation"].contains($0.label ?? "") }
    guard let first = values.first else {
      throw TestObstacle("an unsupported call of the store", at: statement.source)
    }
    let closure = values.last?.closure.flatMap { values.count > 1 ? $0 : nil }
    let payload = values.count > 1 && values[1].closure == nil ? values[1].value : nil
    let action: NamedAction
    if let condition = first.closure {
      action = try self.action(in: condition, at: first.value)
    } else if first.value.isPath {
      action = try actions.action(at: first.value, payload)
    } else {
      action = try actions.action(first.value)
    }
    let isBinding = action.value != nil && key == "send"
    if action.value != nil, !isBinding {
      throw TestObstacle("a binding that an effect sends", at: first.value)
    }
    var changes = try self.changes(closure, bound: isBinding ? action : nil)
    // In an exhaustive test, a binding without a change was undone, or set the value that the field already had.
    if isBinding, isExhaustive, closure?.body.isEmpty ?? true { changes.expect = .keys([]) }
    let name = isBinding ? "bind" : key
    let value = isBinding ? "\(action.address) = \(action.value ?? "")" : action.text
    let step = DraftKey(name, text(value, first.value.source))
    add(
      [step] + (changes.expect.map { [DraftKey("expect", $0)] } ?? []), statement,
      comments: changes.comments)
    for condition in changes.conditions {
      drafted.steps.append(.keys([DraftKey("assert", text(condition, statement.source))]))
    }
    return isBinding ? nil : action.address
  }

  /// Returns the action of a condition: `{ guard case .loaded = $0 else { return false }; return true }`,
  /// `{ $0 == .loaded }`.
  private func action(
    in closure: Closure, at value: Expression
  ) throws(TestObstacle) -> NamedAction {
    let parameter = closure.parameters.first ?? "$0"
    if case .guarding(let conditions, otherwise: _, interior: _) = closure.body.first?.kind,
      closure.body.count == 2, closure.body[1].value?.source.text == "true"
    {
      let text = conditions.text
      guard text.hasPrefix("case "), text.hasSuffix(" = \(parameter)") else {
        throw TestObstacle("an action that a condition describes", at: value)
      }
      let pattern = text.dropFirst(5).dropLast(parameter.count + 3)
      guard !pattern.contains("let "), !pattern.contains("_") else {
        throw TestObstacle("an action that a condition describes", at: value)
      }
      return try action(written: String(pattern), at: value)
    }
    throw TestObstacle("an action that a condition describes", at: value)
  }

  /// Returns the action of a pattern without names.
  private func action(
    written text: String, at value: Expression
  ) throws(TestObstacle) -> NamedAction {
    guard let file = readSwift(SourceFile(path: "", text: "let action = \(text)")),
      let made = file.declarations.first?.variable?.value
    else { throw TestObstacle("an action that a condition describes", at: value) }
    let texts = TestTexts(file: file, store: store.name, renames: self.texts.renames)
    do throws(TestObstacle) {
      return try TestedActions(types: app.types, texts: texts, feature: store.feature).action(made)
    } catch {
      throw TestObstacle("an action that a condition describes", at: value)
    }
  }

  /// Reads `store.assert { $0.count = 1 }`, which checks the state.
  private mutating func readAssert(
    _ closure: Closure?, _ statement: Statement
  ) throws(TestObstacle) {
    let changes = try self.changes(closure)
    guard case .keys(let keys) = changes.expect else {
      throw TestObstacle("an assertion that no key can express", at: statement.source)
    }
    for key in keys {
      let path = key.name.replacing("[", with: "[id: ")
      guard !path.contains("["), let value = key.value.text else {
        throw TestObstacle("an assertion that no key can express", at: statement.source)
      }
      add([DraftKey("assert", text("state.\(path) == \(value)", statement.source))], statement)
    }
    for condition in changes.conditions {
      add([DraftKey("assert", text(condition, statement.source))], statement)
    }
  }

  /// Reads a test's use of the effects of the action that it sends: `store.send(.load).finish()`.
  mutating func readSentTask(
    _ call: (base: Expression?, name: String, arguments: [LabeledValue]), _ name: String,
    _ statement: Statement
  ) throws(TestObstacle) {
    let action = try readAction(call.arguments, as: "send", statement)
    guard let action else { throw TestObstacle("a task of a binding", at: statement.source) }
    try readTask(action, name, statement)
  }

  /// Reads a test's use of the effects of an action that it sent.
  mutating func readTask(
    _ action: String, _ name: String, _ statement: Statement
  ) throws(TestObstacle) {
    switch name {
    case "cancel": add([DraftKey("cancel", text(action, statement.source))], statement)
    case "finish": add([DraftKey("finish", "true")], statement)
    default: throw TestObstacle("an unsupported use of a task", at: statement.source)
    }
  }

  /// Reads a call that advances a clock.
  mutating func readClock(
    _ call: (base: Expression?, name: String, arguments: [LabeledValue]), _ value: Expression,
    _ statement: Statement
  ) throws(TestObstacle) {
    guard call.name == "advance" else {
      throw TestObstacle("a call of a clock other than 'advance'", at: value)
    }
    let duration = call.arguments.first?.value
    add(
      [DraftKey("advance", duration.map { text(texts.swift($0), $0.source) } ?? ".zero")], statement
    )
  }
}
