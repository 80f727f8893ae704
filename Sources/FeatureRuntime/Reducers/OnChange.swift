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
  ///   - value: What to watch.
  ///   - react: Takes the value before and the state, and returns the work that follows.
  @inlinable
  public func onChange<Value: Equatable>(
    of value: @escaping (State) -> Value,
    _ react: @escaping (_ oldValue: Value, _ state: inout State) -> Effect<Action>
  ) -> OnChangeReducer<Self, Value> {
    OnChangeReducer(base: self, value: value, react: react)
  }
}

extension Reducer {
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
  ///   - value: What to watch.
  ///   - reducer: Takes the values before and after, and makes the reducer that follows.
  @inlinable
  public func onChange<Value: Equatable, Next: Reducer<State, Action>>(
    of value: @escaping (State) -> Value,
    @ReducerBuilder<State, Action> _ reducer: @escaping (_ old: Value, _ new: Value) -> Next
  ) -> ChangeReducer<Self, Value, Next> {
    ChangeReducer(base: self, value: value, reducer: reducer)
  }
}

/// A reducer that lets another reduce too when it has changed a value.
public struct ChangeReducer<
  Base: Reducer, Value: Equatable, Next: Reducer<Base.State, Base.Action>
>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let value: (Base.State) -> Value
  @usableFromInline let reducer: (Value, Value) -> Next

  @inlinable
  init(
    base: Base,
    value: @escaping (Base.State) -> Value,
    reducer: @escaping (Value, Value) -> Next
  ) {
    self.base = base
    self.value = value
    self.reducer = reducer
  }

  /// Lets the first reduce, and the other one if the value has changed.
  @inlinable
  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    let oldValue = value(state)
    let effect = base.reduce(into: &state, action: action)
    let newValue = value(state)
    guard newValue != oldValue else { return effect }
    return effect.merge(
      with: reducer(oldValue, newValue).reduce(into: &state, action: action)
    )
  }
}

/// A reducer that reacts to a change of another.
public struct OnChangeReducer<Base: Reducer, Value: Equatable>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let value: (Base.State) -> Value
  @usableFromInline let react: (Value, inout Base.State) -> Effect<Base.Action>

  @inlinable
  init(
    base: Base,
    value: @escaping (Base.State) -> Value,
    react: @escaping (Value, inout Base.State) -> Effect<Base.Action>
  ) {
    self.base = base
    self.value = value
    self.react = react
  }

  /// Lets the other reduce, and reacts if it has changed the value.
  @inlinable
  public func reduce(
    into state: inout Base.State,
    action: Base.Action
  ) -> Effect<Base.Action> {
    let oldValue = value(state)
    let effect = base.reduce(into: &state, action: action)
    guard value(state) != oldValue else { return effect }
    return effect.merge(with: react(oldValue, &state))
  }
}
