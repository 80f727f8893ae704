import OrderedCollections

/// The stores of a feature's rows, made on demand.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
///   RowView(store: row)
/// }
/// ```
///
/// The rows are those at the time of scoping: scope again to see later ones. The stores show the
/// current state. Use them on the main actor only.
public struct StoreRows<ID: Hashable & Sendable, RowState, RowAction: Sendable>: Sendable {
  /// The ids of the rows in their order.
  public let ids: OrderedSet<ID>
  private let row: @MainActor (ID) -> Store<RowState, RowAction>

  init(ids: OrderedSet<ID>, row: @escaping @MainActor (ID) -> Store<RowState, RowAction>) {
    self.ids = ids
    self.row = row
  }

  /// The store of the row with an id, if there was one.
  @MainActor
  public subscript(id id: ID) -> Store<RowState, RowAction>? {
    ids.contains(id) ? row(id) : nil
  }
}

// Not isolated, because SwiftUI's views take their data in nonisolated code.
extension StoreRows: RandomAccessCollection {
  /// The position of the first row.
  public var startIndex: Int {
    0
  }

  /// The position after the last row.
  public var endIndex: Int {
    ids.count
  }

  /// The store of the row at a position.
  public subscript(position: Int) -> Store<RowState, RowAction> {
    MainActor.assumeIsolated { row(ids[position]) }
  }
}
