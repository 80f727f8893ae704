/// The stored fields that each property of a state is made of.
///
/// ```swift
/// static let _fields = StateFields<Self>([
///   (\.count, [0]),
///   (\.secret, [1]),
///   (\.checkResult, [0, 1]),
/// ])
/// ```
///
/// Observers of a property that is not listed are notified of every change.
public struct StateFields<State>: @unchecked Sendable {
  // Unchecked because erased key paths and readers are not Sendable; only ones are taken that were
  // before, and nothing is changed afterwards.
  private let masks: [PartialKeyPath<State>: UInt64]
  /// A ``PropertyReader`` for each property that has one.
  private var readers: [PartialKeyPath<State>: Any] = [:]

  /// Lists properties with the numbers of the fields they read.
  public init(_ fields: [(property: PartialKeyPath<State> & Sendable, numbers: [Int])]) {
    var masks: [PartialKeyPath<State>: UInt64] = [:]
    for (property, numbers) in fields {
      masks[property, default: 0] |= numbers.reduce(0) { $0 | StateChanges.bit(of: $1) }
    }
    self.masks = masks
  }

  /// Adds a way to read a property that takes no copy of it.
  ///
  /// ```swift
  /// .reading(\.rows) { state, read in read(state.rows) }
  /// ```
  ///
  /// A key path to a property with `didSet` copies the property, and counts a reference to each thing in it. A store reads
  /// children after each action as long as their effects run.
  public func reading<Value>(
    _ property: KeyPath<State, Value> & Sendable,
    _ pass: @escaping @Sendable (_ state: State, _ read: (Value) -> Void) -> Void
  ) -> StateFields {
    var fields = self
    fields.readers[property] = PropertyReader(pass: pass)
    return fields
  }

  /// The bits of a property's fields; nil if the property is not listed.
  @usableFromInline
  func mask(of property: PartialKeyPath<State>) -> UInt64? {
    masks[property]
  }

  fileprivate func reader(of property: AnyKeyPath) -> Any? {
    (property as? PartialKeyPath<State>).flatMap { readers[$0] }
  }
}

/// Reads a property of a state without a copy, if the state's fields say how.
@usableFromInline
struct PropertyReader<State, Value>: Sendable {
  @usableFromInline let pass: @Sendable (State, (Value) -> Void) -> Void

  init(pass: @escaping @Sendable (State, (Value) -> Void) -> Void) {
    self.pass = pass
  }

  @usableFromInline
  init(_ property: KeyPath<State, Value> & Sendable) {
    let known = (State.self as? any ObservableState.Type)?.anyReader(of: property)
    self = known as? PropertyReader ?? PropertyReader { $1($0[keyPath: property]) }
  }

  /// Reads the property of a state that stays as it is; by its address, because it would be copied otherwise.
  @inlinable
  func read(_ state: inout State, _ read: (Value) -> Void) {
    pass(state, read)
  }
}

extension ObservableState {
  fileprivate static func anyReader(of property: AnyKeyPath) -> Any? {
    _fields.reader(of: property)
  }
}
