/// Work that may follow an action: the imperative shell around a pure reducer.
///
/// It gets the state after the action was reduced, the action, and its dependencies. It returns the
/// next action to send, if any. It runs outside of the main actor, beside the other middlewares.
///
/// ```swift
/// let load: Middleware<Quotes, QuotesAction, QuotesClient> = { state, action, client in
///   guard action == .load else { return nil }
///   return .loaded(await client.quotes(state.author))
/// }
/// ```
public typealias Middleware<State, Action, Dependencies> =
  @Sendable (_ state: State, _ action: Action, _ dependencies: Dependencies) async -> Action?
