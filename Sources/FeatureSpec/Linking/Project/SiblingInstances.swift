/// Features that live in another one more than once, all the time: one instance must not cancel effects of another.
struct SiblingInstances: Sendable {
  /// The names of the features with effect ids that have several instances.
  private(set) var features: Set<String> = []
  /// The names of the places that lead to one of them, by the name of the feature in which the ways part.
  private(set) var places: [String: Set<String>] = [:]
  /// The name of a feature in which the ways to several of one part, by the name of that one.
  private(set) var ancestors: [String: String] = [:]

  /// Finds the sibling instances of features.
  ///
  /// The ways part in places for one feature that is always there. What is presented, a row or an element of a stack is
  /// told apart by its id, but not from the same one in a sibling instance of its parent.
  init(in features: [Feature], named find: @escaping (String) -> Feature?) {
    var search = DescendantSearch(find: find)
    for parent in features {
      let places = parent.children.filter { $0.presence == .always && !$0.isOneOf }
      guard places.count > 1 else { continue }
      let found = places.map { place in
        search.descendantsWithIDs(ofFeature: place.features.first?.feature.value ?? "")
      }
      for (index, place) in places.enumerated() {
        let others = found.enumerated().filter { $0.offset != index }.map { $0.element }
        let shared = found[index].filter { name in others.contains { $0.contains(name) } }
        guard !shared.isEmpty else { continue }
        self.features.formUnion(shared)
        self.places[parent.name.value, default: []].insert(place.name.value)
        ancestors.merge(shared.map { ($0, parent.name.value) }) { first, _ in first }
      }
    }
  }
}

/// Finds the descendants of features, once for each feature.
private struct DescendantSearch {
  let find: (String) -> Feature?
  private var found: [String: Set<String>] = [:]

  init(find: @escaping (String) -> Feature?) {
    self.find = find
  }

  /// The names of a feature and of its descendants, as far as they have effect ids.
  mutating func descendantsWithIDs(ofFeature name: String, depth: Int = 0) -> Set<String> {
    if let known = found[name] { return known }
    // Features that live in themselves are an error of their own.
    found[name] = []
    // What is deeper is an error of its own.
    guard depth <= childDepthLimit, let feature = find(name) else { return [] }
    var names: Set<String> = feature.effectIDs.isEmpty ? [] : [name]
    for one in feature.children.flatMap(\.features) {
      names.formUnion(descendantsWithIDs(ofFeature: one.feature.value, depth: depth + 1))
    }
    found[name] = names
    return names
  }
}

extension FeatureProject {
  /// Whether a feature has effect ids and always has another instance in a common ancestor.
  public func hasSiblingInstance(_ feature: Feature) -> Bool {
    siblingInstances.features.contains(feature.name.value)
  }

  /// The features whose specs show that a feature has several instances: a common ancestor and all of its descendants.
  public func featuresShowingSiblingInstances(of feature: Feature) -> [Feature] {
    siblingInstances.ancestors[feature.name.value].flatMap { self.feature(named: $0) }
      .map { descendants(of: [$0]) } ?? []
  }

  /// Whether a place of a feature leads to one of several instances that it distinguishes.
  public func leadsToSiblingInstance(_ child: Child, of feature: Feature) -> Bool {
    siblingInstances.places[feature.name.value]?.contains(child.name.value) == true
  }
}
