import OrderedCollections

// Access to elements: by position as a collection, and by id.

extension IdentifiedArray: RandomAccessCollection {
  /// The position of the first element.
  @inlinable
  public var startIndex: Int {
    0
  }

  /// The position after the last element.
  @inlinable
  public var endIndex: Int {
    dictionary.count
  }

  /// The element at a position; another one that takes its place must have the same id.
  ///
  /// This is why the type is no `MutableCollection`, whose algorithms put elements anywhere.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      dictionary.values[position]
    }
    _modify {
      yield &dictionary.values[position]
      requireID(dictionary.keys[position], of: dictionary.values[position])
    }
  }

  /// The element with an id; setting nil removes it, setting a new one appends it.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      dictionary[id]
    }
    _modify {
      yield &dictionary[id]
      if let element = dictionary[id] { requireID(id, of: element) }
    }
  }

  @inlinable
  func requireID(_ expected: ID, of element: Element) {
    precondition(
      idOf(element) == expected,
      "An element of an IdentifiedArray must keep its id; remove it and insert another one instead"
    )
  }
}

extension IdentifiedArray {
  /// Appends an element, unless there is one with its id.
  ///
  /// - Returns: Whether it was appended, and where the element with its id is.
  @inlinable
  @discardableResult
  public mutating func append(_ element: Element) -> (inserted: Bool, index: Int) {
    insert(element, at: endIndex)
  }

  /// Appends those elements whose ids are not there yet.
  @inlinable
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }

  /// Inserts an element, unless there is one with its id.
  ///
  /// - Returns: Whether it was inserted, and where the element with its id is.
  @inlinable
  @discardableResult
  public mutating func insert(
    _ element: Element,
    at position: Int
  ) -> (inserted: Bool, index: Int) {
    let elementID = idOf(element)
    if let index = index(id: elementID) { return (false, index) }
    dictionary.updateValue(element, forKey: elementID, insertingAt: position)
    return (true, position)
  }

  /// Puts an element in the place of the one with its id, or at the end.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    dictionary.updateValue(element, forKey: idOf(element))
  }

  /// Puts an element in the place of the one with its id, or at a position.
  ///
  /// - Returns: The element that was replaced, and where the new one is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at position: Int
  ) -> (originalMember: Element?, index: Int) {
    dictionary.updateValue(element, forKey: idOf(element), insertingAt: position)
  }
}
