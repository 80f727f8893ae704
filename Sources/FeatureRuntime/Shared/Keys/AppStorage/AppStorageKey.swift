import Foundation

extension SharedReaderKey {
  /// A value among the app's settings: `@Shared(.appStorage("isOn")) var isOn = false`.
  ///
  /// - Parameters:
  ///   - key: The name of the setting.
  ///   - store: The settings; `\.defaultAppStorage` if left out.
  public static func appStorage<Value: AppStorageValue>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .plain)
  }

  /// An optional value among the app's settings.
  public static func appStorage<Wrapped: AppStorageValue>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Self == AppStorageKey<Wrapped?> {
    AppStorageKey(key, store, .optional(.plain))
  }

  /// A value among the app's settings that is kept as its raw value.
  public static func appStorage<Value: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Value.RawValue: AppStorageValue, Self == AppStorageKey<Value> {
    AppStorageKey(key, store, .rawValue)
  }

  /// An optional value among the app's settings that is kept as its raw value.
  public static func appStorage<Wrapped: RawRepresentable & Sendable>(
    _ key: String,
    store: UserDefaults? = nil
  ) -> Self where Wrapped.RawValue: AppStorageValue, Self == AppStorageKey<Wrapped?> {
    AppStorageKey(key, store, .optional(.rawValue))
  }
}

/// The key of a value among the app's settings: see ``SharedReaderKey/appStorage(_:store:)``.
public struct AppStorageKey<Value: Sendable>: SharedKey {
  /// Identifies the key.
  public struct ID: Hashable, Sendable {
    fileprivate let key: String
    fileprivate let storage: ObjectIdentifier
  }

  private let key: String
  private let client: AppStorageClient
  private let coding: AppStorageCoding<Value>

  fileprivate init(_ key: String, _ store: UserDefaults?, _ coding: AppStorageCoding<Value>) {
    self.key = key
    self.client = store.map { AppStorageClient($0) } ?? DependencyValues.current.defaultAppStorage
    self.coding = coding
  }

  /// The name of the setting with its store.
  public var id: ID {
    ID(key: key, storage: client.id)
  }

  /// Reads the setting.
  public func load(context: LoadContext<Value>, continuation: LoadContinuation<Value>) {
    continuation.resume(with: .success(coding.read(client, key)))
  }

  /// Passes on changes of the setting by other code of the app, and when the app becomes active by
  /// other processes.
  public func subscribe(
    context: LoadContext<Value>,
    subscriber: SharedSubscriber<Value>
  ) -> SharedSubscription {
    client.subscribe { [client, coding, key] in
      subscriber.pull { coding.read(client, key) }
    }
  }

  /// Writes the setting.
  public func save(_ value: Value, context: SaveContext, continuation: SaveContinuation) {
    coding.write(client, key, value)
    continuation.resume()
  }
}

extension AppStorageKey: CustomStringConvertible {
  /// The key as it is written.
  public var description: String {
    ".appStorage(\(String(reflecting: key)))"
  }
}

/// How a value is read from the app's settings and written to them.
struct AppStorageCoding<Value: Sendable>: Sendable {
  let read: @Sendable (AppStorageClient, _ key: String) -> Value?
  let write: @Sendable (AppStorageClient, _ key: String, Value?) -> Void
}

extension AppStorageCoding where Value: AppStorageValue {
  static var plain: AppStorageCoding {
    AppStorageCoding(
      read: { $0.value(forKey: $1) },
      write: { $0.set($2, forKey: $1) }
    )
  }
}

extension AppStorageCoding where Value: RawRepresentable, Value.RawValue: AppStorageValue {
  static var rawValue: AppStorageCoding {
    AppStorageCoding(
      read: { client, key in
        let value: Value.RawValue? = client.value(forKey: key)
        return value.flatMap { Value(rawValue: $0) }
      },
      write: { $0.set($2?.rawValue, forKey: $1) }
    )
  }
}

extension AppStorageCoding {
  static func optional<Wrapped>(
    _ coding: AppStorageCoding<Wrapped>
  ) -> AppStorageCoding where Value == Wrapped? {
    AppStorageCoding(
      read: { client, key in coding.read(client, key).map { .some($0) } },
      write: { client, key, value in coding.write(client, key, value ?? nil) }
    )
  }
}
