import SpecSource
import SpecSwift

/// A model: a value type that features and clients share.
public struct Model: Sendable {
  /// The model's name, which is also its file's.
  public var name: Located<String>
  /// What it stands for.
  public var documentation: Documentation
  /// The access of its declarations; nil for that of the module.
  public var access: Optional<Settings.Access>
  /// Modules that its Swift needs.
  public var imports: [ImportedModule]
  /// Protocols it conforms to beyond `Equatable` and `Sendable`.
  public var conformances: [Located<String>]
  /// Types nested in it.
  public var types: [NestedType]
  /// Its stored fields.
  public var fields: [Field]
  /// Its cases, when it is an enum.
  public var cases: Optional<[EnumCase]>
  /// Its computed properties.
  public var computed: [ComputedProperty]
  /// The template set of its file, when it is not the module's.
  public var templates: Optional<Located<String>>
  /// The declarations that could not be read.
  public var missing: MissingDeclarations
}
