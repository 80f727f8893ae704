/// Reads a dependency: `@Dependency(\.uuid) var uuid`, `@Dependency(TodoClient.self) var client`.
///
/// Every access looks the value up. A reducer gets the overrides of its store and of
/// `dependency(_:_:)`, an effect those that were in force when it was made.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let value: @Sendable (DependencyValues) -> Value

  /// Reads the dependency at a key path.
  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) {
    self.value = { $0[keyPath: keyPath] }
  }

  /// Reads the dependency of a key that has no property of its own.
  public init<Key: DependencyKey & SendableMetatype>(_ key: Key.Type) where Key.Value == Value {
    self.value = { $0[key] }
  }

  /// The value in force.
  public var wrappedValue: Value {
    value(DependencyValues.current)
  }
}
