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
/// Every sequence of actions begins anew: with the initial state, a reducer and dependencies made
/// for it alone, and with shared values as they were before. Make the values that overrides hold (a
/// counter, a recorder) inside `withDependencies`. Overrides should return constants, or states
/// never repeat.
///
/// A step is an action and all that its effects do, until they have ended or wait for something
/// outside. The explorer replaces every overridden clock with its own: a sleep is over at once,
/// except that of an effect which has sent something in the same step. So a delay is over within
/// its step, and a timer ticks once in each. Repeated actions of an effect, such as the elements of
/// a stream, arrive once per step too; the next element waits for the next step. Effects run on
/// from step to step until they end or the feature cancels them.
@MainActor
public final class StateExplorer<State, Action: Sendable> {
  /// Makes the run of one sequence of actions.
  let makeRun: @MainActor () -> ExplorerRun<State, Action>

  /// Makes an explorer.
  ///
  /// - Parameters:
  ///   - initialState: The state that every sequence of actions begins with.
  ///   - reducer: Makes the reducer, for each sequence.
  ///   - prepare: Overrides dependencies, for each sequence; one that is used without an override
  ///     fails the test.
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

  /// Visits the states, breadth first, and reports each violated invariant once, where it is made, with a shortest
  /// sequence of actions that leads there.
  ///
  /// States with equal dumps count as one. The search goes on from a state once, and once more for
  /// every other set of effects that still run in it, because they lead elsewhere. It also checks
  /// the states between an action and the actions that its effects send.
  ///
  /// An action that is meant for a child, an alert or a stack's element that is not there leads
  /// nowhere.
  ///
  /// A search that stops at its limit fails the test, because it has checked less than it says. A
  /// search that reaches its depth does not.
  ///
  /// Effects that send one another endlessly fail the test, too. Where delays or timers lie between, as in a retry, say
  /// how many of them are over after one action.
  ///
  /// - Parameters:
  ///   - actions: The actions, each with its name as it stands in a specification.
  ///   - depth: The most actions in a sequence.
  ///   - limit: The most states to visit.
  ///   - delays: The most delays and ticks of timers that are over after one action; the others wait for the next.
  ///     Nil for as many as there are.
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
