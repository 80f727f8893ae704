/// A collection whose elements are known by ids.
package protocol IdentifiedElements {
  /// The elements with their ids, in order.
  var identifiedElements: [(id: Any, element: Any)] { get }
}

extension IdentifiedArray: IdentifiedElements {
  package var identifiedElements: [(id: Any, element: Any)] {
    zip(idSet, states).map { ($0, $1) }
  }
}

extension StackState: IdentifiedElements {
  package var identifiedElements: [(id: Any, element: Any)] {
    elements.map { ($0.key, $0.value) }
  }
}
