import CustomDump
import Observation

/// A value that several features share: each sees the changes of all.
///
/// ```swift
/// struct State: Equatable {
///   @Shared(.appStorage("isOn")) var isOn = false
///   @Shared var draft: Draft
/// }
/// ```
///
/// All properties with the same key and type refer to one value in a dependency context. A property
/// without key is handed over by a parent: `EditorFeature.State(draft: state.$draft)`.
///
/// Code reads the value as any other, and changes it by ``withLock(_:)``, from any thread:
///
/// ```swift
/// state.$draft.withLock { $0.title = "A" }
/// ```
@propertyWrapper
@dynamicMemberLookup
public struct Shared<Value: Sendable>: Sendable {
  let reader: SharedReader<Value>
  private let modify: @Sendable (_ body: (inout Value) -> Void) -> Void

  init(
    reader: SharedReader<Value>,
    modify: @escaping @Sendable (_ body: (inout Value) -> Void) -> Void
  ) {
    self.reader = reader
    self.modify = modify
  }

  init(box: SharedBox<Value>) {
    self.init(reader: SharedReader(box: box), modify: { box.modify($0) })
  }

  /// Makes a reference to a value of its own, without key.
  public init(value: Value) {
    self.init(box: SharedBox(value))
  }

  /// Makes a reference to the value in an optional; nil if the optional is.
  ///
  /// When the optional becomes nil later, the reference keeps the last value, and changes through
  /// it are lost.
  public init?(_ base: Shared<Value?>) {
    guard let value = base.wrappedValue else { return nil }
    let last = Locked(value)
    self.init(reader: SharedReader(base.reader, last: last)) { body in
      base.withLock { value in
        var inner = value ?? last.value
        let isThere = value != nil
        // Released, so that the closure changes the only copy, in place.
        value = nil
        body(&inner)
        guard isThere else { return }
        last.set(inner)
        value = inner
      }
    }
  }

  /// Makes the property refer to the value of another: `init(@Shared draft: Draft)` calls it.
  public init(projectedValue: Shared) {
    self = projectedValue
  }

  /// The value; ``withLock(_:)`` changes it.
  public var wrappedValue: Value {
    get { reader.wrappedValue }
    @available(
      *, unavailable,
      message:
        "Change a shared value with 'withLock': '$value.withLock { $0 = … }'; pass 'Binding($value)' to a control"
    )
    nonmutating set { fatalError("The setter is unavailable") }
  }

  /// The reference itself, to hand it over or to change the value; setting it refers to another
  /// value from then on.
  public var projectedValue: Shared {
    get { self }
    set {
      let before = self
      self = newValue
      // Observers depend on the value that the property referred to before.
      before.reader.root.notifyObservers()
    }
  }

  /// Changes the value while no other thread reads or changes it.
  ///
  /// The closure changes its argument and reads it there: to read the property in the closure is a
  /// programming error. It may read and change other values. One closure runs at a time, so it must
  /// not wait for another thread. The value is saved, and its observers are notified, after the
  /// outermost closure.
  ///
  /// - Returns: The result of the closure.
  public func withLock<Result, Failure: Error>(
    _ body: (inout Value) throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var result: Swift.Result<Result, Failure>?
    modify { value in
      do throws(Failure) {
        result = .success(try body(&value))
      } catch {
        result = .failure(error)
      }
    }
    guard let result else { fatalError("Every modification of a value calls the closure") }
    return try result.get()
  }

  /// A reference to a part of the value that can be changed.
  public subscript<Member: Sendable>(
    dynamicMember keyPath: WritableKeyPath<Value, Member> & Sendable
  ) -> Shared<Member> {
    Shared<Member>(
      reader: reader.read { $0[keyPath: keyPath] },
      modify: { [modify] body in modify { body(&$0[keyPath: keyPath]) } }
    )
  }

  /// A reference to a part of the value that can only be read.
  public subscript<Member: Sendable>(
    dynamicMember keyPath: KeyPath<Value, Member> & Sendable
  ) -> SharedReader<Member> {
    reader[dynamicMember: keyPath]
  }

  /// A reference to the value that a closure makes of this one.
  public func read<Member: Sendable>(
    _ body: @escaping @Sendable (Value) -> Member
  ) -> SharedReader<Member> {
    reader.read(body)
  }
}

extension Shared {
  /// Loads the value anew by its key.
  public func load() async throws {
    try await reader.load()
  }

  /// Saves the value by its key now, without waiting for more changes.
  public func save() async throws {
    try await reader.root.save()
  }

  /// Whether the key is loading the value.
  public var isLoading: Bool {
    reader.isLoading
  }

  /// The error of the last loading, if it failed.
  public var loadError: (any Error)? {
    reader.loadError
  }

  /// The error of the last saving, if it failed.
  public var saveError: (any Error)? {
    reader.root.status.saveError
  }
}

extension Shared: Equatable where Value: Equatable {
  /// Compares the values.
  public static func == (lhs: Shared, rhs: Shared) -> Bool {
    lhs.wrappedValue == rhs.wrappedValue
  }
}

extension Shared: Identifiable where Value: Identifiable {
  /// The id of the value.
  public var id: Value.ID {
    wrappedValue.id
  }
}

extension Shared: Observable {}

extension Shared: CustomReflectable, CustomStringConvertible, CustomDumpRepresentable {
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
