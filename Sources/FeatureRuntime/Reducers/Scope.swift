/// Runs a child's reducer on a part of its parent's state.
///
/// ```swift
/// Scope(state: \.counter, action: \.counter) {
///   CounterFeature()
/// }
/// ```
///
/// The ids of the child's effects are its own: two children of one type never cancel each other's.
public struct Scope<ParentState, ParentAction: Sendable, Child: Reducer>: Reducer {
  @usableFromInline let state: any WritableKeyPath<ParentState, Child.State> & Sendable
  @usableFromInline let action: AnyCasePath<ParentAction, Child.Action>
  @usableFromInline let child: Child

  /// Runs a child's reducer.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case of the child's actions.
  ///   - child: Makes the child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state: WritableKeyPath<ParentState, ChildState> & Sendable,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child
  ) where Child.State == ChildState, Child.Action == ChildAction {
    self.state = state
    self.action = AnyCasePath(action)
    self.child = child()
  }

  /// Lets the child reduce its own actions.
  @inlinable
  public func reduce(
    into parent: inout ParentState,
    action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    return
      child
      .reduce(into: &parent[keyPath: state], action: childAction)
      .scoped(to: state) { [action] in action.embed($0) }
  }
}

extension Scope: Sendable where Child: Sendable {}
