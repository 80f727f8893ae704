import FeatureRuntime

/// Visits every state that a feature can reach by some actions and checks invariants in each.
///
/// ```swift
/// await StateExplorer(initialState: CounterFeature.State()) {
///   CounterFeature()
/// } withDependencies: {
///   $0.random.int = { _ in 5 }
/// }
/// .explore(
///   actions: [("increment", .increment), ("reset", .reset)],
///   depth: 5,
///   invariants: [StateInvariant("the count is never negative") { state in state.count >= 0 }]
/// )
/// ```
///
/// Every sequence of actions starts from the beginning: with the initial state, with a reducer and dependencies of
/// its own, and with the original shared values. Create the values that overrides use (a counter, a recorder) inside
/// `withDependencies`. Overrides should return constants; otherwise, states never repeat.
///
/// A step is an action together with all actions of its effects, until the effects have ended or wait for something
/// outside. The explorer replaces every overridden clock with its own: a sleep ends at once, except in an effect that
/// has sent an action in the same step. Therefore, a delay ends within its step, and a timer ticks once in each step.
/// Repeated actions of an effect, such as the elements of a stream, also arrive once per step; the next element waits
/// for the next step. Effects continue from step to step until they end or the feature cancels them.
@MainActor
public final class StateExplorer<State, Action: Sendable> {
  /// Makes the run of one sequence of actions.
  let makeRun: @MainActor () -> ExplorerRun<State, Action>

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - initialState: The first state of every sequence of actions.
  ///   - reducer: Makes the reducer, for each sequence.
  ///   - prepare: Overrides dependencies, for each sequence; the use of a dependency without an override fails the
  ///     test.
  public init<R: Reducer<State, Action>>(
    initialState: @autoclosure @escaping @MainActor () -> State,
    @ReducerBuilder<State, Action> reducer: @escaping @MainActor () -> R,
    withDependencies prepare: @escaping @MainActor (inout DependencyValues) -> Void = { _ in }
  ) {
    self.makeRun = {
      var dependencies = DependencyValues.test()
      dependencies.defaultInMemoryStorage = InMemoryStorage()
      prepare(&dependencies)
      let clock = StepClock()
      clock.takePlace(in: &dependencies)
      let (state, reducer) = dependencies.perform { (initialState(), reducer()) }
      return ExplorerRun(state: state, dependencies: dependencies, clock: clock) {
        reducer.reduce(into: &$0, action: $1)
      }
    }
  }

  /// Visits the states, breadth first, and reports each violated invariant once, at the place where the invariant is
  /// made, with a shortest sequence of actions that leads to the violation.
  ///
  /// States with equal dumps count as one. The search continues from a state once, and once more for every other set
  /// of effects that still run in the state, because they lead elsewhere. It also checks the states between an action
  /// and the actions that its effects send.
  ///
  /// An action for a child, an alert or a stack's element that does not exist leads nowhere.
  ///
  /// A search that stops at its limit fails the test, because it has checked fewer states than the test demands. A
  /// search that reaches its depth does not fail.
  ///
  /// Effects that send one another endlessly fail the test, too. If delays or timers separate such actions, as in a
  /// retry, specify how many of the delays end after one action.
  ///
  /// - Parameters:
  ///   - actions: The actions, each with its name in the specification.
  ///   - depth: The maximum number of actions in a sequence.
  ///   - limit: The maximum number of states to visit.
  ///   - delays: The maximum number of delays and ticks of timers that end after one action; the others wait for the
  ///     next action. Nil for no limit.
  ///   - invariants: The conditions that hold in every state.
  /// - Returns: The number of visited states, and the reason why the search ended.
  @discardableResult
  public func explore(
    actions: [(name: String, action: Action)],
    depth: Int,
    limit: Int = 10_000,
    delays: Int? = nil,
    invariants: [StateInvariant<State>],
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) async -> Exploration {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    let search = StateSearch(
      makeRun: makeRun,
      actions: actions,
      limit: limit,
      delays: delays,
      invariants: invariants,
      place: place
    )
    return await reportingOnce(at: place) { await search.run(to: depth) }
  }
}
