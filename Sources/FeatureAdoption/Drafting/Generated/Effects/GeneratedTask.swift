import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// The closure of an effect in generated code, with its steps and the reaction to its errors.
struct GeneratedTask {
  /// An action that is sent.
  struct Sent {
    var address: String
    var animation: DraftText?
    /// The action.
    var action: Expression
  }

  /// The reaction to errors.
  enum Failure {
    case ignore
    case send(Sent)
  }

  let drafter: BlockDrafter
  let options: TaskOptions
  /// The name of the sending function.
  let sender: String
  var priority: DraftText?
  var items: [BlockDrafter.Item]
  var failure: Failure?
  /// Whether a `CancellationError` is handled like any other error, because the task catches it.
  private var deliversCancellation = false

  var file: ReadSwiftFile { drafter.file }

  /// Reads the arguments of `.run`; nil if they do not have the form of generated code.
  init?(_ drafter: BlockDrafter, _ arguments: [LabeledValue], _ options: TaskOptions) {
    (self.drafter, self.options) = (drafter, options)
    var operation: Closure?
    var recovery: Closure?
    for argument in arguments {
      switch (argument.label, argument.closure) {
      case ("priority", nil): priority = drafter.file.draft(argument.value.source.range)
      case (nil, let closure?) where operation == nil: operation = closure
      case ("catch", let closure?): recovery = closure
      default: return nil
      }
    }
    guard let operation, operation.parameters.count == 1, operation.isPlain,
      let first = operation.body.first,
      // Templates begin a line after 'in'.
      drafter.file.file.text(operation.interior.lowerBound..<first.source.range.lowerBound)
        .contains(where: \.isNewline)
    else { return nil }
    sender = operation.parameters[0]
    items = drafter.items(operation.body, in: operation.interior)
    if let recovery {
      guard recovery.parameters.count == 2, recovery.isPlain,
        let answer = answer(recovery.body, sender: recovery.parameters[1])
      else { return nil }
      failure = answer
    }
    takeInnerFailure()
  }

  /// The key for the reaction to a `CancellationError`, if it has to be declared.
  var cancellationKey: [DraftKey] {
    deliversCancellation ? [DraftKey("cancellation", "deliver")] : []
  }

  /// Removes the `do` that catches the errors of the statements inside of it.
  private mutating func takeInnerFailure() {
    guard failure == nil, let last = items.last,
      items.dropLast().allSatisfy({ pause($0.statement) != nil }),
      case .catching(let body, let interior, let clauses) = last.statement.kind,
      clauses.count == 1, clauses[0].pattern == nil,
      last.statement.errorClause.isEmpty
        || drafter.knownCalls.areNamed(in: words(file.file.text(interior))),
      let answer = answer(clauses[0].body, sender: sender), case .send = answer
    else { return }
    failure = answer
    deliversCancellation = last.statement.errorClause.isEmpty
    items = items.dropLast() + drafter.items(body, in: interior)
  }

  private func answer(_ body: [Statement], sender: String) -> Failure? {
    if body.isEmpty { return .ignore }
    guard body.count == 1, var sent = sent(body[0], sender) else { return nil }
    sent.address = withoutError(sent) ?? sent.address
    return .send(sent)
  }

  /// Returns the name of an action that carries only the error, as the key makes it.
  private func withoutError(_ sent: Sent) -> String? {
    let name = sent.address.beforeArguments
    guard let payload = drafter.names.payloads[name], payload.count == 1 else { return nil }
    let label = payload[0].label.map { [$0, ":"] } ?? []
    let isWrapped = payload[0].type == "EffectError"
    let value = isWrapped ? ["EffectError", "(", "error", ")"] : ["error"]
    let arguments = words(String(sent.address.dropFirst(name.count)))
    return arguments == ["("] + label + value + [")"] ? name : nil
  }

  /// Reads `await send(.action, animation: .default)`.
  func sent(_ statement: Statement, _ sender: String) -> Sent? {
    guard case .expression(let value) = statement.kind,
      case .call(let callee, let arguments) = value.unmarked.kind, callee.source.text == sender,
      let first = arguments.first, first.label == nil, value.marks == ["await"],
      let address = drafter.names.address(of: first.value)?.onOneLineIfPlain
    else { return nil }
    if arguments.count == 1 { return Sent(address: address, action: first.value) }
    guard arguments.count == 2, arguments[1].label == "animation" else { return nil }
    return Sent(
      address: address, animation: file.draft(arguments[1].value.source.range), action: first.value)
  }

  /// Returns the duration for which a statement waits, if it does nothing else.
  func pause(_ statement: Statement) -> String? {
    guard case .expression(let value) = statement.kind,
      case .call(let callee, let arguments) = value.unmarked.kind,
      case .member(of: let clock?, name: "sleep") = callee.kind, isClock(clock),
      arguments.count == 1, arguments[0].label == "for"
    else { return nil }
    return duration(file.draft(arguments[0].value.source.range).text)
  }

  func isClock(_ value: Expression) -> Bool {
    drafter.builtIns[value.source.text]?.key == "continuousClock"
  }
}

extension Closure {
  /// Whether the closure captures more than the state.
  var capturesValues: Bool { !captures.allSatisfy { $0.text == "state" } }

  /// Whether the closure captures only the state.
  fileprivate var isPlain: Bool { !isAttributed && !capturesValues }
}
