import OrderedCollections

/// Who is to be told of changes of rows: observers of which rows there are, and the rows' stores.
///
/// It keeps neither the rows' stores alive nor the store around them.
@MainActor
final class RowsObservation<ID: Hashable & Sendable, RowState, RowAction: Sendable> {
  private struct Row {
    weak var store: Store<RowState, RowAction>?
  }

  /// The one field that the signal is used for.
  private static var order: UInt64 { 1 }

  private let signal = ChangeSignal()
  /// What all observers of the ids have seen; nil if not all have seen the same.
  private var seen: OrderedSet<ID>?
  private var rows: [ID: Row] = [:]

  /// Whether nobody has to be told of anything.
  var isIdle: Bool {
    signal.isIdle && rows.values.allSatisfy { $0.store == nil }
  }

  /// Notes that the current observer depends on which rows there are.
  func access(_ ids: OrderedSet<ID>) {
    if signal.isIdle {
      seen = ids
    } else if seen != ids {
      // Somebody reads before those who wait have been told.
      seen = nil
    }
    signal.access(RowsObservation.order)
  }

  /// Tells the observers of the ids, if these are others than they have seen.
  func publish(_ ids: OrderedSet<ID>) {
    // Takes no time as long as rows only change: the ids then still share their storage.
    guard !signal.isIdle, seen != ids else { return }
    seen = nil
    signal.notify(RowsObservation.order)
  }

  /// The store made before for a row, if somebody still holds it.
  func store(of id: ID) -> Store<RowState, RowAction>? {
    rows[id]?.store
  }

  /// Tells a row's store of changes from now on.
  func add(_ store: Store<RowState, RowAction>, _ id: ID) {
    rows[id] = Row(store: store)
  }

  /// Returns those who look at rows that have changed, and forgets stores that nobody holds.
  func changed(in states: some RowStates<ID, RowState>) -> [StoreScope<RowState, RowAction>] {
    var changed: [StoreScope<RowState, RowAction>] = []
    for (id, row) in rows {
      if let scope = row.store?.scope {
        if scope.observation.isNews(states[id: id]) { changed.append(scope) }
      } else {
        rows[id] = nil
      }
    }
    return changed
  }
}

extension StoreObservation {
  /// Tells whether somebody has to be told of a state, which stays as it is.
  fileprivate func isNews(_ state: State?) -> Bool {
    guard isActive else { return false }
    guard var state else {
      // Should it come back, it is news whatever its mask says.
      seen = 0
      return false
    }
    var seen = seen
    return plan.takeChanges(&state, &seen) != 0
  }
}
