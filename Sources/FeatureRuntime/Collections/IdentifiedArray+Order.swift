import Foundation
import OrderedCollections

// Removing and reordering. They keep ids and elements together, which a MutableCollection's own
// algorithms do not.

extension IdentifiedArray {
  /// Removes the element with an id and returns it.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    dictionary.removeValue(forKey: id)
  }

  /// Removes the element with another's id and returns it.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: idOf(element))
  }

  /// Removes the element at a position and returns it.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    dictionary.remove(at: position).value
  }

  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for position in offsets.reversed() { remove(at: position) }
  }

  /// Removes the elements that meet a condition.
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    try dictionary.removeAll { try shouldBeRemoved($0.value) }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    dictionary.removeAll(keepingCapacity: keepingCapacity)
  }

  /// Removes the first element and returns it.
  @discardableResult
  public mutating func removeFirst() -> Element {
    remove(at: startIndex)
  }

  /// Removes the last element and returns it.
  @discardableResult
  public mutating func removeLast() -> Element {
    remove(at: endIndex - 1)
  }

  /// The elements that meet a condition, as an identified array.
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> IdentifiedArray {
    IdentifiedArray(dictionary: try dictionary.filter { try isIncluded($0.value) }, idOf: idOf)
  }

  /// Moves the elements at some positions, in their order, to before another position.
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {
    let moved = source.map { self[$0] }
    let before = destination - source.count { $0 < destination }
    remove(atOffsets: source)
    for (offset, element) in moved.enumerated() {
      insert(element, at: before + offset)
    }
  }

  /// Exchanges two elements.
  public mutating func swapAt(_ first: Int, _ second: Int) {
    dictionary.swapAt(first, second)
  }

  /// Turns the order around.
  public mutating func reverse() {
    dictionary.reverse()
  }

  /// Sorts the elements by a comparison.
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    try dictionary.sort { try areInIncreasingOrder($0.value, $1.value) }
  }

  /// Sorts the elements.
  public mutating func sort() where Element: Comparable {
    sort(by: <)
  }

  /// Brings the elements into a random order.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    dictionary.shuffle(using: &generator)
  }
}
