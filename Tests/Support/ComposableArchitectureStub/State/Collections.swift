import Foundation

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray.swift
public struct IdentifiedArray<ID: Hashable, Element> {
  public var ids: OrderedSet<ID> { fatalError() }
  public var elements: [Element] { fatalError() }

  public subscript(id id: ID) -> Element? {
    get { fatalError() }
    set {}
  }

  public func index(id: ID) -> Int? { fatalError() }

  @discardableResult
  public mutating func append(_ item: Element) -> (inserted: Bool, index: Int) { fatalError() }

  public mutating func append(contentsOf elements: some Sequence<Element>) {}

  @discardableResult
  public mutating func insert(
    _ item: Element, at i: Int
  ) -> (inserted: Bool, index: Int) { fatalError() }

  @discardableResult
  public mutating func remove(id: ID) -> Element? { fatalError() }

  @discardableResult
  public mutating func remove(at index: Int) -> Element { fatalError() }

  public mutating func remove(atOffsets offsets: IndexSet) {}
  public mutating func removeAll(keepingCapacity keepCapacity: Bool = false) {}
  public mutating func removeAll(where shouldBeRemoved: (Element) throws -> Bool) rethrows {}
  public mutating func move(fromOffsets source: IndexSet, toOffset destination: Int) {}
  public func filter(_ isIncluded: (Element) throws -> Bool) rethrows -> Self { fatalError() }
}

public typealias IdentifiedArrayOf<Element: Identifiable> = IdentifiedArray<Element.ID, Element>

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+Initializers.swift
extension IdentifiedArray where Element: Identifiable, ID == Element.ID {
  public init() {}
  public init(uniqueElements elements: some Sequence<Element>) {}
}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+ExpressibleByArrayLiteral.swift
extension IdentifiedArray: ExpressibleByArrayLiteral
where Element: Identifiable, ID == Element.ID {
  public init(arrayLiteral elements: Element...) {}
}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+RandomAccessCollection.swift
extension IdentifiedArray: RandomAccessCollection, MutableCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Element {
    get { fatalError() }
    set {}
  }
}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+Equatable.swift
extension IdentifiedArray: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+Hashable.swift
extension IdentifiedArray: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {}
}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+Sendable.swift
extension IdentifiedArray: Sendable where ID: Sendable, Element: Sendable {}

// From swift-identified-collections 1.1.1, IdentifiedCollections/IdentifiedArray/IdentifiedArray+Codable.swift
extension IdentifiedArray: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}
extension IdentifiedArray: Decodable
where Element: Decodable & Identifiable, ID == Element.ID {
  public init(from decoder: any Decoder) throws { fatalError() }
}

// From swift-collections 1.6.0, OrderedCollections/OrderedSet/OrderedSet.swift
public struct OrderedSet<Element: Hashable>: RandomAccessCollection, Equatable {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Element { fatalError() }
}

extension OrderedSet: ExpressibleByArrayLiteral {
  public init(arrayLiteral elements: Element...) { fatalError() }
}

extension OrderedSet: Sendable where Element: Sendable {}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/ForEachReducer.swift
public indirect enum IdentifiedAction<ID: Hashable & Sendable, Action>: CasePathable {
  case element(id: ID, action: Action)

  public struct AllCasePaths {
    public var element: AnyCasePath<IdentifiedAction, (id: ID, action: Action)> { fatalError() }

    public subscript(id id: ID) -> AnyCasePath<IdentifiedAction, Action> { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }
}

extension IdentifiedAction: Equatable where Action: Equatable {}
extension IdentifiedAction: Hashable where Action: Hashable {}
extension IdentifiedAction: Sendable where Action: Sendable {}

public typealias IdentifiedActionOf<R: Reducer> = IdentifiedAction<R.State.ID, R.Action>
where R.State: Identifiable

extension Reducer {
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: CaseKeyPath<Action, IdentifiedAction<ID, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/Deprecations.swift
  @available(*, deprecated)
  public func forEach<
    ElementState, ElementAction, ID: Hashable & Sendable,
    Element: Reducer<ElementState, ElementAction>
  >(
    _ toElementsState: WritableKeyPath<State, IdentifiedArray<ID, ElementState>>,
    action toElementAction: AnyCasePath<Action, (ID, ElementAction)>,
    @ReducerBuilder<ElementState, ElementAction> element: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }
}
