import CustomDump
import Observation

/// A value that several features share, and that a feature with this property only reads: see
/// ``Shared``.
///
/// ```swift
/// @SharedReader(.user) var user
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct SharedReader<Value: Sendable>: Sendable {
  package let root: any SharedRoot
  private let value: @Sendable () -> Value

  private init(root: any SharedRoot, value: @escaping @Sendable () -> Value) {
    self.root = root
    self.value = value
  }

  init(box: SharedBox<Value>) {
    self.init(root: box, value: { box.value })
  }

  /// Makes a reference to a value of its own, without key.
  public init(value: Value) {
    self.init(box: SharedBox(value))
  }

  /// Makes a reference that only reads another's value.
  public init(_ base: Shared<Value>) {
    self = base.reader
  }

  /// Makes a reference to the value in an optional; nil if the optional is.
  ///
  /// When the optional becomes nil later, the reference keeps the last value.
  public init?(_ base: Shared<Value?>) {
    self.init(base.reader)
  }

  /// Makes a reference to the value in an optional; nil if the optional is.
  ///
  /// When the optional becomes nil later, the reference keeps the last value.
  public init?(_ base: SharedReader<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    self.init(base, last: Locked(value))
  }

  /// - Parameter last: The last value, which the reference has while the optional is nil.
  init(_ base: SharedReader<Value?>, last: Locked<Value>) {
    self.init(root: base.root) {
      guard let value = base.wrappedValue else { return last.value }
      last.set(value)
      return value
    }
  }

  /// Makes the property refer to the value of another: `init(@SharedReader user: User)` calls it.
  public init(projectedValue: SharedReader) {
    self = projectedValue
  }

  /// The value.
  public var wrappedValue: Value {
    value()
  }

  /// The reference itself, to hand it over; setting it refers to another value from then on.
  public var projectedValue: SharedReader {
    get { self }
    set {
      let before = self
      self = newValue
      // Observers depend on the value that the property referred to before.
      before.root.notifyObservers()
    }
  }

  /// A reference to a part of the value.
  public subscript<Member: Sendable>(
    dynamicMember keyPath: KeyPath<Value, Member> & Sendable
  ) -> SharedReader<Member> {
    read { $0[keyPath: keyPath] }
  }

  /// A reference to the value that a closure makes of this one.
  public func read<Member: Sendable>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    SharedReader<Member>(root: root) { [value] in body(value()) }
  }
}

extension SharedReader {
  /// Loads the value anew by its key.
  public func load() async throws {
    try await root.load()
  }

  /// Whether the key is loading the value.
  public var isLoading: Bool {
    root.status.isLoading
  }

  /// The error of the last loading, if it failed.
  public var loadError: (any Error)? {
    root.status.loadError
  }
}

extension SharedReader: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: SharedReader, rhs: SharedReader) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

extension SharedReader: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID {
    wrappedValue.id
  }
}

extension SharedReader: Observable {}

extension SharedReader: CustomReflectable, CustomStringConvertible, CustomDumpRepresentable {
  /// The mirror of the value.
  public var customMirror: Mirror {
    Mirror(reflecting: wrappedValue)
  }

  /// The value as it describes itself.
  public var description: String {
    "\(wrappedValue)"
  }

  /// The value.
  public var customDumpValue: Any {
    wrappedValue
  }
}

/// A property that refers to a shared value.
package protocol SharedProperty {
  /// The value, for dumps.
  var customDumpValue: Any { get }

  /// The shared value that it refers to, or to a part of it.
  var root: any SharedRoot { get }

  /// Whether it refers to the whole shared value.
  var isWhole: Bool { get }

  /// Whether it only reads the value.
  var isReader: Bool { get }
}

extension SharedProperty {
  /// The value under the name of the property; its storage begins with an underscore.
  package func child(of label: String?) -> Mirror.Child {
    (label.map { String($0.trimmingPrefix("_")) }, customDumpValue)
  }
}

extension Shared: SharedProperty {
  package var root: any SharedRoot { reader.root }
  package var isWhole: Bool { reader.isWhole }
  package var isReader: Bool { false }
}

extension SharedReader: SharedProperty {
  package var isWhole: Bool { root is SharedBox<Value> }
  package var isReader: Bool { true }
}
