import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SpecYAML
import StrictMustache

extension Rule {
  /// The rules of all files of a project, by their codes.
  static let all = (yaml + swift + templates + language + generation + project)
    .sorted { $0.code < $1.code }
}
