/// The result of a search through the states of a feature.
public struct Exploration: Equatable, Sendable {
  /// Why a search ended.
  public enum End: Equatable, Sendable {
    /// No action leads to a new state.
    case exhausted
    /// Every sequence of as many actions as allowed was tried; longer ones may lead further.
    case depth
    /// As many states as allowed were visited.
    case limit
  }

  /// How many different states were visited, the initial one included.
  public var states: Int
  /// The number of actions up to which every sequence was tried.
  public var depth: Int
  /// Why the search ended.
  public var end: End

  /// Makes a result.
  public init(states: Int, depth: Int, end: End) {
    self.states = states
    self.depth = depth
    self.end = end
  }
}
