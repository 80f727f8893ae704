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
/// Observers that read a property of the state under `withObservationTracking` are notified when it
/// changes. Every effect ends with the store.
@MainActor
@dynamicMemberLookup
public final class Store<State, Action: Sendable> {
  // A store either owns its state or is a scope of another store. Two optionals, of which exactly
  // one is set, because sending through an enum with two cases takes a third longer.
  @usableFromInline let root: RootStore<State, Action>?
  @usableFromInline let scope: StoreScope<State, Action>?
  @usableFromInline let observation: StoreObservation<State>

  @usableFromInline
  init(root: RootStore<State, Action>) {
    self.root = root
    self.scope = nil
    self.observation = root.observation
  }

  init(scope: StoreScope<State, Action>) {
    self.root = nil
    self.scope = scope
    self.observation = scope.observation
  }

  /// Sends an action: when this returns, it has been reduced.
  ///
  /// An action that is sent while another is being reduced, by an observer for example, is reduced
  /// after it.
  ///
  /// - Returns: The effects that the action has started, to wait for or to cancel.
  @inlinable
  @discardableResult
  public func send(_ action: Action) -> StoreTask {
    // Not bound by `if let`, which would count a reference for a while; the store holds its root.
    if root == nil { return scopeOfRootless.send(action) }
    return StoreTask(group: root.unsafelyUnwrapped.send(action))
  }

  /// The state; reading it observes the whole state.
  public var state: State {
    access(nil)
    return unobservedState
  }

  /// A property of the state; reading it observes the fields that it is made of.
  @inlinable
  public subscript<Value>(dynamicMember keyPath: KeyPath<State, Value>) -> Value {
    access(observation.fields(of: keyPath))
    guard let root else { return scopeOfRootless.state()[keyPath: keyPath] }
    // Not through `state`, which would be copied.
    root.requireNoReduction()
    return root.uncheckedState[keyPath: keyPath]
  }
}

/// The store of a feature: `let store: StoreOf<CounterFeature>`.
public typealias StoreOf<R: Reducer> = Store<R.State, R.Action>

/// `withObservationTracking`, and so SwiftUI, can observe the properties of a store.
extension Store: nonisolated Observable {}

extension Store {
  /// The scope of a store without a root.
  @inlinable var scopeOfRootless: StoreScope<State, Action> {
    guard let scope else {
      fatalError("A store has a root or a scope, which the initializers ensure")
    }
    return scope
  }

  var unobservedState: State {
    guard let root else { return scopeOfRootless.state() }
    return root.state
  }

  /// Registers the current observer for changes of fields; nil means all fields.
  @inlinable
  func access(_ fields: UInt64?) {
    beginObserving()
    observation.signal.access(fields)
  }

  /// Begins to notify observers of changes, unless that has begun.
  @inlinable
  func beginObserving() {
    guard !observation.isActive else { return }
    modifyUnnoticed(observation.begin(with:))
  }

  /// Changes the state, but not the masks of the states around it.
  @inlinable
  func modifyUnnoticed(_ body: (inout State) -> Void) {
    guard let root else { return scopeOfRootless.modify(body) }
    body(&root.state)
  }
}
