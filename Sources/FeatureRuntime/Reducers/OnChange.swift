extension Reducer {
  /// Reacts to a change that this reducer makes.
  ///
  /// ```swift
  /// .onChange(of: \.name) { oldValue, state in
  ///   state.history.append(oldValue)
  ///   return .none
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: Reads the value to watch.
  ///   - react: Receives the old value and the state, and returns an effect.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ react: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> OnChangeReducer<Self, Value> {
    OnChangeReducer(base: self, value: value) { oldValue, state, _ in react(oldValue, &state) }
  }

  /// Reacts to a change that this reducer makes by letting another one reduce the action.
  ///
  /// ```swift
  /// .onChange(of: \.isOn) { _, isOn in
  ///   Reduce { state, _ in
  ///     state.title = isOn ? "on" : "off"
  ///     return .none
  ///   }
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - value: Reads the value to watch.
  ///   - reducer: Receives the old and the new value, and makes the reducer that runs next.
  @inlinable
  public func onChange<Value: Equatable, Next: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ old: Value, _ new: Value) -> Next
  ) -> OnChangeReducer<Self, Value> {
    OnChangeReducer(base: self, value: value) { oldValue, state, action in
      reducer(oldValue, value(state)).reduce(into: &state, action: action)
    }
  }
}

/// A reducer that reacts to a change that another makes.
public struct OnChangeReducer<Base: Reducer, Value: Equatable>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let value: (Base.State) -> Value
  @usableFromInline let react: (Value, inout Base.State, Base.Action) -> Effect<Base.Action>

  @inlinable
  init(
    base: Base,
    value: @escaping (Base.State) -> Value,
    react: @escaping (Value, inout Base.State, Base.Action) -> Effect<Base.Action>
  ) {
    self.base = base
    self.value = value
    self.react = react
  }

  /// Runs the base reducer, and reacts if it has changed the value.
  @inlinable
  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    let oldValue = value(state)
    let effect = base.reduce(into: &state, action: action)
    guard value(state) != oldValue else { return effect }
    return effect.merge(with: react(oldValue, &state, action))
  }
}
