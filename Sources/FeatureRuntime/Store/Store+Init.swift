extension Store {
  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: Makes the reducer.
  ///   - prepare: Overrides dependencies for the reducer and its effects.
  @inlinable
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil
  ) {
    self.init(initialState, reducer, StoreSetup(prepare), .make())
  }

  /// Makes a store of an observable state.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - reducer: Makes the reducer.
  ///   - prepare: Overrides dependencies for the reducer and its effects.
  @inlinable
  public convenience init<R: Reducer<State, Action>>(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> R,
    withDependencies prepare: ((inout DependencyValues) -> Void)? = nil
  ) where State: ObservableState {
    self.init(initialState, reducer, StoreSetup(prepare), State.makePlan())
  }

  @inlinable
  convenience init<R: Reducer<State, Action>>(
    _ initialState: () -> State,
    _ reducer: () -> R,
    _ setup: StoreSetup,
    _ plan: ObservationPlan<State>
  ) {
    let (state, reducer) = setup.perform { (initialState(), reducer()) }
    // Two closures, so that a store without overrides does not check for them at every action.
    let root =
      setup.hasOverrides
      ? RootStore<State, Action>(state: state, plan: plan) { state, action in
        setup.perform { reducer.reduce(into: &state, action: action) }
      }
      : RootStore<State, Action>(state: state, plan: plan) { state, action in
        reducer.reduce(into: &state, action: action)
      }
    self.init(root: root)
  }
}

/// The dependencies that a store was made with.
@usableFromInline
struct StoreSetup: Sendable {
  private let values: DependencyValues

  @usableFromInline let hasOverrides: Bool

  @usableFromInline
  init(_ prepare: ((inout DependencyValues) -> Void)?) {
    var values = DependencyValues.current
    prepare?(&values)
    self.values = values
    self.hasOverrides = prepare != nil || DependencyValues.currentIfOverridden != nil
  }

  @usableFromInline
  func perform<Result>(_ operation: () -> Result) -> Result {
    guard hasOverrides else { return operation() }
    return values.perform(operation)
  }
}
