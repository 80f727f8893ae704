/// Runs a child's reducer on a part of its parent's state.
///
/// ```swift
/// Scope(state: \.counter, action: \.counter) {
///   CounterFeature()
/// }
/// ```
///
/// Effect ids are local to the child: two children of one type never cancel each other's effects.
public struct Scope<ParentState, ParentAction: Sendable, Child: Reducer>: Reducer {
  @usableFromInline let state: ChildPlace<ParentState, Child.State>
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
    self.state = .property(state)
    self.action = AnyCasePath(action)
    self.child = child()
  }

  /// Runs a child's reducer while the state is of the child's case.
  ///
  /// ```swift
  /// Scope(state: \.loggedIn, action: \.loggedIn) {
  ///   HomeFeature()
  /// }
  /// ```
  ///
  /// In a parent that reduces the same action and may change the case, `ifCaseLet` is safer: it lets
  /// the child reduce first.
  ///
  /// - Parameters:
  ///   - state: The case of the child's state.
  ///   - action: The case of the child's actions.
  ///   - child: Makes the child's reducer.
  @inlinable
  public init<ChildState, ChildAction>(
    state: CaseKeyPath<ParentState, ChildState> & Sendable,
    action: CaseKeyPath<ParentAction, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) where Child.State == ChildState, Child.Action == ChildAction {
    let place = IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    self.state = .enumCase(state, AnyCasePath(state), place)
    self.action = AnyCasePath(action)
    self.child = child()
  }

  /// Runs the child's reducer on the child's actions.
  @inlinable
  public func reduce(
    into parent: inout ParentState,
    action parentAction: ParentAction
  ) -> Effect<ParentAction> {
    guard let childAction = action.extract(from: parentAction) else { return .none }
    switch state {
    case .property(let state):
      return
        child
        .reduce(into: &parent[keyPath: state], action: childAction)
        .scoped(to: state) { [action] in action.embed($0) }
    case .enumCase(let state, let path, let place):
      return
        child
        .reduce(into: &parent, case: path, action: childAction, at: place)
        .scoped(toCase: state, in: parent) { [action] in action.embed($0) }
    }
  }
}

/// Where a child's state is in its parent's: in a property, or in a case, with the place to report
/// at.
@usableFromInline
enum ChildPlace<Parent, Child>: Sendable {
  case property(any WritableKeyPath<Parent, Child> & Sendable)
  case enumCase(
    any CaseKeyPath<Parent, Child> & Sendable, AnyCasePath<Parent, Child>, IssueLocation)
}

extension Scope: Sendable where Child: Sendable {}
