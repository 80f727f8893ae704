import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// Turns a `run` into the statements of an effect's closure.
struct RunLowering {
  let run: RunEffect
  let scope: EffectScope

  /// The effect with a closure.
  func lower() -> RunModel {
    let body = self.body
    return RunModel(
      priority: run.priority?.text,
      spec: scope.dialect.place(of: run.failure, at: run.span),
      capturesState: body.mentionsState || run.pause?.mentions("state") == true,
      items: ((run.pause.map { [scope.pausing($0)] } ?? []) + body.statements).map {
        .text($0)
      },
      sends: body.sends,
      failure: body.failure,
      cancellable: run.id.map { scope.ids.arguments($0, cancelsInFlight: run.cancelsInFlight) })
  }

  /// The closure's statements, and the closure that receives an error.
  struct Body {
    var statements: [String]
    var sends: Bool
    var mentionsState: Bool
    var failure: RunModel.Failure?
  }

  /// The form of the closure.
  var body: Body { body(of: run.resolvedCall(of: scope.feature, in: scope.project)) }

  /// The form that fits the errors of the call and the actions that follow it.
  private func body(of call: RunCall) -> Body {
    if let result = run.result { return body(of: call, result) }
    let mentionsState = run.call.analysis.mentions("state")
    let success = success(call)
    let failure = caughtFailure(
      run.failure, of: call, delivers: run.deliversCancellation, in: scope)
    return Body(
      statements: failure.following(success.statements), sends: success.sends || failure.isInside,
      mentionsState: mentionsState || run.success.mentions("state")
        || failure.isInside && run.failure.mentions("state"),
      failure: failure.closure)
  }

  /// The call, and the action that tells of its value.
  ///
  /// - Returns: The statements, whether one of them sends, and the name that they give the value.
  func success(_ call: RunCall) -> (statements: [String], sends: Bool, name: String?) {
    guard case .send(let success) = run.success else {
      return ([discarding(call)], false, nil)
    }
    let action = success.path.linked
    if success.arguments == nil, let parameter = action.parameters.taking {
      func send(_ value: String) -> String {
        scope.dialect.sending(
          action.tree([.argument(parameter.label, .text(value))]), success.animation,
          columns: scope.columns)
      }
      let line = send(call.text)
      guard line.isMultiline else { return ([line], true, nil) }
      let name =
        run.call.analysis.mentions(parameter.name.value) ? "value" : parameter.name.declared
      return (["let \(name) = \(call.text)", send(name)], true, name)
    }
    let usesValue =
      success.mentions("value") && !scope.locals.contains("value") && call.value != .nothing
    let isNamed = usesValue && call.value != .statements
    let first = isNamed ? "let value = \(call.text)" : discarding(call)
    let sent = scope.dialect.sending(success, columns: scope.columns)
    return ([first, sent], true, isNamed ? "value" : nil)
  }

  /// The call where nobody wants its value.
  private func discarding(_ call: RunCall) -> String {
    guard call.value == .something else { return call.text }
    let lines = call.text.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }
    let rest = lines.dropFirst(comments.count).joined(separator: "\n")
    return (comments + ["_ = \(rest)"]).joined(separator: "\n")
  }

  /// The form that sends value or error as a `Result`.
  private func body(of call: RunCall, _ result: NamedAction) -> Body {
    let path = result.path.linked
    let parameter = path.parameters.taking
    func send(_ payload: String) -> String {
      scope.dialect.sending(
        path.tree([.argument(parameter?.label, .text(payload))]), result.animation,
        columns: scope.columns)
    }
    let payload = scope.project.errorPayload(parameter, of: scope.feature)
    let success =
      call.value == .nothing
      ? [call.text, send(".success(())")] : [send(".success(\(call.text))")]
    let failure = CaughtFailure(
      result: send(".failure(\(payload.value))"), payload, of: call,
      delivers: run.deliversCancellation)
    return Body(
      statements: failure.following(success), sends: true,
      mentionsState: run.call.analysis.mentions("state"), failure: failure.closure)
  }
}
