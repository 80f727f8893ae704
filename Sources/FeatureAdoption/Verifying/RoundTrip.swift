import SpecSource

/// How a feature compares with the one that is generated from its spec.
public struct RoundTrip: Sendable {
  /// How many handlers were compared.
  public var handlers = 0
  /// What brought handlers to the same form, in the order of the names.
  public var rewrites: [Rewrite] = []
  /// What is not the same.
  public var differences: [Difference] = []

  /// The handlers as the spec has them.
  var written: [AdoptedHandler] = []
  /// Whether the spec that is made of what was generated is the same spec.
  public var isFixedPoint = false

  /// Whether all is the same.
  public var isEqual: Bool { differences.isEmpty }

  /// Something that is not the same.
  public struct Difference: Sendable {
    /// What differs: a handler, the state, the actions.
    public var subject: String
    /// How it was.
    public var original: String
    /// How it is generated.
    public var generated: String
    /// Where it stands.
    public var span: SourceSpan
  }
}
