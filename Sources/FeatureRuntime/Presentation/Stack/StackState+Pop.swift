// Taking elements off a stack.

extension StackState {
  /// Takes the top element off.
  ///
  /// - Returns: The element; nil if the stack is empty.
  @discardableResult
  public mutating func popLast() -> Element? {
    elements.isEmpty ? nil : elements.removeLast().value
  }

  /// Takes off everything that lies on an element, so that it is on top; nothing if it is not there.
  public mutating func pop(to id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange((index + 1)...)
  }

  /// Takes an element off, and everything that lies on it; nothing if it is not there.
  public mutating func pop(from id: StackElementID) {
    guard let index = elements.index(forKey: id) else { return }
    elements.removeSubrange(index...)
  }

  /// Takes some elements off the top.
  ///
  /// - Parameter count: How many, at most as many as there are.
  public mutating func removeLast(_ count: Int = 1) {
    elements.removeLast(count)
  }

  /// Takes all elements off; their ids are not given again.
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
