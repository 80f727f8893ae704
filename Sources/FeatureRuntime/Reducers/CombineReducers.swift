/// Several reducers as one, to apply an operator to all of them.
public struct CombineReducers<State, Action: Sendable, Combined>: Reducer
where Combined: Reducer<State, Action> {
  @usableFromInline let combined: Combined

  /// Combines reducers.
  @inlinable
  public init(@ReducerBuilder<State, Action> _ build: () -> Combined) {
    self.combined = build()
  }

  /// Runs the reducers one after the other.
  @inlinable
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    combined.reduce(into: &state, action: action)
  }
}

extension CombineReducers: Sendable where Combined: Sendable {}
