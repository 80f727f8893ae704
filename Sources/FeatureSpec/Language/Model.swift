import SpecSource
import SpecSwift

/// A model: a value type that features and clients share.
public struct Model: Sendable {
  /// The model's name, which is also the name of its file.
  public var name: Located<String>
  /// The documentation of the model.
  public var documentation: Documentation
  /// The access of the model's declarations; nil for the module's access.
  public var access: Optional<Settings.Access>
  /// The modules that the model's Swift needs.
  public var imports: [ImportedModule]
  /// The protocols that the model conforms to in addition to `Equatable` and `Sendable`.
  public var conformances: [Located<String>]
  /// The types nested in the model.
  public var types: [NestedType]
  /// The model's stored fields.
  public var fields: [Field]
  /// The model's cases, when the model is an enum.
  public var cases: Optional<[EnumCase]>
  /// The model's computed properties.
  public var computed: [ComputedProperty]
  /// The template set of the model's file, when it is not the module's template set.
  public var templates: Optional<Located<String>>
  /// The declarations that could not be read.
  public var missing: MissingDeclarations
}
