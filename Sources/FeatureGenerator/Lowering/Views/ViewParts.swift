import FeatureSpec
import SpecSource
import SpecSwift

// Values that are made of others are shown by a row for each part. The state of a feature never describes itself: what
// it keeps for observation is nothing to read.

extension ViewType {
  /// The rows that show a value: one, or one for each part of a struct or of a feature's state; none where the value can
  /// only be shown with a whole state that it holds.
  func rows(showing value: String, label: String, in project: FeatureProject) -> [ViewRowModel] {
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
  func row(showing part: ViewPart, of value: String, label: String) -> ViewRowModel {
    var type = part.type
    type.isOptional = isOptional || type.isOptional
    return type.row(
      showing: "\(value)\(isOptional ? "?" : "").\(part.name.member)",
      label: part.label(behind: label))
  }

  /// The rows that show the parts of a value, each under its own name.
  func partRows(showing value: String, in project: FeatureProject) -> [ViewRowModel] {
    parts(in: project).filter { !$0.isSecret }.flatMap { part in
      part.type.rows(
        showing: "\(value).\(part.name.member)", label: words(of: part.name.value), in: project)
    }
  }
}

extension ViewPart {
  /// The label of a row that shows the part, behind that of the whole value.
  func label(behind label: String) -> String { "\(label): \(words(of: name.value))" }
}
