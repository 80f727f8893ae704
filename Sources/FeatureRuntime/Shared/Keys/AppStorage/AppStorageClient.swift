import Foundation

/// The app's settings by name: `UserDefaults` in an app, memory in tests and previews.
///
/// A test begins with none, and prepares what it needs:
///
/// ```swift
/// let store = TestStore(initialState: SettingsFeature.State()) {
///   SettingsFeature()
/// } withDependencies: {
///   $0.defaultAppStorage.set(true, forKey: "isOn")
/// }
/// ```
public struct AppStorageClient: Sendable {
  private enum Storage {
    case userDefaults(UserDefaults)
    case memory(AppStorageMemory)
  }

  // Unchecked because not every Foundation declares `UserDefaults` to be Sendable, which it is by its
  // documentation.
  private struct Unchecked: @unchecked Sendable {
    let storage: Storage
  }

  private let unchecked: Unchecked
  /// The test's storage that the settings are of: whoever holds the settings holds it, so that the
  /// next reference finds them.
  private var owner: InMemoryStorage?

  private init(_ storage: Storage) {
    self.unchecked = Unchecked(storage: storage)
  }

  /// Settings in `UserDefaults`.
  public init(_ defaults: UserDefaults) {
    self.init(.userDefaults(defaults))
  }

  /// New settings in memory.
  public static var inMemory: AppStorageClient {
    AppStorageClient(.memory(AppStorageMemory()))
  }

  static let standard = AppStorageClient(.standard)

  func held(by owner: InMemoryStorage) -> AppStorageClient {
    var client = self
    client.owner = owner
    return client
  }

  /// The object that keeps the settings, and posts their changes.
  private var object: AnyObject {
    switch unchecked.storage {
    case .userDefaults(let defaults): defaults
    case .memory(let memory): memory
    }
  }

  var id: ObjectIdentifier {
    ObjectIdentifier(object)
  }

  /// A setting; nil if it does not exist or is of another type.
  public func value<Value: AppStorageValue>(
    _ type: Value.Type = Value.self,
    forKey key: String
  ) -> Value? {
    switch unchecked.storage {
    case .userDefaults(let defaults):
      defaults.object(forKey: key).flatMap { _ in Value.read(key, from: defaults) }
    case .memory(let memory):
      memory.values.withLock { $0[key] } as? Value
    }
  }

  /// Sets a setting; nil removes it.
  public func set<Value: AppStorageValue>(_ value: Value?, forKey key: String) {
    switch unchecked.storage {
    case .userDefaults(let defaults):
      if let value {
        value.write(key, to: defaults)
      } else {
        defaults.removeObject(forKey: key)
      }
      #if !canImport(Darwin)
        // Foundation does not tell of changes there.
        tellOfChange()
      #endif
    case .memory(let memory):
      // Returned, so that the value before is released outside of the lock.
      _ = memory.values.withLock { values in
        defer { values[key] = value }
        return values[key]
      }
      tellOfChange()
    }
  }

  private func tellOfChange() {
    NotificationCenter.default.post(name: UserDefaults.didChangeNotification, object: object)
  }

  /// Calls a closure after each change of any setting.
  func subscribe(_ changed: @escaping @Sendable () -> Void) -> SharedSubscription {
    let changes = [NotificationObserver(UserDefaults.didChangeNotification, object, changed)]
    let returns = AppNotification.becomesActive.map { NotificationObserver($0, nil, changed) }
    let observers = changes + returns
    return SharedSubscription {
      for observer in observers { observer.end() }
    }
  }
}

/// Settings in memory.
private final class AppStorageMemory: Sendable {
  let values = Locked<[String: any Sendable]>([:])
}

private enum AppStorageClientKey: DependencyKey {
  static let liveValue: AppStorageClient? = nil
  static let testValue: AppStorageClient? = nil
}

extension DependencyValues {
  /// The settings of `.appStorage`: the standard `UserDefaults` in an app, memory in tests and
  /// previews.
  public var defaultAppStorage: AppStorageClient {
    get {
      self[AppStorageClientKey.self]
        ?? (context == .live ? .standard : defaultInMemoryStorage.heldAppStorage)
    }
    set { self[AppStorageClientKey.self] = newValue }
  }
}
