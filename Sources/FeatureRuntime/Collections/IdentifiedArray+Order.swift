import Foundation
import OrderedCollections

// Removes and reorders elements. All keep ids and elements together, which a MutableCollection's
// own algorithms do not.

extension IdentifiedArray {
  /// Removes the element with an id and returns it.
  @discardableResult
  public mutating func remove(id: ID) -> Element? {
    index(id: id).map { remove(at: $0) }
  }

  /// Removes the element with another's id and returns it.
  @discardableResult
  public mutating func remove(_ element: Element) -> Element? {
    remove(id: idOf(element))
  }

  /// Removes the element at a position and returns it.
  @discardableResult
  public mutating func remove(at position: Int) -> Element {
    let before = address
    let id = idSet.remove(at: position)
    defer { edits.note(id, isInPlace: address == before) }
    return states.remove(at: position)
  }

  /// Removes the elements at some positions.
  public mutating func remove(atOffsets offsets: IndexSet) {
    for position in offsets.reversed() { remove(at: position) }
  }

  /// Removes the elements that meet a condition.
  public mutating func removeAll(
    where shouldBeRemoved: (Element) throws -> Bool
  ) rethrows {
    self = try filter { try !shouldBeRemoved($0) }
  }

  /// Removes all elements.
  public mutating func removeAll(keepingCapacity: Bool = false) {
    idSet.removeAll(keepingCapacity: keepingCapacity)
    states.removeAll(keepingCapacity: keepingCapacity)
    edits = ElementEdits()
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
    let positions = try indices.filter { try isIncluded(states[$0]) }
    // The ids stay the same set, which observers of the rows recognise by its storage.
    return positions.count == count ? self : picking(positions)
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
    let before = address
    idSet.swapAt(first, second)
    states.swapAt(first, second)
    edits.noteOrder(isInPlace: address == before)
  }

  /// Reverses the order.
  public mutating func reverse() {
    let before = address
    idSet.reverse()
    states.reverse()
    edits.noteOrder(isInPlace: address == before)
  }

  /// Sorts the elements by a comparison.
  public mutating func sort(
    by areInIncreasingOrder: (Element, Element) throws -> Bool
  ) rethrows {
    self = picking(try indices.sorted { try areInIncreasingOrder(states[$0], states[$1]) })
  }

  /// Sorts the elements.
  public mutating func sort() where Element: Comparable {
    sort(by: <)
  }

  /// Shuffles the elements.
  public mutating func shuffle(using generator: inout some RandomNumberGenerator) {
    self = picking(indices.shuffled(using: &generator))
  }

  /// The elements at some positions, each of which occurs once.
  private func picking(_ positions: [Int]) -> IdentifiedArray {
    IdentifiedArray(
      idSet: OrderedSet(uncheckedUniqueElements: positions.map { idSet[$0] }),
      states: positions.map { states[$0] },
      idOf: idOf
    )
  }
}
