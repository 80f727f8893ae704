private struct RowsID: Hashable {
  var scope: ScopeID
}

extension Store {
  /// The stores of the rows of a feature.
  ///
  /// Asking again for the same row gives the same store, as long as somebody holds it. The store
  /// goes on with the row's last state when the row goes away.
  ///
  /// Who scopes observes which rows there are and their order, but not what is in them.
  public func scope<ID: Hashable & Sendable, RowState, RowAction: Sendable>(
    state keyPath: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> StoreRows<ID, RowState, RowAction> {
    let path = AnyCasePath(action)
    return rows(of: keyPath, ScopeID(state: keyPath, action: action)) { id, action in
      path.embed(.element(id: id, action: action))
    }
  }

  /// The stores of the elements of any collection that finds them by id.
  ///
  /// - Parameter embed: Makes the action that stands for an element's.
  func rows<Rows: RowStates, RowAction: Sendable>(
    of keyPath: KeyPath<State, Rows>,
    _ scopeID: ScopeID,
    embed: @escaping (Rows.ID, RowAction) -> Action
  ) -> StoreRows<Rows.ID, Rows.Element, RowAction> where Rows.ID: Sendable {
    let place = RowsPlace<State, Rows, RowAction>(
      keyPath: keyPath,
      id: RowsID(scope: scopeID),
      observation: observation.rows(RowsID(scope: scopeID)) { RowsObservation() }
    )
    let seen = unobservedState[keyPath: keyPath]
    attach(place)
    place.observation.access(seen.ids)
    return StoreRows(ids: seen.ids) { id in
      self.row(id, at: place, seen: seen, embed: embed)
    }
  }
}

/// Where the rows of a store are, and who looks at them.
private struct RowsPlace<State, Rows: RowStates, RowAction: Sendable> where Rows.ID: Sendable {
  var keyPath: KeyPath<State, Rows>
  var id: RowsID
  var observation: RowsObservation<Rows.ID, Rows.Element, RowAction>
}

extension Store {
  /// Sees to it that those who look at rows are told; they are not before anybody does.
  private func attach<Rows, RowAction>(_ place: RowsPlace<State, Rows, RowAction>) {
    guard place.observation.isIdle else { return }
    beginObserving()
    let child = StoreObservation<State>.Child(
      fields: observation.fields(of: place.keyPath) ?? .max,
      store: { [rows = place.observation] in rows.isIdle ? nil : rows },
      publish: { [weak self] in self?.publish(place) }
    )
    observation.add(child, place.id)
  }

  private func publish<Rows, RowAction>(_ place: RowsPlace<State, Rows, RowAction>) {
    place.observation.publish(unobservedState[keyPath: place.keyPath].ids)
    // No copy of the rows may live while one is marked as seen, or all would be copied.
    for scope in place.observation.changed(in: unobservedState[keyPath: place.keyPath]) {
      scope.publish()
    }
  }

  /// - Parameter seen: The rows as of the scoping, for a row that has gone away since.
  private func row<Rows, RowAction>(
    _ id: Rows.ID,
    at place: RowsPlace<State, Rows, RowAction>,
    seen: Rows,
    embed: @escaping (Rows.ID, RowAction) -> Action
  ) -> Store<Rows.Element, RowAction> {
    if let store = place.observation.store(of: id) { return store }
    guard let last = unobservedState[keyPath: place.keyPath][id: id] ?? seen[id: id] else {
      fatalError("Only rows that have been seen are asked for")
    }
    attach(place)
    let scope = rowScope(id, of: place.keyPath, last: last) { embed(id, $0) }
    let store = Store<Rows.Element, RowAction>(scope: scope)
    place.observation.add(store, id)
    return store
  }

  private func rowScope<Rows: RowStates, RowAction: Sendable>(
    _ id: Rows.ID,
    of keyPath: KeyPath<State, Rows>,
    last: Rows.Element,
    embed: @escaping (RowAction) -> Action
  ) -> StoreScope<Rows.Element, RowAction> where Rows.ID: Sendable {
    var last = last
    let writable = keyPath as? WritableKeyPath<State, Rows>
    return StoreScope(
      row: StoreID(id),
      state: {
        last = self.unobservedState[keyPath: keyPath][id: id] ?? last
        return last
      },
      send: { self.send(embed($0)) },
      modify: writable.map { writable in
        { body in
          // Who looks at a row that has gone away waits for it to come back.
          guard self.unobservedState[keyPath: keyPath][id: id] != nil else { return body(&last) }
          self.modifyPart { modifySome(&$0[keyPath: writable][id: id], body) }
        }
      }
    )
  }
}
