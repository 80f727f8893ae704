import IssueReporting

/// The shared values of a dependency context: its references, and the values that it keeps in
/// memory.
///
/// An app has one. Each test's store has its own, unless the test has made references before: then
/// the store takes these over. To keep parts of a test apart, give each its own:
///
/// ```swift
/// withDependencies {
///   $0.defaultInMemoryStorage = InMemoryStorage()
/// } operation: {
///   …
/// }
/// ```
public final class InMemoryStorage: Sendable {
  private struct Name: Hashable {
    var key: String
    var type: ObjectIdentifier
  }

  let references = SharedReferences()
  /// Replaces the app's settings in tests and previews.
  private let appStorage = AppStorageClient.inMemory
  /// Replaces the file system in tests and previews.
  private let fileStorage = FileStorage.inMemory
  private let values = Locked<[Name: any Sendable]>([:])

  /// Makes an empty storage.
  public init() {}

  var heldAppStorage: AppStorageClient {
    appStorage.held(by: self)
  }

  var heldFileStorage: FileStorage {
    fileStorage.held(by: self)
  }

  func value<Value: Sendable>(of key: String) -> Value? {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    // Bound first, because a missing value differs from an optional value that is nil.
    guard let value = values.withLock({ $0[name] }) else { return nil }
    return value as? Value
  }

  func keep<Value: Sendable>(_ value: Value, _ key: String) {
    let name = Name(key: key, type: ObjectIdentifier(Value.self))
    // Returned, so that the value before is released outside of the lock.
    _ = values.withLock { $0.updateValue(value, forKey: name) }
  }
}

extension InMemoryStorage {
  private struct Weak: Sendable {
    weak var storage: InMemoryStorage?
  }

  private static let process = InMemoryStorage()
  private static let tests = Locked<[TestContext.Testing.Test.ID?: Weak]>([:])

  static func ofContext(_ context: DependencyContext) -> InMemoryStorage {
    context == .test ? ofCurrentTest() : process
  }

  /// The storage of the running test. References keep it alive, so every test begins with an empty
  /// one.
  private static func ofCurrentTest() -> InMemoryStorage {
    let test = currentTest
    return tests.withLock { tests in
      if let storage = tests[test]?.storage { return storage }
      let storage = InMemoryStorage()
      tests[test] = Weak(storage: storage)
      return storage
    }
  }

  /// The storage for a test's store: the one that the test uses already, or a new one.
  static func forTestStore() -> InMemoryStorage {
    let test = currentTest
    return tests.withLock { $0[test]?.storage } ?? InMemoryStorage()
  }

  private static var currentTest: TestContext.Testing.Test.ID? {
    guard case .swiftTesting(let testing) = TestContext.current else { return nil }
    return testing?.test.id
  }
}

private enum InMemoryStorageKey: DependencyKey {
  static let liveValue: InMemoryStorage? = nil
  static let testValue: InMemoryStorage? = nil
}

extension DependencyValues {
  /// The storage of the context's shared values.
  public var defaultInMemoryStorage: InMemoryStorage {
    get { self[InMemoryStorageKey.self] ?? .ofContext(context) }
    set { self[InMemoryStorageKey.self] = newValue }
  }

  /// Whether the shared values were given a place of their own.
  var hasOwnInMemoryStorage: Bool {
    self[InMemoryStorageKey.self] != nil
  }
}
