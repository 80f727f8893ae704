import OrderedCollections

/// The stores of a feature's rows, made when they are asked for.
///
/// ```swift
/// ForEach(store.scope(state: \.rows, action: \.rows)) { row in
///   RowView(store: row)
/// }
/// ```
///
/// Which rows there are is as of the scoping: scope again to see rows that came later. The stores
/// show the state of now. Only the main actor may ask for them.
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

// Not isolated, as SwiftUI's views take their data wherever they are made.
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
