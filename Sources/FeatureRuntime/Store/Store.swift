import Observation

/// The runtime of a feature: it holds the state, reduces actions and runs their effects.
///
/// ```swift
/// let store = Store(initialState: CounterFeature.State()) {
///   CounterFeature()
/// }
/// store.send(.increment)
/// store.count
/// ```
///
/// Who reads a property of the state under `withObservationTracking` is told when it changes. Every effect ends with
/// the store.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action: Sendable> {
  /// Set for a store that owns its state.
  @usableFromInline let root: RootStore<State, Action>?
  /// Set for a store that looks at a part of another's state.
  @usableFromInline let scope: StoreScope<State, Action>?
  let observation: StoreObservation<State>

  @usableFromInline
  init(root: RootStore<State, Action>) {
    self.root = root
    self.scope = nil
    self.observation = StoreObservation(plan: .make())
  }

  init(scope: StoreScope<State, Action>) {
    self.root = nil
    self.scope = scope
    self.observation = StoreObservation(plan: scope.isWritable ? .make() : .whole)
  }

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
    let setup = StoreSetup(prepare)
    let (state, reducer) = setup.perform { (initialState(), reducer()) }
    if setup.hasOverrides {
      self.init(
        root: RootStore(state: state) { state, action in
          setup.perform { reducer.reduce(into: &state, action: action) }
        }
      )
    } else {
      self.init(
        root: RootStore(state: state) { state, action in
          reducer.reduce(into: &state, action: action)
        }
      )
    }
  }

  /// Sends an action: when this returns, it has been reduced.
  ///
  /// An action that is sent while another is being reduced, by an observer for example, is reduced after it.
  ///
  /// - Returns: The effects that the action has started, to wait for or to cancel.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    guard let root else { return sendToParent(action) }
    return StoreTask(group: root.send(action))
  }

  @usableFromInline
  func sendToParent(_ action: Action) -> StoreTask {
    // A store without a root has a scope; the initializers see to it.
    scope?.send(action) ?? StoreTask(group: nil)
  }

  /// The state; who reads it observes all of it.
  public var state: State {
    access(nil)
    return unobservedState
  }

  /// A property of the state; who reads it observes what it is made of.
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    access(observation.plan.mask(keyPath))
    if let root { return root.state[keyPath: keyPath] }
    return unobservedState[keyPath: keyPath]
  }

  var unobservedState: State {
    if let root { return root.state }
    guard let scope else { fatalError("A store has either a root or a scope") }
    return scope.state()
  }
}

/// `withObservationTracking`, and SwiftUI by it, may observe what a store's properties read.
extension Store: nonisolated Observable {}

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
    return DependencyValues.$current.withValue(values, operation: operation)
  }
}
