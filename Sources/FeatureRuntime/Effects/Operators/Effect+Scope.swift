// How effects of children become effects of their parent. A reducer that calls a child's reducer by
// hand ends with one of these functions; `Scope`, `ifLet` and `forEach` call them too:
//
//     case .counter(let action):
//       return CounterFeature()
//         .reduce(into: &state.counter, action: action)
//         .scoped(to: \State.counter) { .counter($0) }
//
// `none` and `send` pass through without an allocation. The arguments are evaluated only if there
// is an effect, and all but the last step is inlined: making a key path takes as long as many
// reducers, and a closure that captures a row's id is allocated.

extension Effect {
  /// Turns the effect of a child that is always there into one of its parent.
  ///
  /// - Parameters:
  ///   - child: Where the child's state is in the parent's. It keeps the child's effect ids apart
  ///     from the parent's and from those of other children of the same type.
  ///   - action: Wraps the child's actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, Child, ParentAction: Sendable>(
    to child: @autoclosure () -> KeyPath<Parent, Child> & Sendable,
    action: @autoclosure () -> @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(action()) { .child(child()) }
  }

  /// Turns the effect of an optional child into one of its parent; it ends when the child is
  /// removed or replaced.
  ///
  /// - Parameters:
  ///   - child: Where the child's state is in the parent's.
  ///   - parent: The parent's state after the child has reduced.
  ///   - action: Wraps the child's actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, Child, ParentAction: Sendable>(
    toOptional child: @autoclosure () -> KeyPath<Parent, Child?> & Sendable,
    in parent: @autoclosure () -> Parent,
    action: @autoclosure () -> @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(action()) { .optionalChild(child(), in: parent()) }
  }

  /// Turns the effect of a row into one of its parent; it ends when the row is removed or replaced.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - rows: Where the rows' states are in the parent's.
  ///   - parent: The parent's state after the row has reduced.
  ///   - action: Wraps the row's actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, ID: Hashable & Sendable, Row, ParentAction: Sendable>(
    toElement id: ID,
    of rows: @autoclosure () -> KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable,
    in parent: @autoclosure () -> Parent,
    action: @autoclosure () -> @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(action()) { .element(id, of: rows(), in: parent()) }
  }

  /// Turns the effect of a child in a case of its parent into one of the parent; it ends when the
  /// parent takes another case or the child is replaced.
  ///
  /// ```swift
  /// case .loggedIn(let action):
  ///   guard var home = state[case: \.loggedIn] else { return .none }
  ///   let effect = HomeFeature().reduce(into: &home, action: action)
  ///   state = .loggedIn(home)
  ///   return effect.scoped(toCase: \.loggedIn, in: state) { .loggedIn($0) }
  /// ```
  ///
  /// - Parameters:
  ///   - child: The case of the child's state.
  ///   - parent: The parent's state after the child has reduced.
  ///   - action: Wraps the child's actions in the parent's.
  @inlinable
  @inline(__always)
  public func scoped<Parent, Child, ParentAction: Sendable>(
    toCase child: @autoclosure () -> CaseKeyPath<Parent, Child> & Sendable,
    in parent: @autoclosure () -> Parent,
    action: @autoclosure () -> @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(action()) { .caseChild(child(), in: parent()) }
  }

  /// Turns the effect of a child into one of its parent.
  ///
  /// - Parameters:
  ///   - action: Wraps the child's actions in the parent's.
  ///   - dismissal: The action that removes the child, if it is presented.
  ///   - component: Makes the step to the child; called only if the effect needs it.
  @inlinable
  @inline(__always)
  func scoped<ParentAction: Sendable>(
    _ action: @autoclosure () -> @Sendable (Action) -> ParentAction,
    dismissal: @autoclosure () -> ParentAction? = nil,
    in component: () -> EffectScope.Component
  ) -> Effect<ParentAction> {
    if case .none = kind { return .none }
    return scopedSome(action(), dismissal: dismissal(), in: component)
  }

  @inlinable
  func scopedSome<ParentAction: Sendable>(
    _ action: @escaping @Sendable (Action) -> ParentAction,
    dismissal: @autoclosure () -> ParentAction?,
    in component: () -> EffectScope.Component
  ) -> Effect<ParentAction> {
    switch kind {
    case .none: return .none
    case .send(let childAction): return .send(action(childAction))
    case .node: return scopedNodes(component(), dismissal: dismissal(), action)
    }
  }
}

extension Effect {
  @usableFromInline
  func scopedNodes<ParentAction: Sendable>(
    _ component: EffectScope.Component,
    dismissal: ParentAction?,
    _ action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    Effect<ParentAction>(.scoped(mapNodes(action), component, dismissal: dismissal))
  }
}
