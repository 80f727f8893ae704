/// A key of shared values that loads them and does not save them.
///
/// ```swift
/// struct UserKey: SharedReaderKey, Hashable {
///   func load(context: LoadContext<User>, continuation: LoadContinuation<User>) {
///     continuation.resume(returning: Session.current.user)
///   }
///
///   func subscribe(
///     context: LoadContext<User>, subscriber: SharedSubscriber<User>
///   ) -> SharedSubscription {
///     let observation = Session.current.observe { subscriber.yield($0) }
///     return SharedSubscription { observation.cancel() }
///   }
/// }
/// ```
public protocol SharedReaderKey<Value>: Sendable {
  /// The type of the shared value.
  associatedtype Value: Sendable

  /// The type of the key's id.
  associatedtype ID: Hashable & Sendable = Self

  /// Identifies the key among those of its type: all with the same id refer to one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// Threads that make the first references at the same time all call this function, and the first
  /// result counts. No lock is held meanwhile, nor in the other functions, so a key may use other
  /// shared values.
  ///
  /// - Parameters:
  ///   - context: The reason for loading, with the initial value.
  ///   - continuation: Takes the value, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Informs a subscriber about changes of the stored value by other code.
  ///
  /// - Parameters:
  ///   - context: The reason for loading, with the initial value.
  ///   - subscriber: Takes new values.
  /// - Returns: The subscription, which ends when it is released.
  func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription
}

extension SharedReaderKey where ID == Self {
  /// The key itself.
  public var id: ID {
    self
  }
}

/// A key of shared values that loads and saves them.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// The calls for a value follow one another. Where changes arrive meanwhile, a single further call
  /// saves the last value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The reason for saving.
  ///   - continuation: Takes the result, now or later.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// The reason for loading a value.
public enum LoadContext<Value> {
  /// A property with the key was made; the payload is its initial value.
  case initialValue(Value)
  /// Code called `load()`.
  case userInitiated

  /// The initial value, if a property was made.
  public var initialValue: Value? {
    guard case .initialValue(let value) = self else { return nil }
    return value
  }
}

extension LoadContext: Sendable where Value: Sendable {}

extension LoadContext: Equatable where Value: Equatable {}

extension LoadContext: Hashable where Value: Hashable {}

/// The reason for saving a value.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// Code called `save()`.
  case userInitiated
}
