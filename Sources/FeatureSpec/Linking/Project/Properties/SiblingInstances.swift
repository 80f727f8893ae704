/// Features that live in another one more than once, all the time, or in themselves: one instance must not cancel effects of
/// another.
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
  /// told apart by its id, but not from the same one in a sibling instance of its parent, nor from one around it: who cancels
  /// an effect cancels those of the same id in all that lives in it.
  init(
    in features: [Feature], _ recursive: RecursiveFeatures,
    named find: @escaping (String) -> Feature?
  ) {
    var search = DescendantSearch(find: find)
    for feature in features where recursive.contains(feature.name.value) {
      let inside = search.descendantsWithIDs(ofFeature: feature.name.value)
      guard !inside.isEmpty else { continue }
      self.features.formUnion(inside)
      let places = feature.children.filter { recursive.isRecursive($0, in: feature) }
      self.places[feature.name.value, default: []].formUnion(places.map(\.name.value))
      ancestors.merge(inside.map { ($0, feature.name.value) }) { first, _ in first }
    }
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

/// Finds the descendants of features that have effect ids.
private struct DescendantSearch {
  let find: (String) -> Feature?
  /// What is known of each feature: whether it has effect ids, and what lives in it.
  private var known: [String: (hasIDs: Bool, inside: [String])] = [:]

  init(find: @escaping (String) -> Feature?) {
    self.find = find
  }

  /// The names of a feature and of its descendants, which may be itself again, as far as they have effect ids.
  mutating func descendantsWithIDs(ofFeature name: String) -> Set<String> {
    var names: Set<String> = []
    var seen: Set<String> = []
    var pending = [name]
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let found = facts(of: next) else { continue }
      if found.hasIDs { names.insert(next) }
      pending += found.inside
    }
    return names
  }

  private mutating func facts(of name: String) -> (hasIDs: Bool, inside: [String])? {
    if let found = known[name] { return found }
    guard let feature = find(name) else { return nil }
    let found = (
      !feature.effectIDs.isEmpty, feature.children.flatMap(\.features).map(\.feature.value)
    )
    known[name] = found
    return found
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
