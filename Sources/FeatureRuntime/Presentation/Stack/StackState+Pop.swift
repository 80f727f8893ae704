// Pops elements of a stack.

extension StackState {
  /// Pops the top element.
  ///
  /// - Returns: The element; nil if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    let top = last
    if top != nil { removeLast() }
    return top
  }

  /// Pops everything above an element, so that it is on top; nothing if the element is not there.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    remove((index + 1)..<count)
  }

  /// Pops an element and everything above it; nothing if the element is not there.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    remove(index..<count)
  }

  /// Pops some elements.
  ///
  /// - Parameter count: How many, at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) {
    remove((self.count - count)..<self.count)
  }

  /// Pops all elements; the stack does not give their ids again.
  public mutating func removeAll() {
    remove(0..<count)
  }

  private mutating func remove(_ positions: Range<Int>) {
    let ids = Array(ids[positions])
    let before = address
    elements.removeSubrange(positions)
    for id in ids { edits.note(id, isInPlace: address == before) }
  }
}

extension StackState: RandomAccessCollection {
  /// The position of the bottom.
  public var startIndex: Int {
    0
  }

  /// The position above the top.
  public var endIndex: Int {
    elements.count
  }

  /// The element at a position, counted from the bottom.
  public subscript(position: Int) -> Element {
    get {
      elements.values[position]
    }
    _modify {
      let before = address
      defer { edits.note(ids[position], isInPlace: address == before) }
      yield &elements.values[position]
    }
  }
}

extension StackState: ExpressibleByArrayLiteral {
  /// Makes a stack of elements, which get the ids from 0 on.
  public init(arrayLiteral elements: Element...) {
    self.init(elements)
  }
}
