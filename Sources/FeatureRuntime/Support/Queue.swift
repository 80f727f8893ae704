/// Elements that leave in the order in which they have come, each at the same cost.
package struct Queue<Element> {
  /// The elements that leave first, the next one last.
  private var leaving: [Element] = []
  private var coming: [Element] = []

  package init() {}

  package var isEmpty: Bool {
    leaving.isEmpty && coming.isEmpty
  }

  package var count: Int {
    leaving.count + coming.count
  }

  package var first: Element? {
    leaving.last ?? coming.first
  }

  /// All elements, the next one first.
  package var elements: [Element] {
    leaving.reversed() + coming
  }

  package mutating func append(_ element: Element) {
    coming.append(element)
  }

  package mutating func popFirst() -> Element? {
    if leaving.isEmpty {
      guard !coming.isEmpty else { return nil }
      // Swapped, so that both keep their memory.
      swap(&leaving, &coming)
      leaving.reverse()
    }
    return leaving.popLast()
  }
}

extension Queue: Sendable where Element: Sendable {}
