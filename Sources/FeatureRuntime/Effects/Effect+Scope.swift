// How effects of children become effects of their parent. A reducer that calls a child's reducer by
// hand ends with one of these; `Scope`, `ifLet` and `forEach` do it by themselves:
//
//     case .counter(let action):
//       return CounterFeature()
//         .reduce(into: &state.counter, action: action)
//         .scoped(to: \State.counter) { .counter($0) }
//
// `none` and `send` pass through without being boxed.

extension Effect {
  /// Makes the effect of a child that is always there one of its parent.
  ///
  /// - Parameters:
  ///   - child: Where the child's state is in the parent's. It keeps the child's effect ids apart
  ///     from the parent's and from those of other children of the same type.
  ///   - action: Wraps the child's actions in the parent's.
  @inlinable
  public func scoped<Parent, Child, ParentAction: Sendable>(
    to child: KeyPath<Parent, Child> & Sendable,
    action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    switch kind {
    case .none: return .none
    case .send(let childAction): return .send(action(childAction))
    case .node(let node): return Effect<ParentAction>(node.scoped(.child(child), action))
    }
  }

  /// Makes the effect of an optional child one of its parent; it ends when the child is gone or
  /// replaced.
  ///
  /// - Parameters:
  ///   - child: Where the child's state is in the parent's.
  ///   - parent: The parent's state after the child has reduced.
  ///   - action: Wraps the child's actions in the parent's.
  @inlinable
  public func scoped<Parent, Child, ParentAction: Sendable>(
    toOptional child: KeyPath<Parent, Child?> & Sendable,
    in parent: Parent,
    action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    switch kind {
    case .none: return .none
    case .send(let childAction): return .send(action(childAction))
    case .node(let node):
      return Effect<ParentAction>(node.scoped(.optionalChild(child, in: parent), action))
    }
  }

  /// Makes the effect of a row one of its parent; it ends when the row is removed.
  ///
  /// - Parameters:
  ///   - id: The row's id.
  ///   - rows: Where the rows' states are in the parent's.
  ///   - action: Wraps the row's actions in the parent's.
  @inlinable
  public func scoped<Parent, ID: Hashable & Sendable, Row, ParentAction: Sendable>(
    toElement id: ID,
    of rows: KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable,
    action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    switch kind {
    case .none: return .none
    case .send(let childAction): return .send(action(childAction))
    case .node(let node): return Effect<ParentAction>(node.scoped(.element(id, of: rows), action))
    }
  }
}

extension EffectNode {
  @usableFromInline
  package func scoped<ParentAction: Sendable>(
    _ component: EffectScope.Component,
    _ action: @escaping @Sendable (Action) -> ParentAction
  ) -> EffectNode<ParentAction> {
    .scoped(Effect<ParentAction>(map(action)), component)
  }
}

extension EffectScope.Component {
  @usableFromInline
  package static func child<Parent, Child>(
    _ child: KeyPath<Parent, Child> & Sendable
  ) -> Self {
    Self(id: AnyHashableSendable(ScopeKeyPath(child)), isMortal: false) { parent in
      guard let parent = parent as? Parent else { return .unknown }
      return .state(parent[keyPath: child])
    }
  }

  @usableFromInline
  package static func optionalChild<Parent, Child>(
    _ child: KeyPath<Parent, Child?> & Sendable,
    in parent: Parent
  ) -> Self {
    let identity = stateIdentity(of: parent[keyPath: child] as Any)
    let id = AnyHashableSendable(Presented(keyPath: ScopeKeyPath(child), identity: identity))
    return Self(id: id, isMortal: true) { parent in
      guard let parent = parent as? Parent else { return .unknown }
      guard let state = parent[keyPath: child], stateIdentity(of: state) == identity else {
        return .gone
      }
      return .state(state)
    }
  }

  @usableFromInline
  package static func element<Parent, ID: Hashable & Sendable, Row>(
    _ id: ID,
    of rows: KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable
  ) -> Self {
    let place = AnyHashableSendable(Element(keyPath: ScopeKeyPath(rows), id: id))
    return Self(id: place, isMortal: true) { parent in
      guard let parent = parent as? Parent else { return .unknown }
      guard let state = parent[keyPath: rows][id: id] else { return .gone }
      return .state(state)
    }
  }

  private struct Presented: Hashable, Sendable {
    var keyPath: ScopeKeyPath
    var identity: UInt64?
  }

  private struct Element<ID: Hashable & Sendable>: Hashable, Sendable {
    var keyPath: ScopeKeyPath
    var id: ID
  }
}

/// A key path as part of an id.
struct ScopeKeyPath: Hashable, @unchecked Sendable {
  // Unchecked because erased key paths are not Sendable; the initializer takes only ones that were
  // before.
  let erased: AnyKeyPath

  init<Root, Value>(_ keyPath: KeyPath<Root, Value> & Sendable) {
    self.erased = keyPath
  }
}

/// What tells a child from the one that replaces it; nil for states that are written by hand
/// without a mask.
func stateIdentity(of state: Any) -> UInt64? {
  (state as? any ObservableState)?._changes.identity
}
