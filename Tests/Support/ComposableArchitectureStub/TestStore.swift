// From swift-composable-architecture 1.25.5, ComposableArchitecture/TestStore.swift
public enum Exhaustivity: Equatable, Sendable {
  case on
  case off(showSkippedAssertions: Bool)

  public static let off = Self.off(showSkippedAssertions: false)
}

public struct TestStoreTask: Hashable, Sendable {
  public func cancel() async {}
}

@MainActor
public final class TestStore<State: Equatable, Action> {
  public var exhaustivity: Exhaustivity = .on
  public var dependencies: DependencyValues {
    get { fatalError() }
    set {}
  }

  public init(
    initialState: @autoclosure () -> State,
    @ReducerBuilder<State, Action> reducer: () -> some Reducer<State, Action>,
    withDependencies prepareDependencies: (inout DependencyValues) -> Void = { _ in },
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {}

  public var state: State { fatalError() }

  @discardableResult
  public func send(
    _ action: Action,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask { fatalError() }

  @discardableResult
  public func send(
    _ action: CaseKeyPath<Action, Void>,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask { fatalError() }

  @discardableResult
  public func send<Value>(
    _ action: CaseKeyPath<Action, Value>, _ value: Value,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async -> TestStoreTask { fatalError() }

  public func receive(
    _ isMatching: (_ action: Action) -> Bool, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {}

  public func receive<Value>(
    _ actionCase: CaseKeyPath<Action, Value>, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {}

  public func receive<Value: Equatable & Sendable>(
    _ actionCase: CaseKeyPath<Action, Value>, _ value: Value, timeout duration: Duration? = nil,
    assert updateStateToExpectedResult: ((_ state: inout State) throws -> Void)? = nil,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {}

  public func assert(
    _ updateStateToExpectedResult: @escaping (_ state: inout State) throws -> Void,
    fileID: StaticString = #fileID, file filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) {}

  public func finish(
    timeout duration: Duration? = nil, fileID: StaticString = #fileID,
    file filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) async {}

  public func skipReceivedActions(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {}

  public func skipInFlightEffects(
    strict: Bool = true, fileID: StaticString = #fileID, file filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) async {}
}
