import SpecSource
import SpecSwift

/// Something that can happen to a feature, and what follows.
public struct FeatureAction: Sendable {
  /// The action's name.
  public var name: Located<String>
  /// When it happens.
  public var documentation: Documentation
  /// What comes with it.
  public var parameters: [Parameter]
  /// What follows.
  public var block: Block
}

/// What follows an action: a condition, changes of the state, and effects.
public struct Block: Sendable {
  /// When this does not hold, nothing follows.
  public var condition: SwiftFragment?
  /// Statements over the state.
  public var statements: SwiftFragment?
  /// The ids of effects to end.
  public var cancellations: [Located<String>]
  /// Actions to send, in order.
  public var sends: [ActionCall]
  /// Asynchronous calls.
  public var runs: [RunEffect]
  /// Repeated actions.
  public var timers: [TimerEffect]
  /// Delayed actions.
  public var delays: [DelayEffect]

  /// A block in which nothing follows.
  public static let empty = Block(
    condition: nil, statements: nil, cancellations: [], sends: [], runs: [], timers: [],
    delays: [])
}

/// An asynchronous call, and the actions that tell how it went.
public struct RunEffect: Sendable {
  /// What is told when the call has ended.
  public enum Outcome: Sendable {
    /// Nothing can be told.
    case none
    /// Nothing is told.
    case ignore
    /// An action is sent.
    case send(ActionCall)
  }

  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The call, as statements.
  public var call: SwiftFragment
  /// What is told of its value.
  public var success: Outcome
  /// What is told of its error.
  public var failure: Outcome
  /// Where it is said what is told of an error.
  public var failureKey: SourceSpan?
  /// The action that receives value or error as a `Result`.
  public var result: ActionCall?
  /// The id by which it can be cancelled.
  public var id: Located<String>?
  /// Whether a running effect of the same id is cancelled first.
  public var cancelsInFlight: Bool
  /// The priority of its task.
  public var priority: SwiftFragment?
  /// How long it waits before the call.
  public var pause: DurationValue?
}

/// An action that is sent after a while.
public struct DelayEffect: Sendable {
  /// Where the effect stands in the spec.
  public var span: SourceSpan
  /// The time before the action is sent.
  public var delay: DurationValue
  /// What is sent.
  public var send: ActionCall
  /// The id by which it can be cancelled.
  public var id: Located<String>?
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
  public var send: ActionCall
  /// The id by which it can be cancelled; a running timer of the same id is replaced.
  public var id: Located<String>?
}
