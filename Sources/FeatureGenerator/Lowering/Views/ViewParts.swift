import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// Values that are made of others are shown by a row for each part. The state of a feature never describes itself: what
// it keeps for observation is nothing to read.

extension ViewType {
  /// The rows that show a value: one, or one for each part of a struct or of a feature's state; none where the value can
  /// only be shown with a whole state that it holds.
  func rows(showing value: String, label: ViewLabel, in project: FeatureProject) -> [ViewRowModel] {
    switch kind {
    case .hidden:
      []
    case .structure, .state:
      parts(in: project).filter { $0.type.isPlain && !$0.isSecret }.map { part in
        row(showing: part, of: value, label: label)
      }
    case .text, .truth, .integer, .number, .date, .link, .choice, .other:
      [row(showing: value, label: label)]
    }
  }

  /// The row that shows a part of a value.
  func row(showing part: ViewPart, of value: String, label: ViewLabel) -> ViewRowModel {
    var type = part.type
    type.isOptional = isOptional || type.isOptional
    return type.row(
      showing: "\(value)\(isOptional ? "?" : "").\(part.name.member)",
      label: label.part(part.name.value))
  }

  /// The rows that show the parts of a value, each under its own name.
  ///
  /// - Parameter label: The label of the value.
  func partRows(
    showing value: String, of label: ViewLabel, in project: FeatureProject
  ) -> [ViewRowModel] {
    parts(in: project).filter { !$0.isSecret }.flatMap { part in
      part.type.rows(
        showing: "\(value).\(part.name.member)", label: label.other(words(of: part.name.value)),
        in: project)
    }
  }
}
