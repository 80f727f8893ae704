import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

/// Turns a `run` into the statements of an effect's closure.
struct RunLowering {
  let run: RunEffect
  let scope: EffectScope

  /// Lowers the `run` to an effect with a closure.
  func lower() -> RunEffectCode {
    let body = self.body
    return RunEffectCode(
      priority: run.priority?.code,
      spec: scope.dialect.place(of: run.failure, at: run.span),
      capturesState: body.mentionsState || run.pause?.mentions("state") == true,
      items: (run.pause.map { [.statements(scope.pausing($0))] } ?? []) + body.items,
      sends: body.sends,
      failure: body.failure,
      cancellable: run.id.map { scope.ids.arguments($0, cancelsInFlight: run.cancelsInFlight) })
  }

  /// The closure's statements, and the closure that receives an error.
  struct Body {
    var items: [BlockItem]
    var sends: Bool
    var mentionsState: Bool
    var failure: RunEffectCode.Failure?
  }

  /// The body of the closure.
  var body: Body { body(of: run.resolvedCall(of: scope.feature, in: scope.project)) }

  /// Returns the body that fits the errors of the call and the actions after it.
  private func body(of call: RunCall) -> Body {
    if let result = run.result { return body(of: call, result) }
    let mentionsState = run.call.analysis.mentions("state")
    let success = success(call)
    let failure = caughtFailure(
      run.failure, of: call, delivers: run.deliversCancellation, in: scope)
    return Body(
      items: failure.following(success.items), sends: success.sends || failure.isInside,
      mentionsState: mentionsState || run.success.mentions("state")
        || failure.isInside && run.failure.mentions("state"),
      failure: failure.closure)
  }

  /// The call, and the action that receives its value.
  struct Success {
    /// The only statement, for use if it fits on its line.
    var line: Code?
    /// The statements in other cases.
    var statements: [Code]
    /// Whether one of the statements sends an action.
    var sends = true
    /// The name of the value in the statements.
    var name: String?

    fileprivate var items: [BlockItem] {
      let items = statements.map { BlockItem.statements($0) }
      return line.map { [.line($0, else: items)] } ?? items
    }
  }

  /// Returns the call and the action that receives its value.
  func success(_ call: RunCall) -> Success {
    guard case .send(let success) = run.success else {
      return Success(statements: [discarding(call)], sends: false)
    }
    let action = success.path.linked
    if success.arguments == nil, let parameter = action.parameters.taking {
      func send(_ value: Code) -> Code {
        scope.dialect.sending(
          success.code([.labeled(parameter.label, value)]), success.animation)
      }
      let name =
        run.call.analysis.mentions(parameter.name.value) ? "value" : parameter.name.declared
      return Success(
        line: send(call.code), statements: ["let \(name) = \(call.code)", send(Code(name))],
        name: name)
    }
    let usesValue =
      success.mentions("value") && !scope.locals.contains("value") && call.value != .nothing
    let isNamed = usesValue && call.value != .statements
    let first = isNamed ? "let value = \(call.code)" : discarding(call)
    return Success(
      statements: [first, scope.dialect.sending(success)], name: isNamed ? "value" : nil)
  }

  /// Returns the call with its value discarded.
  private func discarding(_ call: RunCall) -> Code {
    guard call.value == .something else { return call.code }
    let lines = call.text.split(separator: "\n", omittingEmptySubsequences: false)
    let comments = lines.prefix { $0.drop(while: \.isWhitespace).hasPrefix("//") }
    let start = comments.reduce(0) { $0 + $1.utf8.count + 1 }
    return call.code.replacing([(start..<start, "_ = ")])
  }

  /// Returns the body that sends the value or the error as a `Result`.
  private func body(of call: RunCall, _ result: NamedAction) -> Body {
    let path = result.path.linked
    let parameter = path.parameters.taking
    func send(_ payload: Code) -> Code {
      scope.dialect.sending(result.code([.labeled(parameter?.label, payload)]), result.animation)
    }
    let payload = scope.project.errorPayload(parameter, of: scope.feature)
    let success =
      call.value == .nothing
      ? [call.code, send(".success(())")] : [send(".success(\(call.code))")]
    let failure = CaughtFailure(
      result: send(".failure(\(payload.value))"), payload, of: call,
      delivers: run.deliversCancellation)
    return Body(
      items: failure.following(success.map { .statements($0) }), sends: true,
      mentionsState: run.call.analysis.mentions("state"), failure: failure.closure)
  }
}

extension RunCall {
  /// The call with the keywords that it needs.
  var code: Code { "\(keywords)\(call)" }
}
