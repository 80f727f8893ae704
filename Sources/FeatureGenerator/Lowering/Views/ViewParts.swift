import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift
import SwiftCode

// A value that consists of other values is shown by a row for each part. A feature's state is never shown by its own
// description, because its storage for observation is unreadable.

extension ViewType {
  /// Returns the rows that show a value: one row, or one row for each part of a struct or of a feature's state.
  /// Returns no rows if the value can only be shown with a whole state that it contains.
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

  /// Returns the row that shows a part of a value.
  func row(showing part: ViewPart, of value: String, label: ViewLabel) -> ViewRowModel {
    var type = part.type
    type.isOptional = isOptional || type.isOptional
    return type.row(
      showing: "\(value)\(isOptional ? "?" : "").\(part.name.member)",
      label: label.part(part.name.value))
  }

  /// Returns the rows that show the parts of a value, each under its own name.
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
