import Foundation

/// A value that the app's settings keep as it is.
public protocol AppStorageValue: Sendable {
  /// Reads a setting that exists.
  static func read(_ key: String, from defaults: UserDefaults) -> Self?

  /// Writes a setting.
  func write(_ key: String, to defaults: UserDefaults)
}

extension AppStorageValue {
  /// Writes the value as an object.
  public func write(_ key: String, to defaults: UserDefaults) {
    defaults.set(self, forKey: key)
  }
}

extension Bool: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> Bool? {
    defaults.bool(forKey: key)
  }
}

extension Int: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> Int? {
    defaults.integer(forKey: key)
  }
}

extension Double: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> Double? {
    defaults.double(forKey: key)
  }
}

extension String: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> String? {
    defaults.string(forKey: key)
  }
}

extension Data: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> Data? {
    defaults.data(forKey: key)
  }
}

extension Date: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> Date? {
    defaults.object(forKey: key) as? Date
  }
}

extension [String]: AppStorageValue {
  /// Reads a setting that exists.
  public static func read(_ key: String, from defaults: UserDefaults) -> [String]? {
    defaults.stringArray(forKey: key)
  }
}

extension URL: AppStorageValue {
  #if canImport(Darwin)
    /// Reads a setting that exists.
    public static func read(_ key: String, from defaults: UserDefaults) -> URL? {
      defaults.url(forKey: key)
    }

    /// Writes a setting.
    public func write(_ key: String, to defaults: UserDefaults) {
      defaults.set(self, forKey: key)
    }
  #else
    // Foundation takes every URL for that of a file there.

    /// Reads a setting that exists.
    public static func read(_ key: String, from defaults: UserDefaults) -> URL? {
      defaults.string(forKey: key).flatMap { URL(string: $0) }
    }

    /// Writes a setting.
    public func write(_ key: String, to defaults: UserDefaults) {
      defaults.set(absoluteString, forKey: key)
    }
  #endif
}
