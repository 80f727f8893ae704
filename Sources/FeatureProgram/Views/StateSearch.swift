import FeatureSpec
import SpecSwift

/// A search that finds out whether values of a type contain the state of a feature.
struct StateSearch {
  let project: FeatureProject
  /// The feature whose nested types may be named without a path.
  let feature: Feature?
  private var seen: Set<String> = []

  init(in project: FeatureProject, feature: Feature?) {
    self.project = project
    self.feature = feature
  }

  /// Whether a type, as written, names a state, or a model or nested type that contains a state.
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
