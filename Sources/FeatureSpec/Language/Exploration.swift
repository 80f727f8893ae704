import SpecSource
import SpecSwift

/// A search through every state that some actions reach.
public struct Exploration: Sendable {
  /// The state in which the search begins and the behaviour of the dependencies: a test without steps.
  public var setup: TestCase
  /// The actions to try in every state.
  public var actions: [ExploredAction]
  /// The maximum number of actions in a sequence.
  public var depth: Located<Int>
  /// The maximum number of states that are visited; nil for the runtime's own limit.
  public var limit: Optional<Located<Int>>
  /// The maximum number of delays and timer ticks that end after one action; nil for no limit.
  public var delays: Optional<Located<Int>>
  /// The conditions that hold in every state.
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
  /// The statement of the invariant, in words.
  public var name: Located<String>
  /// The condition, over `state`.
  public var condition: SwiftFragment
}
