import SpecSource
import SpecSwift

/// Reads the closure of an effect, and the reaction to its errors.
struct TaskReader {
  /// An action that a task sends.
  struct Sent {
    /// The action in Swift.
    var action: Expression
    /// The action as a spec names it.
    var address: String
    /// The animation with which the action is sent.
    var animation: DraftText?
  }

  /// The reaction to the errors of a task.
  enum Failure {
    case ignore
    case send(Sent)
  }

  /// The drafter of the block that contains the task.
  let drafter: BlockDrafter
  /// The options of the task.
  let options: TaskOptions
  /// The name of the sending function.
  let sender: String
  /// The statements.
  private(set) var items: [BlockDrafter.Item]
  /// The reaction to errors; nil if the task handles none.
  private(set) var failure: Failure?
  /// Whether a `CancellationError` is handled like any other error, because the task catches it.
  private var deliversCancellation = false
  private let captured: [String: String]
  private let form: TaskForm

  /// The file of the task.
  var file: ReadSwiftFile { drafter.file }

  /// Reads the arguments of an effect; nil when no key can express them.
  ///
  /// - Parameter form: The way in which the effect sends actions.
  init?(
    _ drafter: BlockDrafter, _ arguments: [LabeledValue], _ options: TaskOptions, _ form: TaskForm
  ) {
    var options = options
    var operation: Closure?
    var recovery: Closure?
    for argument in arguments {
      switch (argument.label, argument.closure) {
      case ("priority", nil): options.priority = drafter.file.draft(argument.value.source.range)
      case (nil, let closure?) where operation == nil, ("operation", let closure?):
        operation = closure
      case ("catch", let closure?): recovery = closure
      default: return nil
      }
    }
    guard let closure = operation, let captured = captures(closure.captures),
      closure.parameters.count == (form == .sending ? 1 : 0),
      !closure.isAttributed, recovery?.isAttributed != true,
      // Only Swift can express that a copy is captured.
      !closure.captures.contains(where: { drafter.variables.contains($0.text.withoutComma) }),
      !drafter.keepsState || captured.values.allSatisfy(readsValuesOfState)
    else { return nil }
    (self.drafter, self.options, self.captured, self.form) = (drafter, options, captured, form)
    sender = form == .sending ? closure.parameters[0] : ""
    items = drafter.items(closure.body, in: closure.interior)
    if recovery == nil, let (body, answers) = caught(in: items),
      let done = form.sending(body), let sent = form.sending(answers),
      let answer = answer(to: "error", by: sent, sender: sender)
    {
      deliversCancellation = items.last?.statement.errorClause.isEmpty == true
      (items, failure) = (items.dropLast() + done, answer)
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
      failure = .ignore
    }
  }

  /// Returns the tried statements and the reactions to errors, if everything that a task does after waiting is in a
  /// single `do`.
  private func caught(in items: [BlockDrafter.Item]) -> (
    body: [BlockDrafter.Item], answers: [BlockDrafter.Item]
  )? {
    guard let last = items.last, items.dropLast().allSatisfy({ pause($0.statement) != nil }),
      case .catching(let body, let interior, let clauses) = last.statement.kind,
      clauses.count == 1, clauses[0].catchesAll,
      last.statement.errorClause.isEmpty
        || drafter.dependencies.calls.areNamed(in: words(file.file.text(interior)))
    else { return nil }
    return (
      drafter.items(body, in: interior),
      drafter.items(clauses[0].body, in: clauses[0].interior)
    )
  }

  /// Returns the reaction to an error.
  private func answer(
    to error: String, by items: [BlockDrafter.Item], sender: String
  ) -> Failure? {
    if items.isEmpty { return .ignore }
    guard items.count == 1, ["error", "_"].contains(error),
      var sent = sent(items[0].statement, sender)
    else { return nil }
    let tokens = words(sent.address)
    if error == "_", tokens.nameError { return nil }
    let name = sent.address.beforeArguments
    let payload = drafter.names.payloads[name] ?? []
    let label = payload.count == 1 ? payload[0].label.map { [$0, ":"] } ?? [] : []
    let wrapped = ["EffectError", "(", "error", ")"]
    if tokens == words(name) + ["("] + label + ["error", ")"]
      || tokens.suffix(6) == ["("] + wrapped + [")"] && payload.map(\.type) == ["EffectError"]
    {
      sent.address = name
    }
    return .send(sent)
  }
}

