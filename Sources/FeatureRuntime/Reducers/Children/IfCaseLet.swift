extension Reducer {
  /// Runs a child's reducer while the state is of the child's case, before this reducer.
  ///
  /// ```swift
  /// var body: some ReducerOf<Self> {
  ///   EmptyReducer()
  ///     .ifCaseLet(\.loggedIn, action: \.loggedIn) {
  ///       HomeFeature()
  ///     }
  ///     .ifCaseLet(\.loggedOut, action: \.loggedOut) {
  ///       LoginFeature()
  ///     }
  /// }
  /// ```
  ///
  /// The child's effects end when the state becomes another case, and when the child is replaced by
  /// another one.
  ///
  /// - Parameters:
  ///   - state: The case of the child's state.
  ///   - action: The case of the child's actions.
  ///   - child: Makes the child's reducer.
  @inlinable
  public func ifCaseLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: CaseKeyPath<State, ChildState> & Sendable,
    action: CaseKeyPath<Action, ChildAction>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> IfCaseLetReducer<Self, Child> {
    IfCaseLetReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      child: child(),
      place: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a child in a case of its state.
public struct IfCaseLetReducer<Base: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let state: any CaseKeyPath<Base.State, Child.State> & Sendable
  @usableFromInline let path: AnyCasePath<Base.State, Child.State>
  @usableFromInline let action: AnyCasePath<Base.Action, Child.Action>
  @usableFromInline let child: Child
  @usableFromInline let place: IssueLocation

  @usableFromInline
  init(
    base: Base,
    state: any CaseKeyPath<Base.State, Child.State> & Sendable,
    action: AnyCasePath<Base.Action, Child.Action>,
    child: Child,
    place: IssueLocation
  ) {
    self.base = base
    self.state = state
    self.path = AnyCasePath(state)
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
      .reduce(into: &parent, case: path, action: childAction, at: place)
      .scoped(toCase: state, in: parent) { [action] in action.embed($0) }
  }
}

extension IfCaseLetReducer: Sendable where Base: Sendable, Child: Sendable {}
