/// The key of a scope: its two key paths.
struct ScopeID: Hashable {
  var state: AnyKeyPath
  var action: AnyKeyPath
}

extension Store {
  /// A store of a child's state and actions.
  ///
  /// The same child gets the same store again as long as that store exists.
  public func scope<ChildState, ChildAction: Sendable>(
    state keyPath: KeyPath<State, ChildState>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    child(ScopeID(state: keyPath, action: action), of: keyPath) {
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

  /// A store of an optional child's state and actions; nil if the child is absent.
  ///
  /// When the child is removed, its store keeps the child's last state.
  public func scope<ChildState, ChildAction: Sendable>(
    state keyPath: KeyPath<State, ChildState?>,
    action: CaseKeyPath<Action, ChildAction>
  ) -> Store<ChildState, ChildAction>? {
    access(observation.fields(of: keyPath))
    guard var last = unobservedState[keyPath: keyPath] else { return nil }
    return child(ScopeID(state: keyPath, action: action), of: keyPath) {
      let path = AnyCasePath(action)
      let writable = keyPath as? WritableKeyPath<State, ChildState?>
      return StoreScope(
        isOptional: true,
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

  /// The store made before under an id if it still exists, else a new one.
  ///
  /// - Parameter keyPath: The property that the child is part of.
  func child<ChildState, ChildAction: Sendable>(
    _ id: AnyHashable,
    of keyPath: PartialKeyPath<State>,
    makeScope: () -> StoreScope<ChildState, ChildAction>
  ) -> Store<ChildState, ChildAction> {
    if let store = observation.child(id) as? Store<ChildState, ChildAction> { return store }
    beginObserving()
    let scope = makeScope()
    let store = Store<ChildState, ChildAction>(scope: scope)
    let child = StoreObservation<State>.Child(
      fields: observation.fields(of: keyPath) ?? .max,
      store: { [weak store] in store },
      publish: { [weak scope] in scope?.publish() }
    )
    observation.add(child, id)
    return store
  }

  /// Changes a part of the state, but leaves the mask of the whole as it is.
  func modifyPart(_ body: (inout State) -> Void) {
    let plan = observation.plan
    modifyUnnoticed { state in
      let changes = plan.exchangeChanges(&state, 0)
      body(&state)
      _ = plan.exchangeChanges(&state, changes)
    }
  }
}

/// Changes a value if there is one.
func modifySome<Value>(_ value: inout Value?, _ body: (inout Value) -> Void) {
  guard value != nil else { return }
  body(&value!)
}
