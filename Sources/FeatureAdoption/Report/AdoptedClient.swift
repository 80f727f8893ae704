import SpecSource
import SpecSwift

/// A dependency that an app's features or tests name, and the specs that are made of it.
public struct AdoptedClient: Sendable {
  /// The key by which features ask for it; its type where it has none.
  public var key: String
  /// Its type as the key declares it; nil when no file that was read declares the key.
  public var type: String?
  /// Whether features ask for it by its key and by its type.
  var isAskedForByBothNames = false
  /// Where its key is declared, or first used.
  public var span: SourceSpan
  /// The names of its endpoints; nil when they are not known.
  public var endpoints: [String]?
  /// The spec that describes it while it stays written by hand.
  public var external: [DraftKey]
  /// The spec that takes the place of its type; nil when it has to stay.
  public var client: [DraftKey]?
  /// Why it has to stay.
  public var reasons: [AdoptionReason]
}

extension AdoptedClient {
  /// The names by which features ask for it: its key, and its type.
  var names: [String] {
    guard let type, type != key, isIdentifier(type) else { return [key] }
    return [key, type]
  }
}
