import FeatureSpec
import SpecSource

/// What features are called: by their names or, of those in other types, by the last parts that no other has.
struct FeatureNames: Sendable {
  /// The names of all features.
  private let names: Set<String>
  /// The names of those in other types, by their last parts.
  private let nested: [String: [String]]
  /// The last parts of their names, by the types that they are declared in.
  let byOuter: [String: [String]]

  init(of features: [Feature]) {
    names = Set(features.map(\.name.value))
    let inner = features.filter { $0.outer != nil }
    nested = Dictionary(grouping: inner, by: \.ownName)
      .mapValues { Set($0.map(\.name.value)).sorted() }
    byOuter = Dictionary(grouping: inner) { $0.outer?.value ?? "" }
      .mapValues { $0.map(\.ownName) }
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
