// Steps from the state of a parent to those of its children.
//
// A parent of another type than expected does not show whether the child exists.

extension EffectScope.Component {
  @usableFromInline
  package static func child<Parent, Child>(
    _ child: KeyPath<Parent, Child> & Sendable
  ) -> Self {
    Self(place: place(of: child), identity: nil, isRemovable: false) { place in
      SingleFeaturePlace(place) { parent, found in
        guard let parent = parent.address(of: Parent.self) else { return }
        withUnsafePointer(to: parent.pointee[keyPath: child]) { found(StatePlace($0), { nil }) }
      }
    }
  }

  @inlinable
  package static func optionalChild<Parent, Child>(
    _ child: KeyPath<Parent, Child?> & Sendable,
    in parent: Parent
  ) -> Self {
    removable(place(of: child), in: parent) { $0[keyPath: child] }
  }

  @usableFromInline
  package static func caseChild<Parent, Child>(
    _ child: CaseKeyPath<Parent, Child> & Sendable,
    in parent: Parent
  ) -> Self {
    let path = AnyCasePath(child)
    return removable(place(of: child), in: parent, isCase: true) { path.extract(from: $0) }
  }

  /// A step to a child that its parent can remove or replace.
  // Inlinable, like the step to a row, because it looks for the child after every action.
  @inlinable
  static func removable<Parent, Child>(
    _ place: AnyHashableSendable,
    in parent: Parent,
    isCase: Bool = false,
    find: @escaping @Sendable (Parent) -> Child?
  ) -> Self {
    let identities = StateIdentity.Reader<Child>()
    let identity = find(parent).map { FeatureIdentity(identities.identity(of: $0)) }
    return Self(place: place, identity: identity) { place in
      SingleFeaturePlace(place, isCase: isCase, hasCaseIdentity: identities.isOfCase) {
        parent, found in
        guard let parent = parent.address(of: Parent.self) else { return }
        guard let state = find(parent.pointee) else { return found(nil, { nil }) }
        withUnsafePointer(to: state) { state in
          found(StatePlace(state), { FeatureIdentity(identities.read(state)) })
        }
      }
    }
  }

  @inlinable
  package static func element<Parent, ID: Hashable & Sendable, Row>(
    _ id: ID,
    of rows: KeyPath<Parent, IdentifiedArray<ID, Row>> & Sendable,
    in parent: Parent
  ) -> Self {
    let identities = StateIdentity.Reader<Row>()
    let row = parent[keyPath: rows][id: id]
    return Self(
      place: place(of: rows),
      element: AnyHashableSendable(id),
      identity: row.map { FeatureIdentity(identities.identity(of: $0)) }
    ) { place in
      let reader = PropertyReader(rows)
      return RowFeaturesPlace<ID>(place) { parent, features in
        guard let parent = parent.address(of: Parent.self) else { return false }
        var isEmpty = false
        reader.read(&parent.pointee) { rows in
          isEmpty = features.endRemoved(rows.edits) { id, position, found in
            guard rows.find(id, at: &position) else { return found(nil, nil) }
            rows.states.withUnsafeBufferPointer { states in
              guard let row = states.baseAddress.map({ $0 + position }) else { return }
              found(StatePlace(row), FeatureIdentity(identities.read(row)))
            }
          }
        }
        return isEmpty
      }
    }
  }

  @usableFromInline
  package static func stackElement<Parent, State>(
    _ id: StackElementID,
    of path: KeyPath<Parent, StackState<State>> & Sendable,
    in parent: Parent
  ) -> Self {
    let identities = StateIdentity.Reader<State>()
    let stack = parent[keyPath: path]
    return Self(
      place: place(of: path),
      element: AnyHashableSendable(id),
      identity: stack[id: id].map {
        FeatureIdentity(identities.identity(of: $0), stack: stack.identity)
      }
    ) { place in
      let reader = PropertyReader(path)
      return RowFeaturesPlace<StackElementID>(place) { parent, features in
        guard let parent = parent.address(of: Parent.self) else { return false }
        var isEmpty = false
        reader.read(&parent.pointee) { stack in
          isEmpty = features.endRemoved(stack.edits) { id, _, found in
            guard let position = stack.index(id: id) else { return found(nil, nil) }
            stack.elements.values.withUnsafeBufferPointer { states in
              guard let state = states.baseAddress.map({ $0 + position }) else { return }
              found(
                StatePlace(state), FeatureIdentity(identities.read(state), stack: stack.identity))
            }
          }
        }
        return isEmpty
      }
    }
  }

  @usableFromInline
  static func place<Root, Value>(of keyPath: KeyPath<Root, Value> & Sendable) -> AnyHashableSendable
  {
    AnyHashableSendable(ScopeKeyPath(keyPath))
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
