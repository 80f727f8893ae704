import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache
import SwiftCode

/// Everything that templates need to know of one spec, of a module or of the project.
struct TemplateInput: Sendable {
  /// What it is about, as `set.yaml` names it.
  var scope: OutputScope

  /// The spec's file; that of the settings for a module and for the project.
  var file: SourceFile

  /// What templates and the paths of outputs see.
  var model: any TemplateModel
}
