extension Effect {
  /// Makes the effect of a child in a case of its parent one of the parent; it ends when the parent
  /// is of another case or the child is replaced.
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
  public func scoped<Parent, Child, ParentAction: Sendable>(
    toCase child: CaseKeyPath<Parent, Child> & Sendable,
    in parent: Parent,
    action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    scoped(toCase: child, path: AnyCasePath(child), in: parent, action: action)
  }

  /// Does the same with a key path that has been followed already.
  @usableFromInline
  func scoped<Parent, Child, ParentAction: Sendable>(
    toCase child: CaseKeyPath<Parent, Child> & Sendable,
    path: AnyCasePath<Parent, Child>,
    in parent: Parent,
    action: @escaping @Sendable (Action) -> ParentAction
  ) -> Effect<ParentAction> {
    switch kind {
    case .none: return .none
    case .send(let childAction): return .send(action(childAction))
    case .node(let node):
      return Effect<ParentAction>(node.scoped(.caseChild(child, path: path, in: parent), action))
    }
  }
}

extension EffectScope.Component {
  static func caseChild<Parent, Child>(
    _ child: CaseKeyPath<Parent, Child> & Sendable,
    path: AnyCasePath<Parent, Child>,
    in parent: Parent
  ) -> Self {
    let identity = path.extract(from: parent).flatMap { stateIdentity(of: $0) }
    let id = AnyHashableSendable(Chosen(keyPath: ScopeKeyPath(child), identity: identity))
    return Self(id: id, isMortal: true) { parent in
      guard let parent = parent as? Parent else { return .unknown }
      guard let state = path.extract(from: parent), stateIdentity(of: state) == identity else {
        return .gone
      }
      return .state(state)
    }
  }

  private struct Chosen: Hashable, Sendable {
    var keyPath: ScopeKeyPath
    var identity: UInt64?
  }
}
