import FeatureSpec
import SpecSwift

/// Turns a `run` into the statements of an effect's closure.
struct RunLowering {
  let run: RunEffect
  let feature: Feature
  let project: FeatureProject
  let dialect: Dialect
  /// The names of what comes with the action and of what the block declares.
  let locals: Set<String>

  /// The effect with a closure.
  func lower() -> RunModel {
    let call = run.resolvedCall(of: feature, in: project)
    let body = body(of: call)
    let ids = CancelIDLowering(feature: feature, project: project, dialect: dialect)
    return RunModel(
      priority: run.priority?.text,
      spec: dialect.place(of: run.failure, at: run.span),
      capturesState: body.mentionsState || run.pause?.mentions("state") == true,
      statements: (run.pause.map { [pauseStatement($0)] } ?? []) + body.statements,
      sends: body.sends,
      failure: body.failure,
      cancellable: run.id.map { ids.arguments($0, cancelsInFlight: run.cancelsInFlight) })
  }

  /// The closure's statements, and the closure that receives an error.
  private struct Body {
    var statements: [String]
    var sends: Bool
    var mentionsState: Bool
    var failure: RunModel.Failure?
  }

  /// The form that fits the errors of the call and the actions that follow it.
  private func body(of call: RunCall) -> Body {
    if let result = run.result { return body(of: call, result) }
    let mentionsState = run.call.analysis.mentions("state")
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
      let name =
        run.call.analysis.mentions(parameter.name.value) ? "value" : parameter.name.declared
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
    let payload = ErrorPayload(type: parameter?.type.analysis.genericArguments.last ?? "")
    let success =
      call.value == .nothing
      ? [call.text, send(".success(())")] : [send(".success(\(call.text))")]
    let failure = send(".failure(\(payload.value))")
    var body = Body(
      statements: success, sends: true, mentionsState: run.call.analysis.mentions("state"))
    if case .typed = payload, let type = call.thrownType {
      body.statements = [caughtStatement(success, type: type, failure: failure)]
    } else {
      body.failure = ("error, send", [failure])
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
