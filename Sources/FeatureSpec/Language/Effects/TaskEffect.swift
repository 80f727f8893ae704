import SpecSource
import SpecSwift

/// Work in a task of its own. Its steps follow one another and share the names that calls declare.
public struct TaskEffect: Sendable {
  /// The place of the effect in the spec.
  public var span: SourceSpan
  /// Whether the task is written as an action under `send`.
  public var isSend: Bool
  /// The steps of the task.
  public var steps: [TaskStep]
  /// The consequence of an error of any step, which ends the task.
  public var failure: RunEffect.Outcome
  /// The key in the spec that names the consequence of an error.
  public var failureKey: Optional<SourceSpan>
  /// Whether a `CancellationError` that a step throws is treated like any other error.
  public var deliversCancellation: Bool
  /// The id by which the task can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect with the same id is cancelled first.
  public var cancelsInFlight: Bool
  /// The priority of the task.
  public var priority: Optional<SwiftFragment>
  /// The time before the first step.
  public var pause: Optional<DurationValue>
}

/// A step of a task.
public enum TaskStep: Sendable {
  /// A call. The names that its statements declare stay in scope, and its error is the error of the task.
  case call(RunEffect)
  /// An action is sent.
  case send(NamedAction)
  /// A pause.
  case pause(DurationValue, SourceSpan)
  /// The steps of the first branch whose condition holds run.
  case branches([TaskBranch])
  /// The request to the parent to dismiss the feature.
  case dismissal(Dismissal)
}

/// A branch of a step. At most one branch of a step runs.
public struct TaskBranch: Sendable {
  /// The place of the branch in the spec.
  public var span: SourceSpan
  /// The condition of the branch; nil for the last branch, `else`.
  public var condition: Optional<SwiftFragment>
  /// The steps of the branch.
  public var steps: [TaskStep]
}

extension TaskEffect: EffectContent {
  package var key: String { isSend ? "send" : "task" }
  package var title: String {
    guard isSend else { return "'task'" }
    return pause == nil ? "'send: \(span.text)'" : "the delayed '\(shortText(span.text))'"
  }
  package var answers: [NamedAction] { sentActions + failure.calls }
  package var dismissals: [Dismissal] {
    allSteps.compactMap { if case .dismissal(let dismissal) = $0 { dismissal } else { nil } }
  }
  package var outcomeOfErrors: (outcome: RunEffect.Outcome, key: SourceSpan?)? {
    (failure, failureKey)
  }
  package var takesTime: Bool { true }
  package var needsClock: Bool { pause != nil || pausesBetween }

  package func changingActions(_ change: (NamedAction) -> NamedAction) -> TaskEffect {
    var task = self
    task.steps = steps.map { $0.changingActions(change) }
    task.failure = failure.changingActions(change)
    return task
  }

  package func addFragments(to scopes: inout BlockScopes, in scope: BlockScopes.Scope) {
    scopes.add([pause?.fragment].compactMap(\.self), at: .setting, in: scope)
    steps.addFragments(to: &scopes, in: scope)
    scopes.add([priority].compactMap(\.self), at: .setting, in: scope)
    failure.addFragments(to: &scopes, in: scope)
  }
}
