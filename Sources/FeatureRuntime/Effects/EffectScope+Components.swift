// Steps from the state of a parent to those of its children.

extension EffectScope.Component {
  @usableFromInline
  package static func child<Parent, Child>(
    _ child: KeyPath<Parent, Child> & Sendable
  ) -> Self {
    Self(id: AnyHashableSendable(ScopeKeyPath(child)), isRemovable: false) { parent, isRestAlive in
      // A parent of another type does not tell whether the child is there.
      guard let parent = parent.read(as: Parent.self) else { return true }
      return StatePlace.with(parent[keyPath: child], isRestAlive)
    }
  }

  @inlinable
  package static func optionalChild<Parent, Child>(
    _ child: KeyPath<Parent, Child?> & Sendable,
    in parent: Parent
  ) -> Self {
    removable(place(of: child), in: parent) { $0[keyPath: child] }
  }

  @inlinable
  package static func element<Parent, ID: Hashable & Sendable, Row>(
    _ id: ID,
    of rows: KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable,
    in parent: Parent
  ) -> Self {
    removable(place(of: rows, id), in: parent) { $0[keyPath: rows][id: id] }
  }

  @usableFromInline
  package static func stackElement<Parent, State>(
    _ id: StackElementID,
    of path: KeyPath<Parent, StackState<State>> & Sendable,
    in parent: Parent
  ) -> Self {
    // Another stack gives the same ids again.
    let stack = parent[keyPath: path].identity
    return removable(place(of: path, id), in: parent) { parent in
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
    return removable(place(of: child), in: parent) { path.extract(from: $0) }
  }

  /// A step to a child that its parent can remove or replace.
  // Inlinable because each running effect looks for its feature with it after every action.
  @inlinable
  static func removable<Parent, Child>(
    _ place: AnyHashableSendable,
    in parent: Parent,
    find: @escaping @Sendable (Parent) -> Child?
  ) -> Self {
    let identities = StateIdentity.Reader<Child>()
    let identity = find(parent).map(identities.read)
    return Self(removable: place, identity) { parent, isRestAlive in
      // A parent of another type does not tell whether the child is there.
      guard let parent = parent.read(as: Parent.self) else { return true }
      guard let state = find(parent), identities.read(state) == identity else { return false }
      return StatePlace.with(state, isRestAlive)
    }
  }

  @usableFromInline
  init(
    removable place: AnyHashableSendable,
    _ identity: StateIdentity?,
    isAlive: @escaping @Sendable (StatePlace, (StatePlace) -> Bool) -> Bool
  ) {
    self.id = AnyHashableSendable(RemovableFeature(place: place, identity: identity))
    self.isRemovable = true
    self.isAlive = isAlive
  }

  @usableFromInline
  static func place<Root, Value>(of keyPath: KeyPath<Root, Value> & Sendable) -> AnyHashableSendable
  {
    AnyHashableSendable(ScopeKeyPath(keyPath))
  }

  @usableFromInline
  static func place<Root, Value>(
    of keyPath: KeyPath<Root, Value> & Sendable,
    _ id: some Hashable & Sendable
  ) -> AnyHashableSendable {
    AnyHashableSendable(Element(keyPath: ScopeKeyPath(keyPath), id: id))
  }

  private struct RemovableFeature: Hashable, Sendable {
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
