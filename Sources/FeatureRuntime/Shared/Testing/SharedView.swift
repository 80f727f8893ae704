/// Values of shared values that differ from the current ones: earlier or expected ones.
///
/// While a view is in force, shared values are read from it and changed in it alone.
package final class SharedView: Sendable {
  /// The view of the current task; nil outside of a test's expectations and messages.
  @TaskLocal static var current: SharedView?

  private struct Entry: Sendable {
    // Held, so that no other object takes its identity.
    var root: any SharedRoot
    var value: any Sendable
  }

  private let entries: Locked<[ObjectIdentifier: Entry]>

  /// Makes a view with some values; the others are the current ones.
  init(_ values: [(root: any SharedRoot, value: any Sendable)]) {
    var entries: [ObjectIdentifier: Entry] = [:]
    for (root, value) in values {
      entries[ObjectIdentifier(root)] = Entry(root: root, value: value)
    }
    self.entries = Locked(entries)
  }

  private init(_ other: SharedView) {
    self.entries = Locked(other.entries.value)
  }

  /// A view of the current values.
  package static var reality: SharedView {
    SharedView([])
  }

  /// A view with the same values, which changes by itself.
  package func copy() -> SharedView {
    SharedView(self)
  }

  /// Puts the view in force while an operation lasts.
  package func perform<Result>(_ operation: () throws -> Result) rethrows -> Result {
    try SharedView.$current.withValue(self, operation: operation)
  }

  func value(of root: any SharedRoot) -> (any Sendable)? {
    entries.withLock { $0[ObjectIdentifier(root)]?.value }
  }

  func set(_ value: any Sendable, of root: any SharedRoot) {
    let entry = Entry(root: root, value: value)
    // Returned, so that the value before is released outside of the lock.
    _ = entries.withLock { $0.updateValue(entry, forKey: ObjectIdentifier(root)) }
  }

  fileprivate func valueOrReality(of root: any SharedRoot) -> any Sendable {
    value(of: root) ?? root.anyValue
  }

  fileprivate var roots: [any SharedRoot] {
    entries.withLock { entries in entries.values.map(\.root) }
  }
}

/// A shared value that differs in two views.
package struct SharedDifference {
  /// The key, or the type of a value without key.
  package let name: String
  /// The identity of the shared value.
  package let root: ObjectIdentifier
  /// The value in the first view.
  package let first: any Sendable
  /// The value in the second view.
  package let second: any Sendable
}

extension SharedView {
  /// The differences from another view, which has values for no more than this one has, by name.
  package func differences(from other: SharedView) -> [SharedDifference] {
    roots
      .compactMap { root in
        let (first, second) = (valueOrReality(of: root), other.valueOrReality(of: root))
        guard !areEqual(first, second) else { return nil }
        return SharedDifference(
          name: root.name, root: ObjectIdentifier(root), first: first, second: second)
      }
      .sorted { $0.name < $1.name }
  }
}

/// Returns whether two values are equal, or look the same if they cannot be compared.
func areEqual(_ first: Any, _ second: Any) -> Bool {
  func open<Value: Equatable>(_ first: Value) -> Bool? {
    (second as? Value).map { $0 == first }
  }
  if let first = first as? any Equatable, let isEqual = open(first) { return isEqual }
  return dump(of: first) == dump(of: second)
}
