import FeatureProgram
import FeatureSpec
import SpecSwift

/// Turns a `run` into statements of a middleware, which return the action for its value or error.
struct ReduxRunLowering {
  let run: RunEffect
  let scope: EffectScope

  /// The statements.
  var text: String {
    let lowered = RunLowering(run: run, scope: scope.with(columns: scope.columns - 2)).body
    let body = lowered.statements.joined(separator: "\n")
    let ending = endsWithReturn ? "" : "\nreturn nil"
    let call = run.resolvedCall(of: scope.feature, in: scope.project)
    let silence = "} catch {\n  return nil"
    guard let failure = lowered.failure else {
      // A middleware does not throw, not even when its task was cancelled.
      guard case .cancellation = call.failure else { return body + ending }
      return caught(body + ending, by: silence)
    }
    guard !failure.statements.isEmpty else { return caught(body + ending, by: silence) }
    let handler = "} catch {\n\(failure.statements.joined(separator: "\n").indented())"
    guard call.thrownType == nil else { return caught(body + ending, by: handler) }
    return caught(
      body + ending, by: "} catch is CancellationError {\n  return nil\n\(handler)",
      type: call.isDeclared ? "" : " throws(any Error)")
  }

  /// Statements with what follows an error.
  ///
  /// - Parameter type: Which errors are caught, where the compiler might find them to be of a narrower type.
  private func caught(_ body: String, by handlers: String, type: String = "") -> String {
    """
    do\(type) {
    \(body.indented())
    \(handlers)
    }
    """
  }

  /// Whether the call is followed by an action.
  private var endsWithReturn: Bool {
    if run.result != nil { return true }
    if case .send = run.success { return true }
    return false
  }
}
