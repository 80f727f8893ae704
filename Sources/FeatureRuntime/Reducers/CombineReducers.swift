/// Several reducers as one, to apply an operator to all of them.
public struct CombineReducers<Combined: Reducer>: Reducer {
  @usableFromInline let combined: Combined

  /// Combines reducers.
  @inlinable
  public init<State, Action>(
    @ReducerBuilder<State, Action> _ build: () -> Combined
  ) where Combined.State == State, Combined.Action == Action {
    self.combined = build()
  }

  /// Lets them reduce one after the other.
  @inlinable
  public func reduce(
    into state: inout Combined.State,
    action: Combined.Action
  ) -> Effect<Combined.Action> {
    combined.reduce(into: &state, action: action)
  }
}

extension CombineReducers: Sendable where Combined: Sendable {}
