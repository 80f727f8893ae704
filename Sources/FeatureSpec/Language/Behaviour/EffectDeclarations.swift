import SpecSource
import SpecSwift

/// An asynchronous call, and the actions that receive its value or error.
public struct RunEffect: Sendable {
  /// What happens when the call has ended.
  public enum Outcome: Sendable {
    /// There is nothing to send.
    case none
    /// Nothing is sent.
    case ignore
    /// An error is left to the runtime, which reports it.
    case unhandled
    /// An action is sent.
    case send(NamedAction)
  }

  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The call, as statements.
  public var call: SwiftFragment
  /// What happens with its value.
  public var success: Outcome
  /// What happens with its error.
  public var failure: Outcome
  /// The key in the spec that says what happens with an error.
  public var failureKey: Optional<SourceSpan>
  /// The action that receives value or error as a `Result`.
  public var result: Optional<NamedAction>
  /// Whether a `CancellationError` that the call throws is an error like any other.
  public var deliversCancellation: Bool
  /// The id by which it can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect of the same id is cancelled first.
  public var cancelsInFlight: Bool
  /// The priority of its task.
  public var priority: Optional<SwiftFragment>
  /// How long it waits before the call.
  public var pause: Optional<DurationValue>
  /// Whether the call returns a sequence, whose elements are the values.
  package var isStream: Bool

  /// Whether it has a result action beside others, which was reported when it was read.
  package var contradictsItself: Bool {
    guard result != nil else { return false }
    if case .none = success, case .none = failure { return false }
    return true
  }
}

/// An action that is sent after a while.
public struct DelayEffect: Sendable {
  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The time before the action is sent.
  public var delay: DurationValue
  /// What is sent.
  public var send: NamedAction
  /// The id by which it can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect of the same id is cancelled first.
  public var cancelsInFlight: Bool
}

/// An action that is sent again and again.
public struct TimerEffect: Sendable {
  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The time between two sends.
  public var interval: DurationValue
  /// What is sent.
  public var send: NamedAction
  /// The id by which it can be cancelled; a running timer of the same id is replaced.
  public var id: Optional<EffectID>
}

/// What follows the elements of an asynchronous sequence.
public struct StreamEffect: Sendable {
  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The sequence.
  public var sequence: SwiftFragment
  /// What an element is called, if not `element`.
  public var element: Optional<Located<String>>
  /// When something follows an element; nil for all of them.
  public var condition: Optional<SwiftFragment>
  /// What is sent for each element.
  public var send: Optional<NamedAction>
  /// What is done for each element, in place of what is sent.
  public var steps: [TaskStep]
  /// What is sent when the sequence has ended.
  public var finished: Optional<NamedAction>
  /// What happens with an error that ends it.
  public var failure: RunEffect.Outcome
  /// The key in the spec that says what happens with an error.
  public var failureKey: Optional<SourceSpan>
  /// Whether a `CancellationError` that ends it is an error like any other.
  public var deliversCancellation: Bool
  /// The id by which it can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect of the same id is cancelled first.
  public var cancelsInFlight: Bool
}

/// An effect that is written as Swift.
public struct ExpressionEffect: Sendable {
  /// The effect, of type `Effect<Action>`.
  public var effect: SwiftFragment
  /// The id by which it can be cancelled.
  public var id: Optional<EffectID>
  /// Whether a running effect of the same id is cancelled first.
  public var cancelsInFlight: Bool
}
