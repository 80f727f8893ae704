import FeatureSpec
import SpecSource
import SpecSwift

// Values that are made of others are shown by a row for each part. The state of a feature never describes itself: what
// it keeps for observation is nothing to read.

extension ViewType {
  /// The rows that show a value: one, or one for each part of a model or of a feature's state; none where the value can
  /// only be shown with a whole state that it holds.
  func rows(showing value: String, label: String, in project: FeatureProject) -> [ViewRowModel] {
    switch kind {
    case .hidden:
      []
    case .model, .state:
      parts(in: project).filter(\.type.isPlain).map { name, type in
        ViewType(kind: type.kind, isOptional: isOptional || type.isOptional).row(
          showing: "\(value)\(isOptional ? "?" : "").\(name.member)",
          label: "\(label): \(words(of: name.value))")
      }
    case .text, .truth, .integer, .number, .date, .choice, .other:
      [row(showing: value, label: label)]
    }
  }

  /// The rows that show the parts of a value, each under its own name.
  func partRows(showing value: String, in project: FeatureProject) -> [ViewRowModel] {
    parts(in: project).flatMap { name, type in
      type.rows(
        showing: "\(value).\(name.member)", label: words(of: name.value), in: project)
    }
  }

  /// The parts of a model or of a feature's state, lists left out.
  private func parts(in project: FeatureProject) -> [(name: Located<String>, type: ViewType)] {
    let (fields, owner): ([Field], Feature?) =
      switch kind {
      case .model(let model): (model.fields, nil)
      case .state(let feature): (feature.state, feature)
      default: ([], nil)
      }
    return fields.filter { $0.name.value != "id" && !$0.isList }.map { field in
      (field.name, ViewType(field.type, in: owner, project))
    }
  }

  /// Whether a row can show the value as it is.
  private var isPlain: Bool {
    switch kind {
    case .text, .truth, .integer, .number, .date, .choice, .other: true
    case .model, .state, .hidden: false
    }
  }
}

/// Finds out whether values of a type hold the state of a feature.
struct StateSearch {
  let project: FeatureProject
  /// The feature whose nested types are meant by their names alone.
  let feature: Feature?
  private var seen: Set<String> = []

  init(in project: FeatureProject, feature: Feature?) {
    self.project = project
    self.feature = feature
  }

  /// Whether a type, as it is written, names a state, or a model or nested type that holds one.
  mutating func findsState(in type: String) -> Bool {
    let paths = type.split { !($0.isLetter || $0.isNumber || "._".contains($0)) }
    return paths.contains { findsState(atPath: $0.split(separator: ".").map(String.init)) }
  }

  private mutating func findsState(atPath path: [String]) -> Bool {
    guard let first = path.first, seen.insert(path.joined(separator: ".")).inserted else {
      return false
    }
    if case (.feature(let owner), let rest)? = project.declaration(at: path, in: feature) {
      if rest.last == "State" { return true }
      return owner.types.first { $0.name.value == rest.first }.map { findsState(in: $0) } ?? false
    }
    guard path.count == 1 else { return false }
    if let nested = feature?.types.first(where: { $0.name.value == first }) {
      return findsState(in: nested)
    }
    guard let model = project.model(named: first) else { return false }
    let types = model.fields.map(\.type) + (model.cases ?? []).flatMap(\.parameters).map(\.type)
    return types.contains { findsState(in: $0.text) }
  }

  private mutating func findsState(in type: NestedType) -> Bool {
    let types =
      switch type.kind {
      case .enumeration(let cases): cases.flatMap(\.parameters).map(\.type)
      case .structure(let fields): fields.map(\.type)
      }
    return types.contains { findsState(in: $0.text) }
  }
}
