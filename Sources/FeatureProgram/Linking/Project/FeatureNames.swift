import FeatureSpec
import SpecSource

/// The names by which features are referred to: their full names or, for features in other types, a last part that no
/// other feature has.
struct FeatureNames: Sendable {
  /// The names of all features.
  private let names: Set<String>
  /// The names of the features in other types, by their last parts.
  private let nested: [String: [String]]
  /// The last parts of the features' names, by the types in which the features are declared.
  let byOuter: [String: [String]]

  init(of features: [Feature]) {
    names = Set(features.map(\.name.value))
    let inner = features.filter { $0.outer != nil }
    nested = Dictionary(grouping: inner, by: \.ownName)
      .mapValues { Set($0.map(\.name.value)).sorted() }
    byOuter = Dictionary(grouping: inner) { $0.outer?.value ?? "" }
      .mapValues { $0.map(\.ownName) }
  }

  /// Finds the names of the features that a child's name can mean.
  func meant(by name: String) -> [String] {
    names.contains(name) ? [name] : nested[name] ?? []
  }

  /// Finds the full name of the feature that a child's name means; an unknown name is returned unchanged.
  func resolved(_ name: String) -> String {
    let meant = meant(by: name)
    return meant.count == 1 ? meant[0] : name
  }

  /// Returns a feature whose children refer to other features by their full names.
  func resolvingChildren(of feature: Feature) -> Feature {
    let calls = feature.children.flatMap(\.features).map(\.feature.value)
    guard !nested.isEmpty, calls.contains(where: { resolved($0) != $0 }) else { return feature }
    var parts = feature.parts
    parts.places.children = parts.places.children.map(resolving)
    return Feature(parts)
  }

  private func resolving(_ child: Child) -> Child {
    var child = child
    child.content =
      switch child.content {
      case .feature(let one): .feature(resolving(one))
      case .oneOf(let features): .oneOf(features.map(resolving))
      }
    return child
  }

  private func resolving(_ one: ChildFeature) -> ChildFeature {
    var one = one
    one.feature = one.feature.map(resolved)
    return one
  }
}
