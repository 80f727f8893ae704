/// How a feature's state changes with its actions, and which effects follow.
///
/// Implement ``reduce(into:action:)``, as generated features do, or compose other reducers in
/// ``body-swift.property``.
public protocol Reducer<State, Action> {
  /// What the feature knows.
  associatedtype State

  /// What can happen to the feature.
  associatedtype Action: Sendable

  /// What the feature is composed of; `Never` if it reduces by itself.
  associatedtype Body

  /// Changes the state and returns the work that follows.
  func reduce(into state: inout State, action: Action) -> Effect<Action>

  /// The reducers that the feature is composed of, run one after the other.
  @ReducerBuilder<State, Action>
  var body: Body { get }
}

/// A reducer of the same state and actions as another: `var body: some ReducerOf<Self>`.
public typealias ReducerOf<R: Reducer> = Reducer<R.State, R.Action>

extension Reducer where Body == Never {
  /// Not to be called: the reducer implements ``reduce(into:action:)``.
  public var body: Body {
    fatalError("'\(Self.self)' has no body, it reduces by itself")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Lets the body reduce.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
