import SpecSource
import SpecSwift

/// The reference of a state's field to a value that several features share.
public struct SharedField: Sendable {
  /// The source of a shared value.
  public enum Source: Sendable {
    /// The app's settings, under a key.
    case appStorage(Located<String>)
    /// A file, with its URL.
    case fileStorage(SwiftFragment)
    /// Memory, under a key.
    case inMemory(Located<String>)
    /// A key in Swift, which may have a default.
    case key(SwiftFragment)
    /// The parent, which passes a reference.
    case parent
  }

  /// The source of the value.
  public var source: Source
  /// Whether the feature only reads the value.
  public var isReader: Bool

  /// Makes a reference to a shared value.
  public init(source: Source, isReader: Bool) {
    self.source = source
    self.isReader = isReader
  }

  /// The property wrapper.
  public var wrapper: String { isReader ? "SharedReader" : "Shared" }

  /// The key as an expression; nil for a value that the parent passes.
  public var key: String? {
    switch source {
    case .appStorage(let key): ".appStorage(\(key.literal))"
    case .fileStorage(let url): ".fileStorage(\(url.text))"
    case .inMemory(let key): ".inMemory(\(key.literal))"
    case .key(let key): key.text
    case .parent: nil
    }
  }

  /// Whether the parent passes the reference.
  public var isHandedOver: Bool {
    if case .parent = source { true } else { false }
  }

  /// The reference in words: `shared as .inMemory("toast")`.
  public var summary: String {
    let access = isReader ? "read from" : "shared as"
    return key.map { "\(access) \($0)" }
      ?? (isReader ? "read from the parent" : "shared by the parent")
  }

  /// Whether the field needs a default, because its source specifies no first value.
  package var needsDefault: Bool {
    switch source {
    case .appStorage, .fileStorage, .inMemory: true
    case .key, .parent: false
    }
  }

  /// The Swift in the source.
  package var fragments: [SwiftFragment] {
    switch source {
    case .fileStorage(let fragment), .key(let fragment): [fragment]
    case .appStorage, .inMemory, .parent: []
    }
  }
}
