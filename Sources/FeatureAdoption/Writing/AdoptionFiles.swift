import SpecSource

/// The files that adoption writes: the specs of the features, and the files that the features are cut out of.
public struct AdoptionFiles: Sendable {
  /// The specs of the features, by name.
  public var specs: [NamedSpec] = []
  /// The specs of the children and clients that the features mention and that are not adopted, by name.
  public var externals: [NamedSpec] = []
  /// The app's own protocols that the features conform to, as the key of the settings; empty when they conform to
  /// none.
  public var styles = ""
  /// The app's files without the declarations that the specs describe.
  public var edits: [Edit] = []
  /// New Swift files that the generator finds by their names: live values of clients, and functions of handlers.
  public var swiftFiles: [NamedSwift] = []
  /// The files of tests without the tests that specs contain.
  public var testEdits: [Edit] = []
  /// The reasons that clients have no spec.
  public var refusals: [AdoptionReason] = []
  /// The private declarations that become internal because specs name them.
  public var opened: [AdoptionReason] = []

  /// Records a declaration that becomes visible to other files.
  mutating func note(_ text: String, at span: SourceSpan) {
    let reason = AdoptionReason(text: text, span: span)
    if !opened.contains(reason) { opened.append(reason) }
  }

  /// A spec with its name.
  public struct NamedSpec: Sendable {
    /// The name of the spec's file.
    public var name: String
    /// The text of the spec.
    public var text: String
    /// The Swift files that determine the module of the spec: the file of its type, or the files that mention it.
    public var origins: [SourceFile]
    /// The name of the `external` spec that this spec replaces; nil when it has the same name.
    public var key: String?
  }

  /// A new Swift file.
  public struct NamedSwift: Sendable {
    /// The name of the file.
    public var name: String
    /// The text of the file.
    public var text: String
  }

  /// A file that features are cut out of.
  public struct Edit: Sendable {
    /// The file before the change.
    public var file: SourceFile
    /// The rest of the file; nil when only imports and the comment above them are left.
    public var text: String?
    /// The new name of the file; nil when the file keeps its name.
    public var newName: String?
  }
}
