import CustomDump
import OrderedCollections

/// The states of the features in a navigation stack, the first at the bottom.
///
/// Each element gets an id when it is pushed and keeps it; looking an element up by its id takes
/// constant time.
///
/// ```swift
/// state.path.append(.todo(TodoFeature.State()))
/// state.path[id: id, case: \.todo]?.title = "Milk"
/// state.path.pop(to: id)
/// ```
public struct StackState<Element> {
  var elements: OrderedDictionary<StackElementID, Element> = [:]
  @Uncompared private var nextNumber = 0
  /// A number that differs between two stacks with the same ids.
  @Uncompared package private(set) var identity = makeUniqueNumber()
  /// The numbers of the links that have pushed elements.
  @Uncompared private(set) var links: [StackElementID: UInt64] = [:]
  /// The last changes, which show whose effects end with removed elements.
  @Uncompared var edits = ElementEdits<StackElementID>()

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
  /// Setting nil removes that element alone; setting an element under a new id pushes it.
  public subscript(id id: StackElementID) -> Element? {
    get {
      elements[id]
    }
    _modify {
      let before = address
      defer { edits.note(id, isInPlace: address == before) }
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
      // A change by `?.` of an absent payload sets nil too; an element of another case stays.
      if newValue == nil, self[id: id, case: path] == nil { return }
      self[id: id] = newValue.map { AnyCasePath(path).embed($0) }
    }
  }

  /// Where the elements are in memory.
  var address: UnsafePointer<Element>? {
    elements.values.withUnsafeBufferPointer { $0.baseAddress }
  }

  /// Records the link that pushes an element, and forgets the links of elements that are gone.
  mutating func noteLink(_ number: UInt64, of id: StackElementID) {
    links = links.filter { elements[$0.key] != nil }
    links[id] = number
  }

  /// Pushes an element.
  public mutating func append(_ element: Element) {
    self[id: nextID] = element
  }

  /// Pushes elements, the last one on top.
  public mutating func append(contentsOf elements: some Sequence<Element>) {
    for element in elements { append(element) }
  }
}

extension StackState: Equatable where Element: Equatable {}
extension StackState: Hashable where Element: Hashable {}
extension StackState: Sendable where Element: Sendable {}

extension StackState: Encodable where Element: Encodable {
  /// Encodes the elements as an array, from the bottom to the top, without their ids.
  public func encode(to encoder: any Encoder) throws {
    try Array(elements.values).encode(to: encoder)
  }
}

extension StackState: Decodable where Element: Decodable {
  /// Decodes an array of elements, which get the ids from 0 on.
  public init(from decoder: any Decoder) throws {
    self.init(try [Element](from: decoder))
  }
}

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
