extension Reducer {
  /// Runs the reducer of a presented child while its state exists, before this reducer.
  ///
  /// ```swift
  /// .ifLet(\.sheet, action: \.sheet) {
  ///   ItemFeature()
  /// }
  /// ```
  ///
  /// This reducer sees `.dismiss` while the child is still there; then the child's state becomes
  /// nil, unless this reducer has presented another one. The child's effects end when it is dismissed.
  ///
  /// - Parameters:
  ///   - state: Where the child's state is.
  ///   - action: The case of the child's presentation actions.
  ///   - child: Makes the child's reducer.
  @inlinable
  public func ifLet<ChildState, ChildAction, Child: Reducer<ChildState, ChildAction>>(
    _ state: WritableKeyPath<State, ChildState?> & Sendable,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    @ReducerBuilder<ChildState, ChildAction> then child: () -> Child,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, Child> {
    PresentationReducer(
      base: self,
      state: state,
      action: AnyCasePath(action),
      child: child(),
      place: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }

  /// Removes an alert or a confirmation dialog when one of its buttons is pressed or it is
  /// dismissed; this reducer sees the action while the alert is still there.
  ///
  /// ```swift
  /// .ifLet(\.alert, action: \.alert)
  /// ```
  ///
  /// - Parameters:
  ///   - state: Where the alert's state is.
  ///   - action: The case of the alert's presentation actions.
  @inlinable
  public func ifLet<ChildState, ChildAction>(
    _ state: WritableKeyPath<State, ChildState?> & Sendable,
    action: CaseKeyPath<Action, PresentationAction<ChildAction>>,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> PresentationReducer<Self, EmptyReducer<ChildState, ChildAction>> {
    ifLet(
      state,
      action: action,
      then: { EmptyReducer() },
      fileID: fileID,
      filePath: filePath,
      line: line,
      column: column
    )
  }
}

/// A reducer that presents a child.
public struct PresentationReducer<Base: Reducer, Child: Reducer>: Reducer {
  @usableFromInline let base: Base
  @usableFromInline let state: any WritableKeyPath<Base.State, Child.State?> & Sendable
  @usableFromInline let action: AnyCasePath<Base.Action, PresentationAction<Child.Action>>
  @usableFromInline let child: Child
  @usableFromInline let place: IssueLocation

  @inlinable
  init(
    base: Base,
    state: any WritableKeyPath<Base.State, Child.State?> & Sendable,
    action: AnyCasePath<Base.Action, PresentationAction<Child.Action>>,
    child: Child,
    place: IssueLocation
  ) {
    self.base = base
    self.state = state
    self.action = action
    self.child = child
    self.place = place
  }

  /// Runs the child's reducer on the child's actions, then the parent's on all actions; dismisses
  /// the child last.
  @inlinable
  public func reduce(
    into parent: inout Base.State,
    action parentAction: Base.Action
  ) -> Effect<Base.Action> {
    switch action.extract(from: parentAction) {
    case nil:
      return base.reduce(into: &parent, action: parentAction)
    case .dismiss:
      return reduceLast(parentAction, in: &parent)
    case .presented(let childAction):
      if let child = parent[keyPath: state], isEphemeral(child) {
        return reduceLast(parentAction, in: &parent)
      }
      let effect =
        child
        .reduce(into: &parent[keyPath: state], action: childAction, at: place)
        .scoped(toPresented: state, in: parent) { [action] in action.embed($0) }
      return effect.merge(with: base.reduce(into: &parent, action: parentAction))
    }
  }

  /// Runs the parent's reducer on an action that removes the child.
  @usableFromInline
  func reduceLast(_ parentAction: Base.Action, in parent: inout Base.State) -> Effect<Base.Action> {
    let presentation = Presentation(of: parent[keyPath: state], at: place)
    let effect = base.reduce(into: &parent, action: parentAction)
    presentation.dismiss(&parent[keyPath: state])
    return effect
  }
}

extension PresentationReducer: Sendable where Base: Sendable, Child: Sendable {}
