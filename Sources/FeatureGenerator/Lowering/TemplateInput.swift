import FeatureSpec
import SpecSource
import StrictMustache

/// Everything that templates need to know of one spec.
public struct TemplateInput: Sendable {
  /// What kind of spec it is, as `set.yaml` names it.
  public var kind: SpecKind

  /// The spec's file.
  public var file: SourceFile

  /// The names and values that templates and the paths of outputs see.
  public var values: TemplateObject
}
