extension SharedReaderKey {
  /// A value that is kept as long as the app runs: `@Shared(.inMemory("toast")) var toast: Edge?`.
  public static func inMemory<Value>(_ key: String) -> Self where Self == InMemoryKey<Value> {
    InMemoryKey(key)
  }
}

/// The key of a value that is kept in memory: see ``SharedReaderKey/inMemory(_:)``.
public struct InMemoryKey<Value: Sendable>: SharedKey {
  /// Identifies the key.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let storage: ObjectIdentifier
  }

  private let key: String
  private let storage: InMemoryStorage

  fileprivate init(_ key: String) {
    self.key = key
    self.storage = DependencyValues.current.defaultInMemoryStorage
  }

  /// The key's name with its storage.
  public var id: ID {
    ID(key: key, storage: ObjectIdentifier(storage))
  }

  /// Loads the value from memory.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(storage.value(of: key)))
  }

  /// Does nothing, because the value changes through references alone.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    SharedSubscription {}
  }

  /// Keeps the value in memory.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    storage.keep(value, key)
    continuation.resume()
  }
}

extension InMemoryKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String {
    ".inMemory(\(String(reflecting: key)))"
  }
}
