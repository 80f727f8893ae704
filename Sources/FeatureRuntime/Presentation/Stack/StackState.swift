import CustomDump
import OrderedCollections

/// The states of the features that lie one upon the other in a navigation stack, the first at the
/// bottom.
///
/// Each gets an id when it is pushed and keeps it; the elements are found by it in constant time.
///
/// ```swift
/// state.path.append(.todo(TodoFeature.State()))
/// state.path[id: id, case: \.todo]?.title = "Milk"
/// state.path.pop(to: id)
/// ```
public struct StackState<Element> {
  var elements: OrderedDictionary<StackElementID, Element> = [:]
  private var nextNumber = 0
  /// Tells this stack from another whose ids are the same; no part of its value.
  let identity = makeUniqueNumber()
  /// The numbers of the links that have pushed elements; no part of its value.
  private(set) var links: [StackElementID: UInt64] = [:]

  /// Makes an empty stack.
  public init() {}

  /// Makes a stack of elements, which get the ids from 0 on.
  public init(_ elements: some Sequence<Element>) {
    append(contentsOf: elements)
  }

  /// The ids, from the bottom to the top.
  public var ids: OrderedSet<StackElementID> {
    elements.keys
  }

  /// The id that the next element will get.
  public var nextID: StackElementID {
    StackElementID(number: nextNumber)
  }

  /// The position of the element with an id, counted from the bottom.
  public func index(id: StackElementID) -> Int? {
    elements.index(forKey: id)
  }

  /// The element with an id.
  ///
  /// Setting nil removes it, and it alone; setting one under an id that is not there pushes it.
  public subscript(id id: StackElementID) -> Element? {
    get {
      elements[id]
    }
    _modify {
      yield &elements[id]
      if elements[id] != nil { nextNumber = Swift.max(nextNumber, id.number + 1) }
    }
  }

  /// The payload of the element with an id, if it is of a case.
  ///
  /// Setting nil removes the element if it is of the case.
  public subscript<Value>(
    id id: StackElementID,
    case path: CaseKeyPath<Element, Value>
  ) -> Value? where Element: CasePathable {
    get {
      self[id: id]?[case: path]
    }
    set {
      // Changing by `?.` what is not there ends with nil, too: an element of another case stays.
      if newValue == nil, self[id: id, case: path] == nil { return }
      self[id: id] = newValue.map { AnyCasePath(path).embed($0) }
    }
  }

  /// Notes by which link an element is pushed, and forgets the links of elements that are gone.
  mutating func noteLink(_ number: UInt64, of id: StackElementID) {
    links = links.filter { elements[$0.key] != nil }
    links[id] = number
  }

  /// Pushes an element.
  public mutating func append(_ element: Element) {
    elements[nextID] = element
    nextNumber += 1
  }

  /// Pushes elements, the last one comes to lie on top.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension StackState: Equatable where Element: Equatable {
  /// Compares elements and their ids.
  public static func == (lhs: StackState, rhs: StackState) -> Bool {
    lhs.elements == rhs.elements
  }
}

extension StackState: Hashable where Element: Hashable {
  /// Hashes elements and their ids.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(elements)
  }
}

extension StackState: Sendable where Element: Sendable {}

extension StackState: CustomDumpReflectable {
  /// The elements under their ids.
  public var customDumpMirror: Mirror {
    Mirror(
      self,
      unlabeledChildren: elements.map { (key: $0.key, value: $0.value) },
      displayStyle: .dictionary
    )
  }
}
