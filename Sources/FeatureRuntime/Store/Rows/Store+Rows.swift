private struct RowsID: Hashable {
  var scope: ScopeID
}

extension Store {
  /// The stores of the rows of a feature.
  ///
  /// The same row gets the same store again as long as that store exists. When the row is removed,
  /// its store keeps the row's last state.
  ///
  /// Scoping observes the rows' ids and their order, but not their states.
  public func scope<ID: Hashable & Sendable, RowState, RowAction: Sendable>(
    state keyPath: KeyPath<State, IdentifiedArray<ID, RowState>>,
    action: CaseKeyPath<Action, IdentifiedAction<ID, RowAction>>
  ) -> StoreRows<ID, RowState, RowAction> {
    let path = AnyCasePath(action)
    let id = RowsID(scope: ScopeID(state: keyPath, action: action))
    let place = RowsPlace<State, ID, RowState, RowAction>(
      keyPath: keyPath,
      id: id,
      observation: observation.rows(id) { RowsObservation() }
    )
    let seen = unobservedState[keyPath: keyPath]
    attach(place)
    place.observation.access(seen.ids)
    return StoreRows(ids: seen.ids) { id in
      self.row(id, at: place, seen: seen) { path.embed(.element(id: id, action: $0)) }
    }
  }
}

/// The place of rows in a store's state, with their observation.
private struct RowsPlace<State, ID: Hashable & Sendable, RowState, RowAction: Sendable> {
  var keyPath: KeyPath<State, IdentifiedArray<ID, RowState>>
  var id: RowsID
  var observation: RowsObservation<ID, RowState, RowAction>
}

extension Store {
  /// Connects the observation of rows to the store when the rows are first observed.
  private func attach<ID, RowState, RowAction>(_ place: RowsPlace<State, ID, RowState, RowAction>) {
    guard place.observation.isIdle else { return }
    beginObserving()
    let child = StoreObservation<State>.Child(
      fields: observation.fields(of: place.keyPath) ?? .max,
      store: { [rows = place.observation] in rows.isIdle ? nil : rows },
      publish: { [weak self] in self?.publish(place) }
    )
    observation.add(child, place.id)
  }

  private func publish<ID, RowState, RowAction>(
    _ place: RowsPlace<State, ID, RowState, RowAction>
  ) {
    place.observation.publish(unobservedState[keyPath: place.keyPath].ids)
    // While a row's mask is cleared, no second copy of the rows may exist, or all would be copied.
    for scope in place.observation.changed(in: unobservedState[keyPath: place.keyPath]) {
      scope.publish()
    }
  }

  /// The store of a row, made only once while it exists.
  ///
  /// - Parameter seen: The rows at the time of scoping, for a row that has gone away since.
  private func row<ID, RowState, RowAction>(
    _ id: ID,
    at place: RowsPlace<State, ID, RowState, RowAction>,
    seen: IdentifiedArray<ID, RowState>,
    embed: @escaping (RowAction) -> Action
  ) -> Store<RowState, RowAction> {
    if let store = place.observation.store(of: id) { return store }
    guard let last = unobservedState[keyPath: place.keyPath][id: id] ?? seen[id: id] else {
      fatalError("Only rows that have been seen are requested")
    }
    attach(place)
    let scope = rowScope(id, of: place.keyPath, last: last, embed: embed)
    let store = Store<RowState, RowAction>(scope: scope)
    place.observation.add(store, id)
    return store
  }

  private func rowScope<ID: Hashable & Sendable, RowState, RowAction: Sendable>(
    _ id: ID,
    of keyPath: KeyPath<State, IdentifiedArray<ID, RowState>>,
    last: RowState,
    embed: @escaping (RowAction) -> Action
  ) -> StoreScope<RowState, RowAction> {
    var last = last
    let writable = keyPath as? WritableKeyPath<State, IdentifiedArray<ID, RowState>>
    return StoreScope(
      row: StoreID(id),
      state: {
        last = self.unobservedState[keyPath: keyPath][id: id] ?? last
        return last
      },
      send: { self.send(embed($0)) },
      modify: writable.map { writable in
        { body in
          // Observers of a row that has gone away wait for it to come back.
          guard self.unobservedState[keyPath: keyPath][id: id] != nil else { return body(&last) }
          self.modifyPart { modifyRows(of: &$0, at: writable) { modifySome(&$0[id: id], body) } }
        }
      }
    )
  }
}