extension TaskReader {
  /// The keys for the reaction to errors; nil if the task handles none.
  var failureKeys: [DraftKey]? {
    switch failure {
    case .ignore: [DraftKey("failure", "ignore")]
    case .send(let sent): [DraftKey("failure", "\(sent.address)")] + cancellationKeys
    case nil: nil
    }
  }

  /// The key for the reaction to a `CancellationError`, if it has to be declared.
  var cancellationKeys: [DraftKey] {
    deliversCancellation ? [DraftKey("cancellation", "deliver")] : []
  }

  /// Returns the keys for errors of Swift that can throw.
  func failureKeys(for text: String) -> [DraftKey] {
    failureKeys ?? (leavesErrors(text) ? [DraftKey("failure", "unhandled")] : [])
  }

  /// Reads `await send(.action)`; nil for other statements, and for unknown actions.
  func sent(_ statement: Statement, _ sender: String) -> Sent? {
    guard let value = statement.value,
      case .call(let callee, let arguments) = value.unmarked.kind, callee.source.text == sender,
      let first = arguments.first, first.label == nil,
      value.marks.allSatisfy({ ["await", "try"].contains($0) }),
      // The arguments of the action throw.
      !value.marks.contains("try") || words(first.value.source.text).contains("try"),
      let address = address(of: first.value)
    else { return nil }
    if arguments.count == 1 { return Sent(action: first.value, address: address) }
    guard arguments.count == 2, arguments[1].label == "animation",
      let animation = written(arguments[1].value)
    else { return nil }
    return Sent(action: first.value, address: address, animation: animation)
  }

  /// Returns an action as a spec names it, with captured values written out.
  func address(of action: Expression) -> String? {
    drafter.names.address(of: action).flatMap { written($0.onOneLineIfPlain) }
  }

  /// Whether a statement sends an action.
  func sends(_ item: BlockDrafter.Item) -> Bool {
    if form == .giving { return item.end == items.last?.end }
    return sender != "_" && file.mentions(sender, in: item.statement.source.range)
  }

  /// Returns the duration for which a statement waits, if it does nothing else.
  func pause(_ statement: Statement) -> String? {
    guard case .expression(let value) = statement.kind, value.marks == ["try", "await"],
      case .call(let callee, let arguments) = value.unmarked.kind,
      case .member(of: let clock?, name: "sleep") = callee.kind, isClock(clock),
      arguments.count == 1, arguments[0].label == "for"
    else { return nil }
    return written(file.draft(arguments[0].value.source.range).text).map(duration)
  }

  /// Whether an expression is the clock of the library.
  func isClock(_ value: Expression) -> Bool {
    value.ownName.map { drafter.dependencies.builtIns[$0]?.key == "continuousClock" } ?? false
  }

  /// Whether an error can leave some Swift, as the spec language defines it: an error that no code in it catches, and
  /// that is not the end of sleeping.
  func leavesErrors(_ text: String) -> Bool {
    guard let first = items.first else { return throwsErrors(text) }
    let source = SourcedText(text: text, span: file.span(first.range), verbatimFrom: 0)
    guard let analysis = parseFragment(source, as: .statements, options: .all).value?.analysis
    else { return throwsErrors(text) }
    return analysis.throwsErrors && !analysis.onlySleeps { drafter.dependencies.builtIns[$0] }
  }

  /// Returns an expression with captured values written out.
  func written(_ value: Expression) -> DraftText? {
    var draft = file.draft(value.source.range)
    guard let text = written(draft.text) else { return nil }
    draft.text = text
    return draft
  }

  /// Whether a name is that of a captured value.
  func isCaptured(_ name: String) -> Bool { captured[name] != nil }

  /// Returns Swift with captured values written out.
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
