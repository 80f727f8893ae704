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
    states.count
  }

  /// The element at a position; another one that takes its place must have the same id.
  ///
  /// This is why the type is no `MutableCollection`, whose algorithms put elements anywhere.
  @inlinable
  public subscript(position: Int) -> Element {
    get {
      states[position]
    }
    _modify {
      let before = address
      defer { edits.note(idSet[position], isInPlace: address == before) }
      yield &states[position]
      requireID(idSet[position], of: states[position])
    }
  }

  /// The element with an id; setting nil removes it, setting a new one appends it.
  @inlinable
  public subscript(id id: ID) -> Element? {
    get {
      index(id: id).map { states[$0] }
    }
    _modify {
      let before = address
      let position = index(id: id)
      var element = position.map { takeOut(at: $0) }
      defer {
        putBack(element, id, at: position)
        edits.note(id, isInPlace: address == before)
      }
      yield &element
    }
  }

  /// Changes the element at a position, which must keep its id.
  ///
  /// Unlike the subscript, it needs no coroutine frame.
  @inlinable
  @inline(__always)
  mutating func modify<Result>(
    at position: Int,
    id: ID,
    _ body: (inout Element) -> Result
  ) -> Result {
    let before = address
    defer { edits.note(id, isInPlace: address == before) }
    return IdentifiedArray.modify(&states[position], id, idOf, body)
  }

  /// Where the elements are in memory.
  @inlinable var address: UnsafePointer<Element>? {
    states.withUnsafeBufferPointer { $0.baseAddress }
  }

  // Reads the id while the element is still being changed in place, because the element would be
  // copied otherwise. Static, because a copy of the array passed as `self` would copy all elements.
  @inlinable
  @inline(__always)
  static func modify<Result>(
    _ element: inout Element,
    _ id: ID,
    _ idOf: (Element) -> ID,
    _ body: (inout Element) -> Result
  ) -> Result {
    let result = body(&element)
    requireID(id, of: element, idOf)
    return result
  }

  /// Takes an element out, so that it has one owner while it changes; the last element moves to its
  /// position.
  @inlinable
  mutating func takeOut(at position: Int) -> Element {
    states.swapAt(position, states.count - 1)
    return states.removeLast()
  }

  /// Puts back an element that was taken out, or appends a new one; nil removes the element that
  /// was taken out.
  @inlinable
  mutating func putBack(_ element: Element?, _ id: ID, at position: Int?) {
    if let element { requireID(id, of: element) }
    switch (element, position) {
    case (nil, nil):
      break
    case (let element?, nil):
      append(element)
    case (let element?, let position?):
      states.append(element)
      states.swapAt(position, states.count - 1)
    case (nil, let position?):
      idSet.remove(at: position)
      // The last one goes back to the end.
      if position < states.count { states.append(states.remove(at: position)) }
    }
  }

  @inlinable
  func requireID(_ expected: ID, of element: Element) {
    IdentifiedArray.requireID(expected, of: element, idOf)
  }

  @inlinable
  static func requireID(_ expected: ID, of element: Element, _ idOf: (Element) -> ID) {
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
    let before = address
    idSet.insert(elementID, at: position)
    states.insert(element, at: position)
    edits.note(elementID, isInPlace: address == before)
    return (true, position)
  }

  /// Replaces the element with the same id, or appends the element.
  ///
  /// - Returns: The element that was replaced.
  @inlinable
  @discardableResult
  public mutating func updateOrAppend(_ element: Element) -> Element? {
    updateOrInsert(element, at: endIndex).originalMember
  }

  /// Replaces the element with the same id, or inserts the element at a position.
  ///
  /// - Returns: The element that was replaced, and where the new one is.
  @inlinable
  @discardableResult
  public mutating func updateOrInsert(
    _ element: Element,
    at position: Int
  ) -> (originalMember: Element?, index: Int) {
    let (inserted, index) = insert(element, at: position)
    guard !inserted else { return (nil, index) }
    defer { self[index] = element }
    return (states[index], index)
  }
}
