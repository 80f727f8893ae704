/// Changes a feature's state with each action and returns the effects that follow.
///
/// Implement ``reduce(into:action:)``, as generated features do, or compose other reducers in
/// ``body-swift.property``.
public protocol Reducer<State, Action> {
  /// The state of the feature.
  associatedtype State

  /// The actions that can happen to the feature.
  associatedtype Action: Sendable

  /// The type of the body; `Never` for a feature that reduces by itself.
  associatedtype Body

  /// Changes the state and returns the effects that follow.
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
    fatalError("'\(Self.self)' has no body, because it implements 'reduce' itself")
  }
}

extension Reducer where Body: Reducer, Body.State == State, Body.Action == Action {
  /// Runs the body.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    body.reduce(into: &state, action: action)
  }
}
