/// The result of a search through the states of a feature.
public struct Exploration: Equatable, Sendable {
  /// The reason why a search ended.
  public enum End: Equatable, Sendable {
    /// No action leads to a new state.
    case exhausted
    /// Every sequence up to the maximum depth was tried; longer sequences may lead further.
    case depth
    /// The maximum number of states was visited.
    case limit
  }

  /// The number of different states that were visited, including the initial state.
  public var states: Int
  /// The number of actions up to which every sequence was tried.
  public var depth: Int
  /// The reason why the search ended.
  public var end: End

  /// Makes a result.
  public init(states: Int, depth: Int, end: End) {
    self.states = states
    self.depth = depth
    self.end = end
  }
}
