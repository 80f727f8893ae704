extension Effect {
  /// Turns the effect of a presented child into one of its parent; it ends when the child is
  /// dismissed or replaced, and `dismiss` inside it asks the parent.
  ///
  /// ```swift
  /// case .sheet(.presented(let action)):
  ///   return ItemFeature()
  ///     .reduce(into: &state.sheet, action: action)
  ///     .scoped(toPresented: \State.sheet, in: state) { .sheet($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - child: Where the child's state is in the parent's.
  ///   - parent: The parent's state after the child has reduced.
  ///   - action: Wraps the child's presentation actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, Child, ParentAction: Sendable>(
    toPresented child: @autoclosure () -> KeyPath<Parent, Child?> & Sendable,
    in parent: @autoclosure () -> Parent,
    action: @autoclosure () -> @Sendable (PresentationAction<Action>) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(
      { [action = action()] in action(.presented($0)) },
      dismissal: action()(.dismiss),
      in: { .optionalChild(child(), in: parent()) }
    )
  }

  /// Turns the effect of an element of a stack into one of its parent; it ends when the element is
  /// popped or replaced, and `dismiss` inside it asks the parent to pop the element.
  ///
  /// - Parameters:
  ///   - id: The element's id.
  ///   - path: Where the stack is in the parent's state.
  ///   - parent: The parent's state after the element has reduced.
  ///   - action: Wraps the stack's actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, Element, ParentAction: Sendable>(
    toElement id: StackElementID,
    of path: @autoclosure () -> KeyPath<Parent, StackState<Element>> & Sendable,
    in parent: @autoclosure () -> Parent,
    action: @autoclosure () -> @Sendable (StackAction<Element, Action>) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(
      { [action = action()] in action(.element(id: id, action: $0)) },
      dismissal: action()(.popFrom(id: id)),
      in: { .stackElement(id, of: path(), in: parent()) }
    )
  }
}
