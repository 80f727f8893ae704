import Foundation

// From swift-dependencies 1.16.0, Dependencies/DependencyKey.swift
public protocol TestDependencyKey<Value> {
  associatedtype Value: Sendable = Self
  static var previewValue: Value { get }
  static var testValue: Value { get }
}

public protocol DependencyKey<Value>: TestDependencyKey {
  static var liveValue: Value { get }
}

extension TestDependencyKey {
  public static var previewValue: Value { fatalError() }
}

extension DependencyKey {
  public static var testValue: Value { fatalError() }
}

// From swift-dependencies 1.16.0, Dependencies/DependencyValues.swift
public struct DependencyValues: Sendable {
  public init() {}

  public subscript<Key: TestDependencyKey>(
    key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column, function: StaticString = #function
  ) -> Key.Value {
    get { fatalError() }
    set {}
  }
}

// From swift-dependencies 1.16.0, Dependencies/WithDependencies.swift
@discardableResult
public func withDependencies<R>(
  _ updateValuesForOperation: (inout DependencyValues) throws -> Void, operation: () throws -> R
) rethrows -> R { fatalError() }

// From swift-dependencies 1.16.0, Dependencies/Dependency.swift
@propertyWrapper
public struct Dependency<Value>: @unchecked Sendable {
  public init(
    _ keyPath: KeyPath<DependencyValues, Value> & Sendable, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) {}

  public init<Key: TestDependencyKey>(
    _ key: Key.Type, fileID: StaticString = #fileID, filePath: StaticString = #filePath,
    line: UInt = #line, column: UInt = #column
  ) where Key.Value == Value {}

  public var wrappedValue: Value { fatalError() }
}

extension DependencyValues {
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/Calendar.swift
  public var calendar: Calendar {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/Clocks.swift
  public var continuousClock: any Clock<Duration> {
    get { fatalError() }
    set {}
  }
  public var suspendingClock: any Clock<Duration> {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/Date.swift
  public var date: DateGenerator {
    get { fatalError() }
    set {}
  }
  // From swift-composable-architecture 1.25.5, ComposableArchitecture/Dependencies/Dismiss.swift
  public var dismiss: DismissEffect {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/Locale.swift
  public var locale: Locale {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/MainQueue.swift
  public var mainQueue: AnySchedulerOf<DispatchQueue> {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/OpenURL.swift
  public var openURL: OpenURLEffect {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/TimeZone.swift
  public var timeZone: TimeZone {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/UUID.swift
  public var uuid: UUIDGenerator {
    get { fatalError() }
    set {}
  }
  // From swift-dependencies 1.16.0, Dependencies/DependencyValues/WithRandomNumberGenerator.swift
  public var withRandomNumberGenerator: WithRandomNumberGenerator {
    get { fatalError() }
    set {}
  }
}

// From swift-dependencies 1.16.0, Dependencies/DependencyValues/Date.swift
public struct DateGenerator: Sendable {
  public init(_ generate: @escaping @Sendable () -> Date) {}
  public static func constant(_ now: Date) -> Self { fatalError() }
  public var now: Date {
    get { fatalError() }
    set {}
  }
  public func callAsFunction() -> Date { fatalError() }
}

// From swift-dependencies 1.16.0, Dependencies/DependencyValues/UUID.swift
public struct UUIDGenerator: Sendable {
  public init(_ generate: @escaping @Sendable () -> UUID) {}
  public static var incrementing: Self { fatalError() }
  public static func constant(_ uuid: UUID) -> Self { fatalError() }
  public func callAsFunction() -> UUID { fatalError() }
}

extension UUID {
  public init(_ intValue: Int) { fatalError() }
}

// From swift-composable-architecture 1.25.5, ComposableArchitecture/Dependencies/Dismiss.swift
public struct DismissEffect: Sendable {
  public init(_ dismiss: @escaping @MainActor @Sendable () -> Void) {}

  @MainActor
  public func callAsFunction(
    fileID: StaticString = #fileID, filePath: StaticString = #filePath, line: UInt = #line,
    column: UInt = #column
  ) async {}
}

// From swift-dependencies 1.16.0, Dependencies/DependencyValues/OpenURL.swift
public struct OpenURLEffect: Sendable {
  public init(handler: @escaping @Sendable (_ url: URL) async -> Bool) {}

  @discardableResult
  public func callAsFunction(_ url: URL) async -> Bool { fatalError() }
}

// From swift-dependencies 1.16.0, Dependencies/DependencyValues/WithRandomNumberGenerator.swift
public struct WithRandomNumberGenerator: Sendable {
  public init<G: RandomNumberGenerator & Sendable>(_ generator: G) {}

  public func callAsFunction<R>(
    _ work: (inout any RandomNumberGenerator & Sendable) -> R
  ) -> R { fatalError() }
}

// The unimplemented endpoints of a client's test value.

// From xctest-dynamic-overlay 1.2.2, IssueReporting/Unimplemented.swift
public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) -> Result { fatalError() }

public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  placeholder: @autoclosure @escaping @Sendable () -> Result = (),
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async -> Result { fatalError() }

public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) throws -> Result { fatalError() }

public func unimplemented<each Argument, Result>(
  _ description: @autoclosure @escaping @Sendable () -> String = "",
  fileID: StaticString = #fileID, filePath: StaticString = #filePath,
  function: StaticString = #function, line: UInt = #line, column: UInt = #column
) -> @Sendable (repeat each Argument) async throws -> Result { fatalError() }
