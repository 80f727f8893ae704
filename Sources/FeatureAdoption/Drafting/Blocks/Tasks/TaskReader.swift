import SpecSource
import SpecSwift

/// Reads the closure of an effect, and the reaction to its errors.
struct TaskReader {
  let drafter: BlockDrafter
  let sender: String
  let captured: [String: String]
  var items: [BlockDrafter.Item]
  var failure: String?
  /// Whether a `CancellationError` is handled like any other error, because the task catches it.
  private var deliversCancellation = false
  private let form: TaskForm

  var file: ReadSwiftFile { drafter.file }

  /// Reads the closures; nil when no key can express them.
  ///
  /// - Parameter form: The way in which the effect sends actions.
  init?(
    _ drafter: BlockDrafter, _ closure: Closure, _ recovery: Closure?, _ form: TaskForm = .sending
  ) {
    guard let captured = captures(closure.captures),
      closure.parameters.count == (form == .sending ? 1 : 0),
      !closure.isAttributed, recovery?.isAttributed != true,
      // Only Swift can express that a copy is captured.
      !closure.captures.contains(where: { drafter.variables.contains($0.text.withoutComma) }),
      !drafter.keepsState || captured.values.allSatisfy(readsValuesOfState)
    else { return nil }
    self.drafter = drafter
    self.captured = captured
    self.form = form
    sender = form == .sending ? closure.parameters[0] : ""
    items = drafter.items(closure.body, in: closure.interior)
    if recovery == nil, let (body, answers) = caught(in: items),
      let done = form.sending(body), let sent = form.sending(answers),
      let answer = answer(to: "error", by: sent, sender: sender)
    {
      deliversCancellation = items[0].statement.errorClause.isEmpty
      (items, failure) = (done, answer)
      return
    }
    guard let sending = form.sending(items) else { return nil }
    items = sending
    if let recovery {
      let parameters = recovery.parameters + (form == .giving ? [""] : [])
      guard parameters.count == 2,
        let sent = form.sending(drafter.items(recovery.body, in: recovery.interior)),
        let answer = answer(to: parameters[0], by: sent, sender: parameters[1])
      else { return nil }
      failure = answer
    } else if form == .silent, hasTry(drafter.file.file.text(closure.interior)) {
      failure = "ignore"
    }
  }

  /// Returns the tried statements and the reactions to errors, if the whole body of a task is a single `do`.
  private func caught(in items: [BlockDrafter.Item]) -> (
    body: [BlockDrafter.Item], answers: [BlockDrafter.Item]
  )? {
    guard items.count == 1,
      case .catching(let body, let interior, let clauses) = items[0].statement.kind,
      clauses.count == 1, clauses[0].catchesAll,
      items[0].statement.errorClause.isEmpty
        || drafter.knownCalls.areNamed(in: words(file.file.text(interior)))
    else { return nil }
    return (
      drafter.items(body, in: interior),
      drafter.items(clauses[0].body, in: clauses[0].interior)
    )
  }

  /// Returns the key that expresses the task.
  func key(_ options: TaskOptions, _ priority: DraftText?) -> DraftKey? {
    // No key expresses the reaction to errors that no code throws.
    let all = file.file.text((items.first?.range.lowerBound ?? 0)..<(items.last?.end ?? 0))
    if failure != nil, !hasTry(all) { return nil }
    var rest = options.keys
    if let priority { rest.append(DraftKey("priority", .text(priority))) }
    if let stream = stream(options, priority) { return stream }
    if failure != nil, !leavesErrors(all) { return nil }
    return call(rest) ?? steps(rest)
  }

  /// Whether a value is a call with marks, though the generator knows whether it waits and which errors it throws.
  func isKnownCall(_ value: Expression) -> Bool {
    guard case .marked = value.kind else { return false }
    return drafter.knownCalls.include(value)
  }

  /// Whether a value is a call of a dependency that comes with the library.
  private func isBuiltInCall(_ value: Expression) -> Bool {
    guard case .marked = value.kind, case .call(let callee, _) = value.unmarked.kind,
      let key = callee.source.text.split(separator: ".").first
    else { return false }
    return drafter.builtIns[String(key)] != nil
  }

