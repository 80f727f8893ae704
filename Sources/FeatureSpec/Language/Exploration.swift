import SpecSource
import SpecSwift

/// A search of every state that some actions reach.
public struct Exploration: Sendable {
  /// The state that the search begins in and what the dependencies do: a test without steps.
  public var setup: TestCase
  /// The actions to try in every state.
  public var actions: [ExploredAction]
  /// How many actions a sequence has at most.
  public var depth: Located<Int>
  /// How many states are visited at most; nil for the runtime's own limit.
  public var limit: Optional<Located<Int>>
  /// How many delays and ticks of timers are over after one action at most; nil for as many as there are.
  public var delays: Optional<Located<Int>>
  /// What holds in every state.
  public var invariants: [Invariant]
}

/// An action to try in every state.
public enum ExploredAction: Sendable {
  /// An action is sent.
  case send(NamedAction)
  /// A field is written through its binding.
  case bind(BoundField)
}

/// A condition that holds in every state.
public struct Invariant: Sendable {
  /// What it says, in words.
  public var name: Located<String>
  /// The condition, over `state`.
  public var condition: SwiftFragment
}
