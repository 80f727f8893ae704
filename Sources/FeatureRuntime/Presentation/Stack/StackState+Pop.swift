// Pops elements of a stack.

extension StackState {
  /// Pops the top element.
  ///
  /// - Returns: The element; nil if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    elements.isEmpty ? nil : elements.removeLast().value
  }

  /// Pops everything above an element, so that it is on top; nothing if the element is not there.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange((index + 1)...)
  }

  /// Pops an element and everything above it; nothing if the element is not there.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Pops some elements.
  ///
  /// - Parameter count: How many, at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }

  /// Pops all elements; the stack does not give their ids again.
  public mutating func removeAll() {
    elements.removeAll()
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
