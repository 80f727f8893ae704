import OrderedCollections

/// An array whose elements are found by their id in constant time; no id occurs twice.
///
/// Where an element stands can be asked and changed as in an array. What an element is can be changed as long as its
/// id stays the same.
public struct IdentifiedArray<ID: Hashable, Element> {
  // Values only: a dictionary's key is always the id of its element.
  var dictionary: OrderedDictionary<ID, Element>
  /// How the id of an element is read.
  let id: any KeyPath<Element, ID> & Sendable

  init(dictionary: OrderedDictionary<ID, Element>, id: any KeyPath<Element, ID> & Sendable) {
    self.dictionary = dictionary
    self.id = id
  }

  /// Makes an empty array of elements with an id.
  public init(id: KeyPath<Element, ID> & Sendable) {
    self.init(dictionary: [:], id: id)
  }

  /// Makes an array; no two elements may have the same id.
  public init(
    uniqueElements elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable
  ) {
    self.init(
      dictionary: OrderedDictionary(
        uniqueKeysWithValues: elements.lazy.map { ($0[keyPath: id], $0) }
      ),
      id: id
    )
  }

  /// Makes an array, combining the elements that have the same id.
  public init(
    _ elements: some Sequence<Element>,
    id: KeyPath<Element, ID> & Sendable,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    self.init(
      dictionary: try OrderedDictionary(
        elements.lazy.map { ($0[keyPath: id], $0) },
        uniquingKeysWith: combine
      ),
      id: id
    )
  }

  /// The elements as an array.
  public var elements: [Element] {
    Array(dictionary.values)
  }

  /// The ids in the order of their elements.
  public var ids: OrderedSet<ID> {
    dictionary.keys
  }

  /// The position of the element with an id.
  public func index(id: ID) -> Int? {
    dictionary.index(forKey: id)
  }

  /// Tells whether there is an element with the id of another.
  public func contains(_ element: Element) -> Bool where Element: Equatable {
    self[id: element[keyPath: id]] == element
  }
}

extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

/// An identified array of elements that bring their id.
public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  /// Makes an empty array.
  public init() {
    self.init(id: \.id)
  }

  /// Makes an array; no two elements may have the same id.
  public init(uniqueElements elements: some Sequence<Element>) {
    self.init(uniqueElements: elements, id: \.id)
  }

  /// Makes an array, combining the elements that have the same id.
  public init(
    _ elements: some Sequence<Element>,
    uniquingIDsWith combine: (Element, Element) throws -> Element
  ) rethrows {
    try self.init(elements, id: \.id, uniquingIDsWith: combine)
  }
}
