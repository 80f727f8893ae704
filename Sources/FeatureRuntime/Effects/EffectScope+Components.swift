// The steps from a parent's state to its children's.

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
    mortal(ScopeKeyPath(child), in: parent) { $0[keyPath: child] }
  }

  @usableFromInline
  package static func element<Parent, ID: Hashable & Sendable, Row>(
    _ id: ID,
    of rows: KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable,
    in parent: Parent
  ) -> Self {
    mortal(Element(keyPath: ScopeKeyPath(rows), id: id), in: parent) { $0[keyPath: rows][id: id] }
  }

  @usableFromInline
  package static func stackElement<Parent, State>(
    _ id: StackElementID,
    of path: KeyPath<Parent, StackState<State>> & Sendable,
    in parent: Parent
  ) -> Self {
    // Another stack counts its ids anew.
    let stack = parent[keyPath: path].identity
    return mortal(Element(keyPath: ScopeKeyPath(path), id: id), in: parent) { parent in
      let path = parent[keyPath: path]
      return path.identity == stack ? path[id: id] : nil
    }
  }

  @usableFromInline
  package static func caseChild<Parent, Child>(
    _ child: CaseKeyPath<Parent, Child> & Sendable,
    in parent: Parent
  ) -> Self {
    let path = AnyCasePath(child)
    return mortal(ScopeKeyPath(child), in: parent) { path.extract(from: $0) }
  }

  /// A step to a child that can go away, or be replaced by another.
  private static func mortal<Parent, Child>(
    _ place: some Hashable & Sendable,
    in parent: Parent,
    find: @escaping @Sendable (Parent) -> Child?
  ) -> Self {
    let identity = find(parent).map { StateIdentity(of: $0) }
    let id = AnyHashableSendable(Mortal(place: AnyHashableSendable(place), identity: identity))
    return Self(id: id, isMortal: true) { parent in
      guard let parent = parent as? Parent else { return .unknown }
      guard let state = find(parent), StateIdentity(of: state) == identity else { return .gone }
      return .state(state)
    }
  }

  private struct Mortal: Hashable, Sendable {
    var place: AnyHashableSendable
    var identity: StateIdentity?
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
