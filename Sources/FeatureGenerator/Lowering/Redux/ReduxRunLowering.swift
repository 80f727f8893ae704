import FeatureProgram
import FeatureSpec
import SpecSwift
import SwiftCode

/// Turns a `run` into statements of a middleware. The statements return the action for the value or the error.
struct ReduxRunLowering {
  let run: RunEffect
  let scope: EffectScope

  /// The statements.
  var code: Code {
    let lowered = RunLowering(run: run, scope: scope).body
    let body = lowered.items.map(\.code) + (endsWithReturn ? [] : ["return nil"])
    let call = run.resolvedCall(of: scope.feature, in: scope.project)
    let silence = Code.block("} catch {", ["return nil"])
    guard let failure = lowered.failure else {
      // A middleware does not throw, not even after the cancellation of its task.
      guard case .cancellation = call.failure else { return .lines(body) }
      return caught(body, by: silence)
    }
    guard !failure.statements.isEmpty else { return caught(body, by: silence) }
    let handler = Code.block("} catch {", failure.statements)
    guard call.thrownType == nil else { return caught(body, by: handler) }
    return caught(
      body, by: .block("} catch is CancellationError {", ["return nil"], handler),
      type: call.isDeclared ? "" : " throws(any Error)")
  }

  /// Adds the handling of errors to statements.
  ///
  /// - Parameter type: The `throws` clause, needed where the compiler might infer a narrower type of the errors.
  private func caught(_ body: [Code], by handlers: Code, type: String = "") -> Code {
    .block("do\(type) {", body, handlers)
  }

  /// Whether an action follows the call.
  private var endsWithReturn: Bool {
    if run.result != nil { return true }
    if case .send = run.success { return true }
    return false
  }
}
