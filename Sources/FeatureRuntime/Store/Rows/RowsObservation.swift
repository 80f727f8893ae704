import OrderedCollections

/// Notifies the observers of the rows' ids, and the rows' stores, of changes.
///
/// It retains neither the rows' stores nor the store around them.
@MainActor
final class RowsObservation<ID: Hashable & Sendable, RowState, RowAction: Sendable> {
  private struct Row {
    weak var store: Store<RowState, RowAction>?
  }

  /// The only field of the signal: the ids in their order.
  private static var order: UInt64 { 1 }

  private let signal = ChangeSignal()
  /// The ids that all observers have read; nil if they have read different ones.
  private var seen: OrderedSet<ID>?
  private var rows: [ID: Row] = [:]

  /// Whether there is nothing to notify.
  var isIdle: Bool {
    signal.isIdle && rows.values.allSatisfy { $0.store == nil }
  }

  /// Registers the current observer for changes of the ids.
  func access(_ ids: OrderedSet<ID>) {
    if signal.isIdle {
      seen = ids
    } else if seen != ids {
      // This observer reads before the earlier ones were notified.
      seen = nil
    }
    signal.access(RowsObservation.order)
  }

  /// Notifies the observers of the ids, if these have changed.
  func publish(_ ids: OrderedSet<ID>) {
    // The comparison takes no time while rows only change: the ids then still share their storage.
    guard !signal.isIdle, seen != ids else { return }
    seen = nil
    signal.notify(RowsObservation.order)
  }

  /// The store made before for a row, if it still exists.
  func store(of id: ID) -> Store<RowState, RowAction>? {
    rows[id]?.store
  }

  /// Adds a row's store, which is notified of changes from now on.
  func add(_ store: Store<RowState, RowAction>, _ id: ID) {
    rows[id] = Row(store: store)
  }

  /// Returns the scopes of rows that have changed, and forgets stores that no longer exist.
  func changed(in states: IdentifiedArray<ID, RowState>) -> [StoreScope<RowState, RowAction>] {
    var changed: [StoreScope<RowState, RowAction>] = []
    for (id, row) in rows {
      if let scope = row.store?.scope {
        if scope.observation.needsNotification(of: states[id: id]) { changed.append(scope) }
      } else {
        rows[id] = nil
      }
    }
    return changed
  }
}

extension StoreObservation {
  /// Returns whether observers have to be notified of a state; leaves the state as it is.
  fileprivate func needsNotification(of state: State?) -> Bool {
    guard isActive else { return false }
    guard var state else {
      // If the state comes back, it counts as changed whatever its mask says.
      seen = 0
      return false
    }
    var seen = seen
    return plan.takeChanges(&state, &seen) != 0
  }
}
