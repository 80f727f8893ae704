import SpecSource

/// What adopting features writes: their specs, and the files that they are cut out of.
public struct AdoptionFiles: Sendable {
  /// The specs of the features, by name.
  public var specs: [NamedSpec] = []
  /// The specs of what they mention and is not adopted, by name.
  public var externals: [NamedSpec] = []
  /// The app's own protocols that the features conform to, as the key of the settings; empty when they conform to none.
  public var styles = ""
  /// The app's files without what the specs say.
  public var edits: [Edit] = []
  /// New files of Swift that the generator looks for by their names: live values of clients, and functions of handlers.
  public var swiftFiles: [NamedSwift] = []
  /// The files of tests without those that specs have.
  public var testEdits: [Edit] = []
  /// Why clients have no spec.
  public var refusals: [AdoptionReason] = []
  /// What only its file saw and becomes internal, because specs name it.
  public var opened: [AdoptionReason] = []

  /// Notes what becomes visible to others.
  mutating func note(_ text: String, at span: SourceSpan) {
    let reason = AdoptionReason(text: text, span: span)
    if !opened.contains(reason) { opened.append(reason) }
  }

  /// A spec, and what it is called.
  public struct NamedSpec: Sendable {
    /// The name of its file.
    public var name: String
    /// The spec.
    public var text: String
    /// The files of Swift that decide on the module of the spec: the one of its type, or those that mention it.
    public var origins: [SourceFile]
    /// What an `external` spec calls it, whose place it takes; nil for its own name.
    public var key: String?
  }

  /// A new file of Swift.
  public struct NamedSwift: Sendable {
    /// The name of the file.
    public var name: String
    /// The Swift.
    public var text: String
  }

  /// A file that features are cut out of.
  public struct Edit: Sendable {
    /// The file as it was.
    public var file: SourceFile
    /// The rest of it; nil when that is nothing but imports and the comment above them.
    public var text: String?
    /// The name of its file from now on; nil when it stays where it is.
    public var newName: String?
  }
}
