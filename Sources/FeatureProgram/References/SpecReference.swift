import FeatureSpec
import SpecSource

/// A reference from a feature to a declaration of another spec, with its surroundings.
public struct SpecReference: Sendable {
  /// The part of a feature that holds a reference.
  public enum Context: Hashable, Sendable {
    /// A child of a name.
    case child(String)
    /// A reaction.
    case reaction
    /// An action that an effect sends.
    case effect
    /// The Swift of a block.
    case block
    /// A computed property of a name.
    case computed(String)
    /// A test of a name.
    case test(String)
  }

  /// The name of the feature that refers.
  public var user: String
  /// The part of the feature that holds the reference.
  public var context: Context
  /// The names on the way to the declaration, as they are written: `state`, `counter`, `count`.
  public var path: [String]
  /// The last of these names, with its declaration.
  public var name: NameReference
}
