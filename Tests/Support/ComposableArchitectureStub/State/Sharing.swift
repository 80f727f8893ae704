import Foundation

// The parts of swift-sharing that the library exports.

// From swift-sharing 2.8.2, Sharing/SharedReaderKey.swift
public protocol SharedReaderKey<Value>: Sendable {
  associatedtype Value: Sendable
  associatedtype ID: Hashable & Sendable = Self

  var id: ID { get }
}

extension SharedReaderKey where ID == Self {
  public var id: ID { self }
}

extension SharedReaderKey {
  // From swift-sharing 2.8.2, Sharing/SharedKeys/DefaultKey.swift
  public typealias Default = _SharedKeyDefault<Self>
}

// From swift-sharing 2.8.2, Sharing/SharedKey.swift
public protocol SharedKey<Value>: SharedReaderKey {}

// From swift-sharing 2.8.2, Sharing/SharedKeys/DefaultKey.swift
public struct _SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  public static subscript(
    _ key: Base, default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> Self { fatalError() }

  public typealias Value = Base.Value

  public var id: Base.ID { fatalError() }
}

extension _SharedKeyDefault: SharedKey where Base: SharedKey {}

// From swift-sharing 2.8.2, Sharing/SharedKeys/InMemoryKey.swift
public struct InMemoryKey<Value: Sendable>: SharedKey, Hashable {}

extension SharedReaderKey {
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    fatalError()
  }
}

// From swift-sharing 2.8.2, Sharing/SharedKeys/FileStorageKey.swift
public struct FileStorageKey<Value: Sendable>: SharedKey {
  public var id: URL { fatalError() }
}

extension SharedReaderKey {
  public static func fileStorage<Value: Codable>(
    _ url: URL, decoder: JSONDecoder? = nil, encoder: JSONEncoder? = nil
  ) -> Self where Self == FileStorageKey<Value> { fatalError() }
}

// From swift-sharing 2.8.2, Sharing/SharedKeys/AppStorageKey.swift
public struct AppStorageKey<Value: Sendable>: SharedKey {
  public var id: String { fatalError() }
}

extension SharedReaderKey {
  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<Bool> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<Int> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<Double> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<String> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<Bool?> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<Int?> {
    fatalError()
  }

  public static func appStorage(_ key: String) -> Self where Self == AppStorageKey<String?> {
    fatalError()
  }

  public static func appStorage<Value: RawRepresentable<String>>(
    _ key: String
  ) -> Self where Self == AppStorageKey<Value> { fatalError() }
}

// From swift-sharing 2.8.2, Sharing/Shared.swift
/// The library's type has an unavailable setter; the stub has no setter.
@dynamicMemberLookup
@propertyWrapper
public struct Shared<Value>: Sendable {
  public init(value: sending Value) {}

  public init?(_ base: Shared<Value?>) {}

  public init(projectedValue: Self) {}

  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedKey<Value>) {}

  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {}

  public init(_ key: (some SharedKey<Value>).Default) {}

  @_disfavoredOverload
  public init(wrappedValue: @autoclosure () -> Value, _ key: (some SharedKey<Value>).Default) {}

  public var wrappedValue: Value { fatalError() }

  public var projectedValue: Self {
    get { self }
    nonmutating set {}
  }

  public func withLock<R>(
    _ operation: (inout Value) throws -> R, fileID: StaticString = #fileID,
    filePath: StaticString = #filePath, line: UInt = #line, column: UInt = #column
  ) rethrows -> R { fatalError() }

  public subscript<Member>(
    dynamicMember keyPath: WritableKeyPath<Value, Member>
  ) -> Shared<Member> { fatalError() }

  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> { fatalError() }
}

extension Shared: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}

extension Shared: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension Shared: Observable {}

// From swift-sharing 2.8.2, Sharing/SharedReader.swift
@dynamicMemberLookup
@propertyWrapper
public struct SharedReader<Value>: Sendable {
  public init(value: sending Value) {}

  public init?(_ base: SharedReader<Value?>) {}

  public init?(_ base: Shared<Value?>) {}

  public init(_ base: Shared<Value>) {}

  public init(projectedValue: Self) {}

  public init(wrappedValue: @autoclosure () -> Value, _ key: some SharedReaderKey<Value>) {}

  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedReaderKey<Value>) where Value == Wrapped? {}

  @_disfavoredOverload
  public init<Wrapped>(_ key: some SharedKey<Value>) where Value == Wrapped? {}

  public init(_ key: (some SharedReaderKey<Value>).Default) {}

  @_disfavoredOverload
  public init(
    wrappedValue: @autoclosure () -> Value, _ key: (some SharedReaderKey<Value>).Default
  ) {}

  public var wrappedValue: Value { fatalError() }

  public var projectedValue: Self {
    get { self }
    nonmutating set {}
  }

  public subscript<Member>(
    dynamicMember keyPath: KeyPath<Value, Member>
  ) -> SharedReader<Member> { fatalError() }
}

extension SharedReader: Equatable where Value: Equatable {
  public static func == (left: Self, right: Self) -> Bool { fatalError() }
}

extension SharedReader: Identifiable where Value: Identifiable {
  public var id: Value.ID { fatalError() }
}

extension SharedReader: Observable {}
