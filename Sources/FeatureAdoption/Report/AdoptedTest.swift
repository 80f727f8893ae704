import SpecSource

/// A test of a feature that was found in Swift.
public struct AdoptedTest: Sendable {
  /// Its name in words.
  public var name: String
  /// The name of its function.
  public var function: String
  /// The name of the feature's type; nil when the test does not tell.
  public var feature: String?
  /// Where it stands.
  public var span: SourceSpan
  /// The comments above it that do not document it.
  public var comments: [String]
  /// What a spec says of it; nil when it stays as it is.
  public var draft: SpecDraft?
  /// The dependencies that it names, apart from those that come with the library.
  var keys: [(key: String, span: SourceSpan)]
  /// Why it stays as it is.
  public var reasons: [AdoptionReason]
  /// Whether the spec of its feature has it.
  public var isInSpec = false

  /// What tells it from all others.
  var id: String { "\(feature ?? "").\(name)" }
}
