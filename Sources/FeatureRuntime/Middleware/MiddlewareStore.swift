import Observation

/// The runtime of a feature with a functional core and an imperative shell: it reduces actions with
/// a pure function, then runs its middlewares and sends the actions that they return.
///
/// ```swift
/// let store = MiddlewareStore(
///   initialState: Quotes(),
///   dependencies: QuotesClient.live,
///   middlewares: [load, log],
///   reduce: { state, action in
///     var state = state
///     switch action {
///     case .load: state.isLoading = true
///     case .loaded(let quotes): state.quotes = quotes
///     }
///     return state
///   }
/// )
/// await store.send(.load).finish()
/// store.quotes
/// ```
///
/// All middlewares run at once, with the state as it is after reducing. The store sends the actions
/// that they return in the order in which they finish. When the store is released, its middlewares
/// are cancelled and no action is sent any more.
///
/// Observers that read a property of the state under `withObservationTracking` are notified when it
/// changes if the state is an ``ObservableState``, else after every action.
@MainActor
@dynamicMemberLookup
public final class MiddlewareStore<State: Sendable, Action: Sendable, Dependencies: Sendable> {
  // The queue, the tasks and the observation are those of any store.
  private let store: Store<State, Action>

  /// Makes a store.
  ///
  /// - Parameters:
  ///   - initialState: The state to begin with.
  ///   - dependencies: The dependencies that the middlewares get.
  ///   - middlewares: The middlewares that run after each action.
  ///   - reduce: Returns the state that follows a state and an action; it does nothing else.
  public init(
    initialState: State,
    dependencies: Dependencies,
    middlewares: [Middleware<State, Action, Dependencies>] = [],
    reduce: @escaping (_ state: State, _ action: Action) -> State
  ) {
    self.store = Store(initialState: initialState) {
      MiddlewareReducer(dependencies: dependencies, middlewares: middlewares, reduce: reduce)
    }
  }

  /// Sends an action: when this returns, it has been reduced and its middlewares have started.
  ///
  /// An action that is sent while another is being reduced is reduced after it.
  ///
  /// - Returns: The work of the middlewares and all that follows, to wait for or to cancel.
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    store.send(action)
  }

  /// The state; reading it observes the whole state.
  public var state: State {
    store.state
  }

  /// A property of the state; reading it observes the fields that it is made of.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    store[dynamicMember: keyPath]
  }
}

/// `withObservationTracking`, and so SwiftUI, can observe the properties of a store.
extension MiddlewareStore: nonisolated Observable {}
