import SpecSource
import SpecSwift

/// An asynchronous call, and the actions that receive its value or error.
public struct RunEffect: Sendable {
  /// The consequence of the end of a call.
  public enum Outcome: Sendable {
    /// The spec names no action.
    case none
    /// The value or the error is dropped.
    case ignore
    /// The runtime receives the error and reports it.
    case unhandled
    /// An action is sent.
    case send(NamedAction)
  }

  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// The call, as statements.
  public var call: SwiftFragment
  /// The consequence of the call's value.
  public var success: Outcome
  /// The consequence of the call's error.
  public var failure: Outcome
  /// The key in the spec that names the consequence of an error.
  public var failureKey: Optional<SourceSpan>
  /// The action that receives the value or the error as a `Result`.
  public var result: Optional<NamedAction>
  /// Whether a `CancellationError` that the call throws is treated like any other error.
  public var deliversCancellation: Bool
  /// The id by which the call can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect with the same id is cancelled first.
  public var cancelsInFlight: Bool
  /// The priority of the call's task.
  public var priority: Optional<SwiftFragment>
  /// The time before the call.
  public var pause: Optional<DurationValue>
  /// Whether the call returns a sequence, whose elements are the values.
  package var isStream: Bool

  /// Whether the call has a result action together with other actions. This contradiction was reported when the call
  /// was read.
  package var contradictsItself: Bool {
    guard result != nil else { return false }
    if case .none = success, case .none = failure { return false }
    return true
  }
}

extension RunEffect: EffectContent {
  package var key: String { "run" }
  package var title: String { "the 'run' of '\(shortText(call.text))'" }
  package var answers: [NamedAction] {
    success.calls + failure.calls + [result].compactMap(\.self)
  }
  package var calls: [RunEffect] { [self] }
  package var outcomeOfErrors: (outcome: Outcome, key: SourceSpan?)? { (failure, failureKey) }
  package var takesTime: Bool { true }
  package var needsClock: Bool { pause != nil }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> RunEffect {
    var run = self
    run.success = success.changingActions(change)
    run.failure = failure.changingActions(change)
    run.result = result.map(change)
    return run
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    addCall(to: &scopes, in: scope)
    scopes.add(result?.argumentValues ?? [], at: .payload, in: scope)
    scopes.add([priority].compactMap(\.self), at: .setting, in: scope)
    failure.addFragments(to: &scopes, in: scope)
  }

  /// Adds the Swift of the call and of the action for its value. The action may use the names that the call's
  /// statements declare.
  func addCall(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([pause?.fragment].compactMap(\.self), at: .setting, in: scope)
    scopes.add([call], at: .call, in: scope)
    var inside = scope.adding(.declared(by: call))
    if call.analysis.isSingleExpression { inside = inside.adding(.value("value", of: call)) }
    scopes.add(success.calls.flatMap(\.argumentValues), at: .payload, in: inside)
  }
}

extension RunEffect.Outcome {
  /// The action that is sent, if an action is sent.
  public var call: NamedAction? { calls.first }

  /// A list with the action that is sent, if an action is sent.
  package var calls: [NamedAction] {
    if case .send(let call) = self { [call] } else { [] }
  }

  /// Changes the action that is sent.
  func changingActions(_ change: (NamedAction) -> NamedAction) -> RunEffect.Outcome {
    if case .send(let action) = self { .send(change(action)) } else { self }
  }

  /// Adds the Swift of the action that receives an error.
  func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add(
      calls.flatMap(\.argumentValues), at: .payload, in: scope.adding(.error))
  }
}
