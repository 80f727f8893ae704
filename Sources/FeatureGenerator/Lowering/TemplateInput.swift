import FeatureProgram
import FeatureSpec
import SpecSource
import StrictMustache
import SwiftCode

/// The input of templates for one spec, for a module or for the project.
struct TemplateInput: Sendable {
  /// The scope of the input, as `set.yaml` names it.
  var scope: OutputScope

  /// The spec's file; the file of the settings for a module and for the project.
  var file: SourceFile

  /// The model that templates and the paths of outputs read.
  var model: any TemplateModel
}
