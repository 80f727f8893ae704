/// How a store looks at a part of another's state.
@MainActor
@usableFromInline
final class StoreScope<State, Action: Sendable> {
  let state: () -> State
  let send: (Action) -> StoreTask
  /// Changes the part without marking it as changed in the whole.
  let modify: ((inout State) -> Void) -> Void
  /// Whether the part can be changed, and so its mask be cleared.
  let isWritable: Bool

  init(
    state: @escaping () -> State,
    send: @escaping (Action) -> StoreTask,
    modify: (((inout State) -> Void) -> Void)?
  ) {
    self.state = state
    self.send = send
    self.modify = modify ?? { _ in }
    self.isWritable = modify != nil
  }
}

private struct ScopeID: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
}

extension Store {
  /// A store of a child's state and actions.
  ///
  /// Asking again for the same child gives the same store, as long as somebody holds it.
  public func scope<ChildState, ChildAction: Sendable>(
    state keyPath: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    let id = ScopeID(state: keyPath, action: action)
    return child(id, of: keyPath) {
      let path = AnyCasePath(action)
      let writable = keyPath as? WritableKeyPath<State, ChildState>
      return StoreScope(
        state: { self.unobservedState[keyPath: keyPath] },
        send: { self.send(path.embed($0)) },
        modify: writable.map { writable in
          { body in self.modifyPart { body(&$0[keyPath: writable]) } }
        }
      )
    }
  }

  /// A store of an optional child's state and actions, if the child is there.
  ///
  /// The store goes on with the child's last state when the child goes away.
  public func scope<ChildState, ChildAction: Sendable>(
    state keyPath: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    access(observation.plan.mask(keyPath))
    guard var last = unobservedState[keyPath: keyPath] else { return nil }
    let id = ScopeID(state: keyPath, action: action)
    return child(id, of: keyPath) {
      let path = AnyCasePath(action)
      let writable = keyPath as? WritableKeyPath<State, ChildState?>
      return StoreScope(
        state: {
          last = self.unobservedState[keyPath: keyPath] ?? last
          return last
        },
        send: { self.send(path.embed($0)) },
        modify: writable.map { writable in
          { body in self.modifyPart { modifySome(&$0[keyPath: writable], body) } }
        }
      )
    }
  }

  private func child<ChildState, ChildAction: Sendable>(
    _ id: ScopeID,
    of keyPath: PartialKeyPath<State>,
    makeScope: () -> StoreScope<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let store = observation.children[id]?.store() as? Store<ChildState, ChildAction> {
      return store
    }
    beginObserving()
    let store = Store<ChildState, ChildAction>(scope: makeScope())
    observation.children[id] = StoreObservation.Child(
      fields: observation.plan.mask(keyPath),
      store: { [weak store] in store },
      publish: { [weak store] in store?.publish() }
    )
    return store
  }

  /// Changes a part of the state, but leaves the mask of the whole as it is.
  private func modifyPart(_ body: (inout State) -> Void) {
    let plan = observation.plan
    modifyUnnoticed { state in
      let changes = plan.changes(state)
      body(&state)
      plan.setChanges(&state, changes)
    }
  }
}

private func modifySome<Value>(_ value: inout Value?, _ body: (inout Value) -> Void) {
  guard value != nil else { return }
  body(&value!)
}
