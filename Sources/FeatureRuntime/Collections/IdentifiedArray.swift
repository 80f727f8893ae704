import OrderedCollections

/// An array whose elements are found by their id in constant time; no id occurs twice.
///
/// Elements have positions as in an array, and can be moved. An element can change as long as its
/// id stays the same.
public struct IdentifiedArray<ID: Hashable, Element> {
  // Ids and elements are stored side by side, and not in one dictionary: changing an element of a
  // dictionary in place allocates a coroutine's frame each time.

  /// The ids, each at the position of its element.
  @usableFromInline var idSet: OrderedSet<ID>
  @usableFromInline var states: [Element]
  /// Reads the id of an element; a closure because following a key path takes ten times as long.
  @usableFromInline let idOf: (Element) -> ID
  /// The last changes, which show whose effects end with removed rows.
  @usableFromInline var edits: ElementEdits<ID>

  @inlinable
  init(idSet: OrderedSet<ID>, states: [Element], idOf: @escaping (Element) -> ID) {
    self.idSet = idSet
    self.states = states
    self.idOf = idOf
    self.edits = ElementEdits()
  }

  @inlinable
  init(
    _ elements: some Sequence<Element>,
    idOf: @escaping (Element) -> ID,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(idSet: [], states: [], idOf: idOf)
    for element in elements {
      let (inserted, position) = append(element)
      if !inserted { states[position] = try combine(states[position], element) }
    }
  }

  @inlinable
  init(
    uniqueElements elements: some Sequence<Element>,
    idOf: @escaping (Element) -> ID
  ) {
    let states = Array(elements)
    let idSet = OrderedSet(states.lazy.map(idOf))
    precondition(idSet.count == states.count, "Two elements of an IdentifiedArray have the same id")
    self.init(idSet: idSet, states: states, idOf: idOf)
  }

  /// Makes an empty array of elements with an id.
  @inlinable
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(idSet: [], states: [], idOf: { $0[keyPath: id] })
  }

  /// Makes an array; no two elements may have the same id.
  @inlinable
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable
  ) {
    self.init(uniqueElements: elements, idOf: { $0[keyPath: id] })
  }

  /// Makes an array, combining the elements that have the same id.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, idOf: { $0[keyPath: id] }, uniquingIDsWith: combine)
  }

  /// The elements as an array.
  @inlinable
  public var elements: [Element] {
    states
  }

  /// The ids in the order of their elements.
  @inlinable
  public var ids: OrderedSet<ID> {
    idSet
  }

  /// The position of the element with an id.
  @inlinable
  public func index(id: ID) -> Int? {
    idSet.firstIndex(of: id)
  }

  /// Finds the position of the element with an id, most quickly where it was before.
  ///
  /// - Returns: Whether there is one.
  @inlinable
  func find(_ id: ID, at position: inout Int) -> Bool {
    if position < idSet.count, idSet[position] == id { return true }
    guard let found = index(id: id) else { return false }
    position = found
    return true
  }

  /// Returns whether the collection contains an element equal to another.
  @inlinable
  public func contains(_ element: Element) -> Bool where Element: Equatable {
    self[id: idOf(element)] == element
  }
}

// Unchecked because of `idOf`, which cannot be marked Sendable as types captured in it may conform
// to `Identifiable` on one actor only. It captures no value but a key path that was Sendable, and
// never changes.
extension IdentifiedArray: @unchecked Sendable where ID: Sendable, Element: Sendable {}

/// An identified array of `Identifiable` elements.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  @inlinable
  public init() {
    self.init(idSet: [], states: [], idOf: { $0.id })
  }

  /// Makes an array; no two elements may have the same id.
  @inlinable
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, idOf: { $0.id })
  }

  /// Makes an array, combining the elements that have the same id.
  @inlinable
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, idOf: { $0.id }, uniquingIDsWith: combine)
  }
}
