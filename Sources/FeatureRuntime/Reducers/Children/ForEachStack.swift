extension Reducer {
  /// Runs the reducer of a stack's elements on the element that an action is for, before this
  /// reducer.
  ///
  /// ```swift
  /// .forEach(\.path, action: \.path) {
  ///   Path()
  /// }
  /// ```
  ///
  /// This reducer sees `.push` after the element was added, and `.popFrom` before it is removed. An
  /// element's effects end when it is popped or replaced.
  ///
  /// - Parameters:
  ///   - path: Where the stack is.
  ///   - action: The case of the stack's actions.
  ///   - element: Makes the reducer of an element.
  @inlinable
  public func forEach<ElementState, ElementAction, Element>(
    _ path: WritableKeyPath<State, StackState<ElementState>> & Sendable,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination element: () -> Element,
    fileID: StaticString = #fileID,
    filePath: StaticString = #filePath,
    line: UInt = #line,
    column: UInt = #column
  ) -> StackReducer<Self, Element> where Element: Reducer<ElementState, ElementAction> {
    StackReducer(
      base: self,
      path: path,
      action: AnyCasePath(action),
      element: element(),
      place: IssueLocation(fileID: fileID, filePath: filePath, line: line, column: column)
    )
  }
}

/// A reducer with a stack of features.
public struct StackReducer<Base: Reducer, Element: Reducer>: Reducer
where Element.State: Sendable {
  @usableFromInline
  let path: any WritableKeyPath<Base.State, StackState<Element.State>> & Sendable
  @usableFromInline let base: Base
  @usableFromInline let action: AnyCasePath<Base.Action, StackAction<Element.State, Element.Action>>
  @usableFromInline let element: Element
  @usableFromInline let place: IssueLocation

  @inlinable
  init(
    base: Base,
    path: any WritableKeyPath<Base.State, StackState<Element.State>> & Sendable,
    action: AnyCasePath<Base.Action, StackAction<Element.State, Element.Action>>,
    element: Element,
    place: IssueLocation
  ) {
    self.base = base
    self.path = path
    self.action = action
    self.element = element
    self.place = place
  }

  /// Runs the element's reducer on the element's actions, then the parent's on all actions; pops
  /// elements last.
  @inlinable
  public func reduce(
    into parent: inout Base.State,
    action parentAction: Base.Action
  ) -> Effect<Base.Action> {
    guard let stackAction = action.extract(from: parentAction) else {
      return base.reduce(into: &parent, action: parentAction)
    }
    let effect = reduceElement(in: &parent, stackAction)
    let baseEffect = base.reduce(into: &parent, action: parentAction)
    if case .popFrom(let id) = stackAction { parent[keyPath: path].pop(from: id) }
    return effect.merge(with: baseEffect)
  }

  @inlinable
  func reduceElement(
    in parent: inout Base.State,
    _ stackAction: StackAction<Element.State, Element.Action>
  ) -> Effect<Base.Action> {
    switch stackAction {
    case .element(let id, let elementAction):
      return
        element
        .reduce(into: &parent[keyPath: path], id: id, action: elementAction, at: place)
        .scoped(toElement: id, of: path, in: parent) { [action] in action.embed($0) }
    case .push(let id, let state):
      parent[keyPath: path].push(state, id: id, at: place)
      return .none
    case .popFrom(let id):
      parent[keyPath: path].requireElement(id, at: place)
      return .none
    }
  }
}

extension StackReducer: Sendable where Base: Sendable, Element: Sendable {}
