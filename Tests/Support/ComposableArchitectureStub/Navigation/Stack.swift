// From swift-composable-architecture 1.25.5, ComposableArchitecture/Reducer/Reducers/StackReducer.swift
public struct StackElementID: Hashable, Sendable, ExpressibleByIntegerLiteral {
  public init(integerLiteral value: Int) {}
}

public struct StackState<Element> {
  public init() {}

  public var ids: OrderedSet<StackElementID> { fatalError() }

  public subscript(id id: StackElementID) -> Element? {
    get { fatalError() }
    set {}
  }

  public subscript<Case>(id id: StackElementID, case path: CaseKeyPath<Element, Case>) -> Case?
  where Element: CasePathable {
    get { fatalError() }
    set {}
  }

  public mutating func pop(from id: StackElementID) {}
  public mutating func pop(to id: StackElementID) {}
}

extension StackState: RandomAccessCollection, RangeReplaceableCollection {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(position: Int) -> Element { fatalError() }
  public mutating func replaceSubrange(
    _ subrange: Range<Int>, with newElements: some Collection<Element>
  ) {}
}

extension StackState: Equatable where Element: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}
extension StackState: Hashable where Element: Hashable {
  public func hash(into hasher: inout Hasher) {}
}
extension StackState: Sendable where Element: Sendable {}
extension StackState: Decodable where Element: Decodable {
  public init(from decoder: any Decoder) throws { fatalError() }
}
extension StackState: Encodable where Element: Encodable {
  public func encode(to encoder: any Encoder) throws {}
}

public enum StackAction<State, Action>: CasePathable {
  indirect case element(id: StackElementID, action: Action)
  case popFrom(id: StackElementID)
  case push(id: StackElementID, state: State)

  public struct AllCasePaths {
    public var element: AnyCasePath<StackAction, (id: StackElementID, action: Action)> {
      fatalError()
    }
    public var popFrom: AnyCasePath<StackAction, StackElementID> { fatalError() }
    public var push: AnyCasePath<StackAction, (id: StackElementID, state: State)> { fatalError() }

    public subscript(id id: StackElementID) -> AnyCasePath<StackAction, Action> { fatalError() }
  }

  public static var allCasePaths: AllCasePaths { fatalError() }
}

extension StackAction: Equatable where State: Equatable, Action: Equatable {}
extension StackAction: Hashable where State: Hashable, Action: Hashable {}
extension StackAction: Sendable where State: Sendable, Action: Sendable {}

public typealias StackActionOf<R: Reducer> = StackAction<R.State, R.Action>

extension Reducer {
  public func forEach<ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Internal/Deprecations.swift
  @available(*, deprecated)
  public func forEach<ElementState, ElementAction, Element: Reducer<ElementState, ElementAction>>(
    _ toStackState: WritableKeyPath<State, StackState<ElementState>>,
    action toStackAction: AnyCasePath<Action, StackAction<ElementState, ElementAction>>,
    @ReducerBuilder<ElementState, ElementAction> destination: () -> Element,
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) -> some Reducer<State, Action> { _Modified<State, Action>() }

  // From swift-composable-architecture 1.25.5, ComposableArchitecture/CaseReducer.swift
  public func forEach<ElementState: CaseReducerState, ElementAction>(
    _ state: WritableKeyPath<State, StackState<ElementState>>,
    action: CaseKeyPath<Action, StackAction<ElementState, ElementAction>>
  ) -> some ReducerOf<Self> where ElementState.StateReducer.Action == ElementAction {
    _Modified<State, Action>()
  }
}
