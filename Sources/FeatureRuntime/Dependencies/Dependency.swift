/// Reads a dependency: `@Dependency(\.uuid) var uuid`.
///
/// The value is looked up at every access, so it is the one in force where it is used: in a reducer
/// what the store or `dependency(_:_:)` overrode, in an effect what was in force when the effect
/// was made.
@propertyWrapper
public struct Dependency<Value>: Sendable {
  private let keyPath: KeyPath<DependencyValues, Value> & Sendable

  /// Reads the dependency at a key path.
  public init(_ keyPath: KeyPath<DependencyValues, Value> & Sendable) {
    self.keyPath = keyPath
  }

  /// The value in force.
  public var wrappedValue: Value {
    DependencyValues.current[keyPath: keyPath]
  }
}
