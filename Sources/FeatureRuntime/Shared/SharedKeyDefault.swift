extension SharedReaderKey {
  /// The key with a default:
  ///
  /// ```swift
  /// extension SharedKey where Self == AppStorageKey<Bool>.Default {
  ///   static var isOn: Self { Self[.appStorage("isOn"), default: false] }
  /// }
  ///
  /// @Shared(.isOn) var isOn
  /// ```
  public typealias Default = SharedKeyDefault<Self>
}

/// A key with the initial value of all properties that have it.
public struct SharedKeyDefault<Base: SharedReaderKey>: SharedReaderKey {
  let base: Base
  private let makeValue: @Sendable () -> Base.Value

  /// A key with a default.
  public static subscript(
    _ base: Base,
    default value: @autoclosure @escaping @Sendable () -> Base.Value
  ) -> SharedKeyDefault {
    SharedKeyDefault(base: base, makeValue: value)
  }

  /// The id of the key.
  public var id: Base.ID {
    base.id
  }

  /// The initial value.
  public var initialValue: Base.Value {
    makeValue()
  }

  /// Loads the value as the key does.
  public func load(
    context: LoadContext<Base.Value>,
    continuation: LoadContinuation<Base.Value>
  ) {
    base.load(context: context, continuation: continuation)
  }

  /// Passes on changes as the key does.
  public func subscribe(
    context: LoadContext<Base.Value>,
    subscriber: SharedSubscriber<Base.Value>
  ) -> SharedSubscription {
    base.subscribe(context: context, subscriber: subscriber)
  }
}

extension SharedKeyDefault: SharedKey where Base: SharedKey {
  /// Saves the value as the key does.
  public func save(
    _ value: Base.Value,
    context: SaveContext,
    continuation: SaveContinuation
  ) {
    base.save(value, context: context, continuation: continuation)
  }
}

extension SharedKeyDefault: CustomStringConvertible {
  /// The key.
  public var description: String {
    "\(base)"
  }
}
