/// A property that is no part of its owner's value: equal owners may hold different ones.
@propertyWrapper
struct Uncompared<Value: Sendable>: Hashable, Sendable {
  var wrappedValue: Value

  /// Always true, so that the property never decides whether its owners are equal.
  static func == (lhs: Uncompared, rhs: Uncompared) -> Bool {
    true
  }

  /// Does nothing, because equal owners must hash alike.
  func hash(into hasher: inout Hasher) {}
}
