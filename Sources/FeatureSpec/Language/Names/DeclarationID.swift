import SpecSource

/// The identity of a declaration that other specs refer to.
public struct DeclarationID: Hashable, Sendable {
  /// The kind of a declaration.
  public enum Kind: Hashable, Sendable {
    /// The whole feature.
    case feature
    /// An action outside of the group `delegate`.
    case action
    /// An action of the group `delegate`.
    case delegate
    /// An alert or a dialog.
    case prompt
    /// A button of an alert or dialog, after the name of its place: `alert.retry`.
    case button
    /// A property of the state: a field, a computed property, or the place of a child.
    case property
    /// The initializer of the state.
    case initializer
    /// A parameter of the reducer.
    case parameter
    /// A dependency that a feature lists, by the feature's name for it.
    case dependency
    /// A procedure.
    case procedure
    /// The id of effects.
    case effectID
    /// The whole client.
    case client
    /// An endpoint of a client.
    case endpoint
    /// A type of a model, or a nested type.
    case type
    /// A property or a case of a nested type, after the name of the type: `Order.name`.
    case member
    /// A case of a child place with several features, after the name of the place: `path.todo`.
    case childCase
    /// The property that shows alerts or dialogs, if the property is not named after their kind.
    case place
    /// A parameter of an action, an endpoint, a procedure, a prompt or a case, after that declaration.
    case payload
    /// A generic parameter.
    case generic
    /// The key of a client.
    case key
    /// A test.
    case test
    /// The arguments that an override of a test records, after the name of the test.
    case recording
  }

  /// The name of the spec that holds the declaration.
  public var owner: String
  /// The kind of the declaration.
  public var kind: Kind
  /// The name; empty for a feature, a client and an initializer.
  public var name: String

  /// Makes a declaration.
  public init(_ kind: Kind, _ name: String = "", of owner: String) {
    self.owner = owner
    self.kind = kind
    self.name = name
  }
}

/// A name in a spec, with the declaration that it refers to.
public struct NameReference: Sendable {
  /// The place of the name.
  public var span: SourceSpan
  /// The declaration.
  public var declaration: DeclarationID

  /// Makes a reference.
  public init(span: SourceSpan, declaration: DeclarationID) {
    self.span = span
    self.declaration = declaration
  }
}
