/// A pure function and its middlewares as a reducer whose only effect is to run them.
struct MiddlewareReducer<State: Sendable, Action: Sendable, Dependencies: Sendable>: Reducer {
  let reduce: (State, Action) -> State
  let middlewares: [Middleware<State, Action, Dependencies>]
  let dependencies: Dependencies

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    state = reduce(state, action)
    guard !middlewares.isEmpty else { return .none }
    return .run { [state, middlewares, dependencies] send in
      await withTaskGroup(of: Action?.self) { group in
        for middleware in middlewares {
          // Who is cancelled before the beginning need not begin.
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
