import FeatureSpec
import SpecSource
import SpecSwift

/// A reference from a spec to a declaration of its own or of another spec, with its surroundings.
public struct SpecReference: Sendable {
  /// The part of a spec that holds a reference.
  public enum Context: Hashable, Sendable {
    /// A child with a name.
    case child(String)
    /// A type, the list of dependencies, or another declaration.
    case declaration
    /// A reaction.
    case reaction
    /// An action that an effect sends.
    case effect
    /// The Swift and the names of a block.
    case block
    /// A computed property with a name.
    case computed(String)
    /// The view.
    case view
    /// The declarations that the tests share.
    case testHelpers
    /// A test with a name.
    case test(String)
  }

  /// The handler whose block holds a reference.
  public enum Handler: Hashable, Sendable {
    /// The block of an action with a name.
    case action(String)
    /// The reaction to an address with some names.
    case reaction([String])
    /// The block of a procedure with a name.
    case procedure(String)
    /// The block before all other blocks.
    case always
  }

  /// The part of a spec around a reference.
  public struct Place: Hashable, Sendable {
    /// The part of the spec.
    public var context: Context
    /// The handler whose block holds the reference; nil outside of blocks of handlers.
    public var handler: Handler?
  }

  /// The name of the spec that contains the reference.
  public var user: String
  /// The part of the spec that contains the reference.
  public var place: Place
  /// The names of the whole address, as written: `state`, `counter`, `count`.
  public var path: [String]
  /// The name as written.
  public var written: WrittenName
  /// The declaration.
  public var declaration: DeclarationID
  /// The meaning of the name; nil for a name about which only the declaration is known.
  public var meaning: Meaning?

  /// Whether the reference is in the feature itself, rather than in its tests or its view.
  public var isOfBehaviour: Bool {
    switch place.context {
    case .child, .declaration, .reaction, .effect, .block, .computed: true
    case .view, .testHelpers, .test: false
    }
  }

  /// Whether the declaration belongs to another spec than the reference.
  public var leadsToOtherSpec: Bool { declaration.owner != user }
}

/// A name as written in a spec.
public struct WrittenName: Sendable {
  /// The name, without backticks.
  public var name: String
  /// The place of the name, including backticks.
  public var span: SourceSpan
  /// The form in which Swift writes the name.
  public var form: SwiftNameUse.Form
  /// The scalar of Swift that holds the name; nil for a name outside of Swift.
  public var scalar: SourceSpan?
}
