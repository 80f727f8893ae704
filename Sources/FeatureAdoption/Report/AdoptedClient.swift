import SpecSource
import SpecSwift

/// A dependency that an app's features or tests name, with the specs that are made of it.
public struct AdoptedClient: Sendable {
  /// The key by which features ask for the dependency; its type if it has no key.
  public var key: String
  /// The type of the dependency as the key declares it; nil when no file that was read declares the key.
  public var type: String?
  /// Whether some features ask for the dependency by its key and others by its type.
  var isAskedForByBothNames = false
  /// The place that declares the key, or that first uses it.
  public var span: SourceSpan
  /// The names of the dependency's endpoints; nil when they are not known.
  public var endpoints: [String]?
  /// The spec that describes the dependency while it stays written by hand.
  public var external: [DraftKey]
  /// The spec that replaces the dependency's type; nil when the type has to stay.
  public var client: [DraftKey]?
  /// The reasons that the type has to stay.
  public var reasons: [AdoptionReason]
}

extension AdoptedClient {
  /// The names by which features ask for the dependency: its key and its type.
  var names: [String] {
    guard let type, type != key, isIdentifier(type) else { return [key] }
    return [key, type]
  }
}
