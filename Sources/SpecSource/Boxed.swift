/// A value that all copies share until one of them is changed.
///
/// The box is meant for large values that are copied often and rarely changed: a copy retains a single reference
/// instead of dozens.
@propertyWrapper
public struct Boxed<Value: Sendable>: Sendable {
  @usableFromInline final class Content: Sendable {
    @usableFromInline let value: Value

    @inlinable init(_ value: Value) {
      self.value = value
    }
  }

  @usableFromInline var content: Content

  /// Makes a box with a value.
  @inlinable public init(wrappedValue: Value) {
    content = Content(wrappedValue)
  }

  /// The value in the box.
  @inlinable public var wrappedValue: Value {
    _read { yield content.value }
    set { content = Content(newValue) }
  }

  /// The box itself, whose value all copies share.
  @inlinable public var projectedValue: Boxed<Value> { self }
}
