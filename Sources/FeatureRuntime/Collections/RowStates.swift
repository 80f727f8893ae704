import OrderedCollections

/// A collection of states that are found by an id, as ``IdentifiedArray`` is.
protocol RowStates<ID, Element> {
  associatedtype ID: Hashable
  associatedtype Element

  /// The ids in the order of their states.
  var ids: OrderedSet<ID> { get }

  /// The state with an id.
  subscript(id id: ID) -> Element? { get set }
}

extension IdentifiedArray: RowStates {}