  /// Returns the action that follows an error: its address, or `ignore`.
  func answer(to error: String, by items: [BlockDrafter.Item], sender: String) -> String? {
    if items.isEmpty { return "ignore" }
    guard items.count == 1, ["error", "_"].contains(error),
      let sent = sent(items[0].statement, sender),
      sent.animation == nil, let address = drafter.names.address(of: sent.action)?.dedented
    else { return nil }
    let words = swiftPieces(of: address.utf8).map(\.text)
    if error == "_", words.nameError { return nil }
    if words == [address.beforeArguments] + ["(", "error", ")"] { return address.beforeArguments }
    let isWrapped = words.suffix(6) == ["(", "EffectError", "(", "error", ")", ")"]
    if isWrapped, drafter.names.payloads[address.beforeArguments]?.map(\.type) == ["EffectError"] {
      return address.beforeArguments
    }
    return address
  }

  /// Reads `await send(.action)`.
  func sent(_ statement: Statement, _ sender: String) -> (
    action: Expression, animation: Expression?
  )? {
    let value: Expression
    switch statement.kind {
    case .expression(let expression), .returning(let expression?): value = expression
    default: return nil
    }
    guard case .call(let callee, let arguments) = value.unmarked.kind, callee.source.text == sender,
      let first = arguments.first, first.label == nil,
      // The arguments of the action throw.
      !value.marks.contains("try") || words(first.value.source.text).contains("try")
    else { return nil }
    if arguments.count == 1 { return (first.value, nil) }
    guard arguments.count == 2, arguments[1].label == "animation" else { return nil }
    return (first.value, arguments[1].value)
  }

  /// Returns the keys for errors of Swift that can throw.
  func failureKey(_ text: String) -> [DraftKey] {
    if let key = failureKey { return key }
    return leavesErrors(text) ? [DraftKey("failure", "unhandled")] : []
  }

  /// The keys for errors; nil if the task catches none.
  var failureKey: [DraftKey]? {
    guard let failure else { return nil }
    return [DraftKey("failure", "\(failure)")] + (failure == "ignore" ? [] : cancellationKey)
  }

  /// The key for the reaction to a `CancellationError`, if it has to be declared.
  var cancellationKey: [DraftKey] {
    deliversCancellation ? [DraftKey("cancellation", "deliver")] : []
  }

  func sends(_ item: BlockDrafter.Item) -> Bool {
    if form == .giving { return item.end == items.last?.end }
    return file.mentions(sender, in: item.statement.source.range)
  }

  /// Returns statements as a text, with captured values written out.
  ///
  /// The generator knows whether a single call of a built-in dependency or a described client waits and which errors
  /// it throws.
  func text(_ items: ArraySlice<BlockDrafter.Item>) -> String? {
    guard let first = items.first, let last = items.last else { return nil }
    if items.count == 1, case .expression(let value) = first.statement.kind,
      isBuiltInCall(value) || isKnownCall(value),
      !file.hasComment(first.range.lowerBound..<last.end)
    {
      return written(file.draft(value.unmarked.source.range).text)
    }
    // The result of a call is discarded if no code takes it.
    if items.count == 1, case .expression(let whole) = first.statement.kind,
      case .assignment(let target, by: "=", let value) = whole.kind, target.source.text == "_",
      !file.hasComment(whole.source.range.lowerBound..<value.source.range.lowerBound)
    {
      let parts = [
        first.range.lowerBound..<whole.source.range.lowerBound, value.source.range,
        whole.source.range.upperBound..<last.end,
      ]
      let texts = parts.map { file.draft($0).text }.filter { !$0.isEmpty }
      return written(texts.joined(separator: "\n"))
    }
    return written(file.draft(first.range.lowerBound..<last.end).text)
  }

  func written(_ text: String) -> String? {
    captured.isEmpty ? text : replacing(captured, in: text)
  }
}

extension [String] {
  /// Whether words after the first contain the variable `error`, rather than an action, a member or a label with this
  /// name.
  fileprivate var nameError: Bool {
    indices.dropFirst().contains { index in
      guard self[index] == "error", self[index - 1] != "." else { return false }
      let isLabel = index + 1 < count && self[index + 1] == ":" && self[index - 1] != "?"
      return !isLabel
    }
  }
}
