extension Reducer {
  /// Runs a child's reducer while its state exists, before this reducer.
  ///
  /// The child's effects end when its state becomes nil, and when it is replaced by another one.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case of the child's actions.
  ///   - child: Makes the child's reducer.
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfLetReducer<Self, Child> {
    IfLetReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      child: child(),
      place: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with an optional child.
public struct IfLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let state: any WritableKeyPath<Base.State, Child.State?> & Sendable
  @usableFromInline let action: AnyCasePath<Base.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let place: IssueLocation

  @inlinable
  init(
    base: Base,
    state: any WritableKeyPath<Base.State, Child.State?> & Sendable,
    action: AnyCasePath<Base.Action, Child.Action>,
    child: Child,
    place: IssueLocation
  ) {
    self.base = base
    self.state = state
    self.action = action
    self.child = child
    self.place = place
  }

  /// Runs the child's reducer on the child's actions, then the parent's on all actions.
  @inlinable
  public func reduce(
    into parent: inout Base.State,
    action parentAction: Base.Action
  ) -> Effect<Base.Action> {
    let childAction = action.extract(from: parentAction)
    return base.reduce(into: &parent, action: parentAction, after: childAction) {
      reduceChild(in: &$0, $1)
    }
  }

  @inlinable
  func reduceChild(
    in parent: inout Base.State,
    _ childAction: Child.Action
  ) -> Effect<Base.Action> {
    child
      .reduce(into: &parent[keyPath: state], action: childAction, at: place)
      .scoped(toOptional: state, in: parent) { [action] in action.embed($0) }
  }
}

extension IfLetReducer: Sendable where Base: Sendable, Child: Sendable {}
