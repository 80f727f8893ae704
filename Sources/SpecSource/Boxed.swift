/// A value that all copies share until one of them is changed.
///
/// For large values that are handed around much and hardly ever changed: a copy counts one reference in place of dozens.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline final class Content: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var content: Content

  /// Takes the value.
  @inlinable public init(wrappedValue: Value) {
    content = Content(wrappedValue)
  }

  /// The value.
  @inlinable public var wrappedValue: Value {
    _read { yield content.value }
    set { content = Content(newValue) }
  }

  /// The value with all copies that share it.
  @inlinable public var projectedValue: Boxed<Value> { self }
}
