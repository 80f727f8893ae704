import SpecSource
import SpecSwift

extension BlockDrafter {
  /// The key of an effect that runs; nil when none says it.
  func run(_ arguments: [LabeledValue], _ options: TaskOptions) -> DraftKey? {
    var priority: DraftText?
    var operation: Closure?
    var recovery: Closure?
    for argument in arguments {
      switch (argument.label, argument.closure) {
      case ("priority", nil): priority = file.draft(argument.value.source.range)
      case (nil, let closure?) where operation == nil, ("operation", let closure?):
        operation = closure
      case ("catch", let closure?): recovery = closure
      default: return nil
      }
    }
    guard let operation, let task = TaskReader(self, operation, recovery) else { return nil }
    return task.key(options, priority)
  }
}

/// Reads what the closure of an effect does, and what follows when it throws.
struct TaskReader {
  private let drafter: BlockDrafter
  private let sender: String
  private let captured: [String: String]
  private var items: [BlockDrafter.Item]
  private var failure: String?

  private var file: ReadSwiftFile { drafter.file }

  /// Reads the closures; nil when no key says what they do.
  init?(_ drafter: BlockDrafter, _ closure: Closure, _ recovery: Closure?) {
    guard let captured = captures(closure.captures), closure.parameters.count == 1 else {
      return nil
    }
    self.drafter = drafter
    self.captured = captured
    sender = closure.parameters[0]
    items = drafter.items(closure.body, in: closure.interior)
    if let recovery {
      guard recovery.parameters.count == 2,
        let answer = answer(
          to: recovery.parameters[0], by: drafter.items(recovery.body, in: recovery.interior),
          sender: recovery.parameters[1])
      else { return nil }
      failure = answer
    } else if items.count == 1,
      case .catching(let body, let interior, let clauses) = items[0].statement.kind,
      clauses.count == 1, clauses[0].pattern == nil,
      let answer = answer(
        to: "error", by: drafter.items(clauses[0].body, in: clauses[0].interior), sender: sender)
    {
      failure = answer
      items = drafter.items(body, in: interior)
    }
  }

  /// The key that says it.
  func key(_ options: TaskOptions, _ priority: DraftText?) -> DraftKey? {
    var rest = options.keys
    if let priority { rest.append(DraftKey("priority", .text(priority))) }
    return stream(options, priority) ?? call(rest) ?? steps(rest)
  }

  private func isBuiltIn(_ name: String) -> Bool {
    drafter.builtIns.contains(name)
  }

  /// The action that follows an error: its address, or `ignore`.
  private func answer(to error: String, by items: [BlockDrafter.Item], sender: String) -> String? {
    if items.isEmpty { return "ignore" }
    guard items.count == 1, error == "error", let sent = sent(items[0].statement, sender),
      sent.animation == nil, let address = drafter.names.address(of: sent.action)
    else { return nil }
    let words = swiftPieces(of: address.utf8).map(\.text)
    if words == [address.beforeArguments] + ["(", "error", ")"] { return address.beforeArguments }
    let isWrapped = words.suffix(6) == ["(", "EffectError", "(", "error", ")", ")"]
    if isWrapped, drafter.names.payloads[address.beforeArguments]?.map(\.type) == ["EffectError"] {
      return address.beforeArguments
    }
    return address
  }

