/// Reads a dependency: `@Dependency(\.uuid) var uuid`, `@Dependency(TodoClient.self) var client`.
///
/// The value is looked up at every access, so it is the one in force where it is used: in a reducer
/// what the store or `dependency(_:_:)` overrode, in an effect what was in force when the effect
/// was made.
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
