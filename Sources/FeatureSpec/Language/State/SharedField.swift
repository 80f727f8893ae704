import SpecSource
import SpecSwift

/// How a field of a state refers to a value that several features see.
public struct SharedField: Sendable {
  /// Where the value comes from.
  public enum Source: Sendable {
    /// The app's settings, under a key.
    case appStorage(Located<String>)
    /// A file, by its URL.
    case fileStorage(SwiftFragment)
    /// Memory, under a key.
    case inMemory(Located<String>)
    /// A key in Swift, which may have a default.
    case key(SwiftFragment)
    /// The parent, which hands a reference over.
    case parent
  }

  /// Where the value comes from.
  public var source: Source
  /// Whether the feature only reads it.
  public var isReader: Bool

  /// Makes a way to refer to a shared value.
  public init(source: Source, isReader: Bool) {
    self.source = source
    self.isReader = isReader
  }

  /// The property wrapper.
  public var wrapper: String { isReader ? "SharedReader" : "Shared" }

  /// The key as an expression; nil for a value that the parent hands over.
  public var key: String? {
    switch source {
    case .appStorage(let key): ".appStorage(\(key.literal))"
    case .fileStorage(let url): ".fileStorage(\(url.text))"
    case .inMemory(let key): ".inMemory(\(key.literal))"
    case .key(let key): key.text
    case .parent: nil
    }
  }

  /// Whether the parent hands the reference over.
  public var isHandedOver: Bool {
    if case .parent = source { true } else { false }
  }

  /// The reference in words: `shared as .inMemory("toast")`.
  public var summary: String {
    let access = isReader ? "read from" : "shared as"
    return key.map { "\(access) \($0)" }
      ?? (isReader ? "read from the parent" : "shared by the parent")
  }

  /// Whether nothing says what the value is at first, unless the field has a default.
  package var needsDefault: Bool {
    switch source {
    case .appStorage, .fileStorage, .inMemory: true
    case .key, .parent: false
    }
  }

  /// The Swift that it is made of.
  package var fragments: [SwiftFragment] {
    switch source {
    case .fileStorage(let fragment), .key(let fragment): [fragment]
    case .appStorage, .inMemory, .parent: []
    }
  }
}
