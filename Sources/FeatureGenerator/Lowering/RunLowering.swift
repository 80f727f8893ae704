import FeatureSpec
import SpecSwift
import StrictMustache

/// Turns a `run` into the statements of an effect's closure.
struct RunLowering {
  let run: RunEffect
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of what comes with the action and of what the block declares.
  let locals: Set<String>

  /// The effect's values.
  func lower() -> TemplateObject {
    let call = run.resolvedCall(of: feature, in: project)
    let body = body(of: call)
    let ids = CancelIDLowering(feature: feature, project: project, dialect: dialect)
    return runObject(
      priority: run.priority?.text,
      capture: body.mentionsState || run.pause?.mentions("state") == true,
      statements: (run.pause.map { [pauseStatement($0)] } ?? []) + body.statements,
      sends: body.sends,
      failure: body.failure,
      id: run.id.map { (id: ids.text($0), cancelsInFlight: run.cancelsInFlight) }
    )
  }

  /// The closure's statements, and the closure that receives an error.
  private struct Body {
    var statements: [String]
    var sends: Bool
    var mentionsState: Bool
    var failure: TemplateValue = false
  }

  /// The form that fits what the call throws and who is told.
  private func body(of call: RunCall) -> Body {
    if let result = run.result { return body(of: call, result) }
    let mentionsState = run.call.facts.mentions("state")
    let success = success(call)
    let mentions = mentionsState || run.success.mentions("state")
    if let typed = typedFailure(call) {
      let statement = caughtStatement(
        success.statements, type: typed.type, failure: typed.statement)
      return Body(
        statements: [statement], sends: true,
        mentionsState: mentions || run.failure.mentions("state"))
    }
    return Body(
      statements: success.statements, sends: success.sends, mentionsState: mentions,
      failure: failureClosure(run.failure, of: feature, in: project, dialect))
  }

  /// The call, and the action that tells of its value.
  private func success(_ call: RunCall) -> (statements: [String], sends: Bool) {
    guard case .send(let success) = run.success else {
      return ([discarding(call)], false)
    }
    if success.arguments == nil, let action = project.action(success, of: feature),
      let parameter = action.parameters.first
    {
      func send(_ value: String) -> String {
        dialect.sending(action.tree([.argument(parameter.label, .text(value))]))
      }
      let line = send(call.text)
      guard line.contains("\n") else { return ([line], true) }
      let name = run.call.facts.mentions(parameter.name.value) ? "value" : parameter.name.declared
      return (["let \(name) = \(call.text)", send(name)], true)
    }
    let usesValue = success.mentions("value") && !locals.contains("value") && call.value != .nothing
    let first =
      usesValue && call.value != .statements ? "let value = \(call.text)" : discarding(call)
    return ([first, project.sending(success, of: feature, in: dialect)], true)
  }

  /// The call where nobody wants its value.
  private func discarding(_ call: RunCall) -> String {
    call.value == .something ? "_ = \(call.text)" : call.text
  }

  /// The form that sends value or error as a `Result`.
  private func body(of call: RunCall, _ result: ActionCall) -> Body {
    let path = project.action(result, of: feature)
    let parameter = path?.parameters.first
    func send(_ payload: String) -> String {
      dialect.sending(path?.tree([.argument(parameter?.label, .text(payload))]) ?? .text(""))
    }
    let payload = ErrorPayload(type: parameter?.type.facts.genericArguments.last ?? "")
    let success =
      call.value == .nothing
      ? [call.text, send(".success(())")] : [send(".success(\(call.text))")]
    let failure = send(".failure(\(payload.value))")
    var body = Body(
      statements: success, sends: true, mentionsState: run.call.facts.mentions("state"))
    if case .typed = payload, let type = call.thrownType {
      body.statements = [caughtStatement(success, type: type, failure: failure)]
    } else {
      body.failure = ["parameters": "error, send", "statements": .list([.text(failure)])]
    }
    return body
  }

  /// The statement that tells of an error of the very type that the call throws, where that type matters.
  private func typedFailure(_ call: RunCall) -> (type: String, statement: String)? {
    guard case .send(let failure) = run.failure, let type = call.thrownType,
      let action = project.action(failure, of: feature)
    else { return nil }
    guard failure.arguments == nil else {
      return failure.mentions("error")
        ? (type, project.sending(failure, of: feature, in: dialect)) : nil
    }
    guard let parameter = action.parameters.first,
      case .typed = ErrorPayload(type: parameter.type.text)
    else { return nil }
    return (type, dialect.sending(action.tree([.argument(parameter.label, .text("error"))])))
  }
}

/// The closure behind `catch:`, which a `CancellationError` does not reach.
func failureClosure(
  _ outcome: RunEffect.Outcome, of feature: Feature, in project: FeatureProject,
  _ dialect: Dialect
) -> TemplateValue {
  switch outcome {
  case .none:
    return false
  case .ignore:
    return ["parameters": "_, _", "statements": []]
  case .send(let failure):
    var action = project.tree(failure, of: feature)
    if let path = project.action(failure, of: feature), let arguments = failure.arguments {
      action = path.tree(zip(arguments, path.parameters).map { $0.wrappingError(for: $1) })
    }
    var usesError = failure.mentions("error")
    if failure.arguments == nil, let path = project.action(failure, of: feature),
      let parameter = path.parameters.first
    {
      let error = ErrorPayload(type: parameter.type.text).value
      action = path.tree([.argument(parameter.label, .text(error))])
      usesError = true
    }
    let capture = failure.mentions("state") ? "[state] " : ""
    return [
      "parameters": .text("\(capture)\(usesError ? "error" : "_"), send"),
      "statements": .list([.text(dialect.sending(action))]),
    ]
  }
}

/// Statements whose error, which is of one type, is caught on the spot.
private func caughtStatement(_ statements: [String], type: String, failure: String) -> String {
  let body = statements.map { $0.indented() }.joined(separator: "\n")
  return """
    do throws(\(type)) {
    \(body)
    } catch {
    \(failure.indented())
    }
    """
}

extension ErrorPayload {
  /// The caught error as the payload takes it.
  var value: String {
    switch self {
    case .wrapped: "EffectError(error)"
    case .untyped, .typed: "error"
    }
  }
}

extension RunCall {
  /// The one type of error that the call throws, if it is known.
  var thrownType: String? {
    if case .typed(let type) = failure { type } else { nil }
  }
}

extension RunEffect.Outcome {
  /// Whether the action's arguments mention a name.
  func mentions(_ name: String) -> Bool {
    if case .send(let call) = self { call.mentions(name) } else { false }
  }
}

extension String {
  /// The text with every line that is not empty moved two spaces to the right.
  func indented() -> String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : "  \($0)" }
      .joined(separator: "\n")
  }
}

extension CallArgument {
  /// The argument, the error of a call wrapped where its parameter takes it so.
  fileprivate func wrappingError(for parameter: Parameter) -> CallTree {
    guard value.text == "error", case .wrapped = ErrorPayload(type: parameter.type.text) else {
      return tree
    }
    return .argument(label?.name, .text("EffectError(error)"))
  }
}
