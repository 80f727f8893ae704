import FeatureSpec
import SpecSource

/// A reference from a feature to a declaration of its own spec or of another, with its surroundings.
public struct SpecReference: Sendable {
  /// The part of a feature that holds a reference.
  public enum Context: Hashable, Sendable {
    /// A child of a name.
    case child(String)
    /// The list of dependencies, a type, or another declaration.
    case declaration
    /// A reaction.
    case reaction
    /// An action that an effect sends.
    case effect
    /// The Swift and the names of a block.
    case block
    /// A computed property of a name.
    case computed(String)
    /// The view.
    case view
    /// The declarations that the tests share.
    case testHelpers
    /// A test of a name.
    case test(String)
  }

  /// The handler whose block holds a reference.
  public enum Handler: Hashable, Sendable {
    /// The block of an action of a name.
    case action(String)
    /// The reaction to an address of names.
    case reaction([String])
    /// The block of a procedure of a name.
    case procedure(String)
    /// The block before all others.
    case before
  }

  /// The name of the feature that refers.
  public var user: String
  /// The part of the feature that holds the reference.
  public var context: Context
  /// The handler whose block holds the reference; nil outside of blocks of handlers.
  public var handler: Handler?
  /// The names of the whole address, as they are written: `state`, `counter`, `count`.
  public var path: [String]
  /// The name, with its declaration.
  public var name: NameReference

  /// Whether the feature itself refers, rather than its tests or its view.
  public var isOfBehaviour: Bool {
    switch context {
    case .child, .declaration, .reaction, .effect, .block, .computed: true
    case .view, .testHelpers, .test: false
    }
  }

  /// Whether the declaration belongs to another spec than the reference.
  public var leadsToOtherSpec: Bool { name.declaration.owner != user }
}
