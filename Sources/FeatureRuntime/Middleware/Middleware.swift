/// Work that may follow an action: the imperative shell around a pure reducer.
///
/// It is given the state as it is after reducing the action, and what it needs to reach the world;
/// it returns the action that is to be sent next, if any. It runs outside of the main actor, beside
/// the other middlewares.
///
/// ```swift
/// let load: Middleware<Quotes, QuotesAction, QuotesClient> = { state, action, client in
///   guard action == .load else { return nil }
///   return .loaded(await client.quotes(state.author))
/// }
/// ```
public typealias Middleware<State, Action, Dependencies> =
  @Sendable (_ state: State, _ action: Action, _ dependencies: Dependencies) async -> Action?
