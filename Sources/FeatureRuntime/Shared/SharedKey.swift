/// Where a shared value that is only read comes from.
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
  /// What is shared.
  associatedtype Value: Sendable

  /// What tells the key from others of its type.
  associatedtype ID: Hashable & Sendable = Self

  /// What tells the key from others of its type: all with the same id refer to one value.
  var id: ID { get }

  /// Loads the value.
  ///
  /// - Parameters:
  ///   - context: Why the value is loaded, with the initial value.
  ///   - continuation: Takes the value, now or later.
  func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>)

  /// Passes on changes that are made elsewhere.
  ///
  /// - Parameters:
  ///   - context: The initial value.
  ///   - subscriber: Takes new values.
  /// - Returns: What ends the subscription when it goes away.
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

/// Where a shared value comes from and is saved.
public protocol SharedKey<Value>: SharedReaderKey {
  /// Saves the value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: Why the value is saved.
  ///   - continuation: Takes how it went, now or later.
  func save(_ value: Value, context: SaveContext, continuation: SaveContinuation)
}

/// Why a value is loaded.
public enum LoadContext<Value> {
  /// A property with the key was made; its initial value stands in where nothing was saved.
  case initialValue(Value)
  /// Somebody has called `load()`.
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

/// Why a value is saved.
public enum SaveContext: Hashable, Sendable {
  /// The value has changed.
  case didSet
  /// Somebody has called `save()`.
  case userInitiated
}
