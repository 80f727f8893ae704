import FeatureSpec
import SpecSource
import StrictMustache

/// Everything that templates need to know of one spec, of a module or of the project.
public struct TemplateInput: Sendable {
  /// What it is about, as `set.yaml` names it.
  public var scope: OutputScope

  /// The spec's file; that of the settings for a module and for the project.
  public var file: SourceFile

  /// The names and values that templates and the paths of outputs see.
  public var values: TemplateObject

  /// Whether it is about one spec, and not about all of a module or of the project.
  var isOfOneSpec: Bool {
    scope != .module && scope != .project
  }
}