  /// `await send(.action)`
  private func sent(_ statement: Statement, _ sender: String) -> (
    action: Expression, animation: Expression?
  )? {
    let value: Expression
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): value = expression
    default: return nil
    }
    guard case .call(let callee, let arguments) = value.unmarked.kind, callee.source.text == sender,
      let first = arguments.first, first.label == nil
    else { return nil }
    if arguments.count == 1 { return (first.value, nil) }
    guard arguments.count == 2, arguments[1].label == "animation" else { return nil }
    return (first.value, arguments[1].value)
  }

  /// What follows errors, where something can throw.
  private func failureKey(_ text: String) -> [DraftKey] {
    if let failure { return [DraftKey("failure", "\(failure)")] }
    return throwsErrors(text) ? [DraftKey("failure", "unhandled")] : []
  }

  private func sends(_ item: BlockDrafter.Item) -> Bool {
    drafter.file.words(in: item.statement.source.range).contains(sender)
  }

  /// Statements as a text, with what they capture written out.
  ///
  /// What a single call of a built-in dependency waits for and throws, the generator knows.
  private func text(_ items: ArraySlice<BlockDrafter.Item>) -> String? {
    guard let first = items.first, let last = items.last else { return nil }
    if items.count == 1, case .expression(let value) = first.statement.kind,
      case .marked = value.kind,
      case .call(let callee, _) = value.unmarked.kind,
      let key = callee.source.text.split(separator: ".").first, isBuiltIn(String(key)),
      !file.hasComment(first.range.lowerBound..<last.end)
    {
      return written(file.draft(value.unmarked.source.range).text)
    }
    // What a call gives is dropped where nothing takes it.
    if items.count == 1, case .expression(let whole) = first.statement.kind,
      case .assignment(let target, by: "=", let value) = whole.kind, target.source.text == "_",
      !file.hasComment(first.range.lowerBound..<last.end)
    {
      return written(file.draft(value.source.range).text)
    }
    return written(file.draft(first.range.lowerBound..<last.end).text)
  }

  private func written(_ text: String) -> String? {
    captured.isEmpty ? text : replacing(captured, in: text)
  }

  // MARK: - A call

  private func call(_ rest: [DraftKey]) -> DraftKey? {
    guard let last = items.last else { return nil }
    guard let sent = sent(last.statement, sender) else {
      guard !items.contains(where: sends), let text = text(items[...]) else { return nil }
      return runKey([DraftKey("call", "\(text)")] + failureKey(text), rest)
    }
    let before = items.dropLast()
    guard sent.animation == nil, !before.contains(where: sends) else { return nil }
    if before.isEmpty { return called(sent.action, rest) }
    guard let address = address(of: sent.action), let text = text(before),
      !before.contains(where: \.statement.declares), !words(address).contains("value"),
      !throwsErrors(address), !words(address).contains("await")
    else { return nil }
    return runKey(
      [DraftKey("call", "\(text)"), DraftKey("success", "\(address)")] + failureKey(text), rest)
  }

  private func runKey(_ keys: [DraftKey], _ rest: [DraftKey]) -> DraftKey {
    DraftKey("run", .keys(keys + rest))
  }

  private func address(of action: Expression) -> String? {
    drafter.names.address(of: action).flatMap { written($0) }
  }

  /// `await send(.loaded(try await api.load()))`
  private func called(_ action: Expression, _ rest: [DraftKey]) -> DraftKey? {
    guard let address = address(of: action) else { return nil }
    let isCall = words(address).contains { ["await", "try"].contains($0) }
    if !isCall {
      guard failure == nil else { return nil }
      return runKey([DraftKey("success", "\(address)")], rest)
    }
    guard case .call(let callee, let arguments) = action.kind,
      let call = onlyCall(in: arguments), let text = written(file.draft(call.source.range).text)
    else { return nil }
    let name = address.beforeArguments
    guard callee.source.text.hasPrefix(".") else { return nil }
    if call.label == nil, call.path.isEmpty {
      return runKey(
        [DraftKey("call", "\(text)"), DraftKey("success", "\(name)")] + failureKey(text), rest)
    }
    if call.path == ["Result"] {
      return runKey([DraftKey("call", "\(text)"), DraftKey("result", "\(name)")], rest)
    }
    guard call.path == [".success"] else { return nil }
    guard let failure,
      failure == "\(name)(.failure(error))" || failure == "\(name)(.failure(EffectError(error)))"
    else { return nil }
    return runKey([DraftKey("call", "\(text)"), DraftKey("result", "\(name)")], rest)
  }

  /// The call that is all that an action carries, as it is, in `.success` or in `Result`.
  private func onlyCall(in arguments: [LabeledValue]) -> (
    source: SourceText, label: String?, path: [String]
  )? {
    guard arguments.count == 1 else { return nil }
    let argument = arguments[0]
    switch argument.value.kind {
    case .marked: return (argument.value.source, nil, [])
    case .call(let callee, let inner):
      if callee.source.text == ".success", let found = onlyCall(in: inner), found.path.isEmpty {
        return (found.source, argument.label, [".success"])
      }
      if callee.source.text == "Result", inner.count == 1, let closure = inner[0].closure,
        closure.body.count == 1, closure.captures.isEmpty, closure.parameters.isEmpty
      {
        return (closure.body[0].source, argument.label, ["Result"])
      }
      return nil
    case .name, .member, .lookup, .closure, .array, .tuple, .choice, .assignment, .branching,
      .other:
      return nil
    }
  }

  // MARK: - A sequence

  private func stream(_ options: TaskOptions, _ priority: DraftText?) -> DraftKey? {
    guard priority == nil, let first = items.first, case .loop(let loop) = first.statement.kind,
      loop.isAsynchronous, let sequence = loop.sequence, let element = loop.element,
      items.count <= 2, loop.body.count == 1, let sent = sent(loop.body[0], sender),
      sent.animation == nil, let address = address(of: sent.action),
      let of = written(file.draft(sequence.source.range).text)
    else { return nil }
    if let timer = timer(sequence, loop, address, options) { return timer }
    guard element.text == "_" || isIdentifier(element.text) else { return nil }
    var keys = [DraftKey("of", "\(of)")]
    if let condition = loop.condition {
      guard let text = written(file.draft(condition.range).text) else { return nil }
      keys.append(DraftKey("where", "\(text)"))
    }
    if !["element", "_"].contains(element.text) {
      keys.append(DraftKey("element", "\(element.text)"))
    }
    let isPlain = words(address) == [address.beforeArguments, "(", "element", ")"]
    let isAll = isPlain && drafter.names.payloads[address.beforeArguments]?.count == 1
    keys.append(DraftKey("send", isAll ? "\(address.beforeArguments)" : "\(address)"))
    if items.count == 2 {
      guard let end = self.sent(items[1].statement, sender), end.animation == nil,
        let finished = self.address(of: end.action)
      else { return nil }
      keys.append(DraftKey("finished", "\(finished)"))
    }
    if let failure {
      keys.append(DraftKey("failure", "\(failure)"))
    } else if first.statement.source.text.hasPrefix("for try") {
      keys.append(DraftKey("failure", "unhandled"))
    }
    return DraftKey("stream", .keys(keys + options.keys))
  }

  private func timer(
    _ sequence: Expression, _ loop: Loop, _ address: String, _ options: TaskOptions
  ) -> DraftKey? {
    guard loop.element?.text == "_", loop.condition == nil, items.count == 1, failure == nil,
      options.id == nil || options.cancelsInFlight,
      case .call(let callee, let arguments) = sequence.unmarked.kind,
      ["continuousClock.timer", "self.continuousClock.timer"].contains(callee.source.text),
      arguments.count == 1, arguments[0].label == "interval",
      let every = written(file.draft(arguments[0].value.source.range).text)
    else { return nil }
    let id = options.id.map { [DraftKey("id", .text($0))] } ?? []
    return DraftKey(
      "timer",
      .keys([DraftKey("every", "\(duration(every))"), DraftKey("send", "\(address)")] + id))
  }

  // MARK: - Steps

  /// The steps of one task: calls whose names stay in scope, and actions that are sent.
  private func steps(_ rest: [DraftKey]) -> DraftKey? {
    guard let steps = steps(items), !steps.isEmpty else { return nil }
    let all = file.draft((items.first?.range.lowerBound ?? 0)..<(items.last?.end ?? 0)).text
    return DraftKey("steps", .keys([DraftKey("of", .list(steps))] + failureKey(all) + rest))
  }

  private func steps(_ items: [BlockDrafter.Item]) -> [SpecDraft]? {
    var steps: [SpecDraft] = []
    var calls = items[0..<0]
    func flush() -> Bool {
      guard !calls.isEmpty else { return true }
      guard let text = text(calls) else { return false }
      steps.append(.keys(("run", .keys(("call", "\(text)")))))
      calls = []
      return true
    }
    for (index, item) in items.enumerated() {
      guard sends(item) else {
        guard !item.statement.returns else { return nil }
        calls = calls.isEmpty ? items[index...index] : items[calls.startIndex...index]
        continue
      }
      guard flush(), let key = step(item) else { return nil }
      steps.append(.keys([key]))
    }
    return flush() ? steps : nil
  }

  private func step(_ item: BlockDrafter.Item) -> DraftKey? {
    if let sent = sent(item.statement, sender) {
      guard let address = address(of: sent.action) else { return nil }
      guard let animation = sent.animation else { return DraftKey("send", "\(address)") }
      return DraftKey(
        "send",
        .keys(("action", "\(address)"), ("animation", .text(file.draft(animation.source.range)))))
    }
    guard case .expression(let value) = item.statement.kind,
      case .branching(let branching) = value.kind, branching.subject == nil,
      !item.statement.returns
    else { return nil }
    var branches: [SpecDraft] = []
    for branch in branching.branches {
      guard let inner = self.steps(drafter.items(branch.body, in: branch.interior)), !inner.isEmpty
      else { return nil }
      let keys = inner.count == 1 ? inner[0].keys : [DraftKey("steps", .list(inner))]
      guard let label = branch.label else {
        branches.append(.keys([DraftKey("else", .keys(keys))]))
        continue
      }
      guard let condition = written(file.draft(label.range).text) else { return nil }
      branches.append(.keys([DraftKey("if", "\(condition)")] + keys))
    }
    return DraftKey("when", .list(branches))
  }
}

extension SpecDraft {
  /// The keys of a mapping.
  fileprivate var keys: [DraftKey] {
    if case .keys(let keys) = self { keys } else { [] }
  }
}
