/// A pure function and its middlewares as a reducer, whose only effect is to run them.
///
/// So a feature with a functional core can be tested with a `TestStore`, and live in a feature of reducers:
///
/// ```swift
/// let store = TestStore(initialState: Quotes()) {
///   MiddlewareReducer(dependencies: QuotesClient.test, middlewares: [load], reduce: reduce)
/// }
/// ```
public struct MiddlewareReducer<State: Sendable, Action: Sendable, Dependencies: Sendable>: Reducer
{
  private let reduce: (State, Action) -> State
  private let middlewares: [Middleware<State, Action, Dependencies>]
  private let dependencies: Dependencies

  /// Makes a reducer.
  ///
  /// - Parameters:
  ///   - dependencies: The dependencies that the middlewares get.
  ///   - middlewares: The middlewares that run after each action.
  ///   - reduce: Returns the state that follows a state and an action; it does nothing else.
  public init(
    dependencies: Dependencies,
    middlewares: [Middleware<State, Action, Dependencies>] = [],
    reduce: @escaping (_ state: State, _ action: Action) -> State
  ) {
    self.dependencies = dependencies
    self.middlewares = middlewares
    self.reduce = reduce
  }

  /// Replaces the state by the one that follows, and runs the middlewares.
  public func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = reduce(state, action)
    guard !middlewares.isEmpty else { return .none }
    return .run { [state, middlewares, dependencies] send in
      await withTaskGroup(of: Action?.self) { group in
        for middleware in middlewares {
          // A cancelled effect starts no more middlewares.
          _ = group.addTaskUnlessCancelled { await middleware(state, action, dependencies) }
        }
        // The group hands out results in the order in which they arrive.
        for await next in group {
          if let next { await send(next) }
        }
      }
    }
  }
}
