import SpecSource

/// What children can call features: by their names or, of those in other types, by the last parts that no other has.
struct FeatureNames: Sendable {
  /// The names of all features.
  private let names: Set<String>
  /// The names of those in other types, by their last parts.
  private let nested: [String: [String]]

  init(of features: [Feature]) {
    names = Set(features.map(\.name.value))
    nested = Dictionary(grouping: features.filter { $0.outer != nil }, by: \.ownName)
      .mapValues { $0.map(\.name.value) }
  }

  /// The names of the features that a child can mean.
  func meant(by name: String) -> [String] {
    names.contains(name) ? [name] : nested[name] ?? []
  }

  /// The whole name of the feature that a child means; what is not known stays as it is.
  func resolved(_ name: String) -> String {
    let meant = meant(by: name)
    return meant.count == 1 ? meant[0] : name
  }

  /// A feature whose children call others by their whole names.
  func resolvingChildren(of feature: Feature) -> Feature {
    let calls = feature.children.flatMap(\.features).map(\.feature.value)
    guard !nested.isEmpty, calls.contains(where: { resolved($0) != $0 }) else { return feature }
    return Feature(feature, children: feature.children.map(resolving))
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
