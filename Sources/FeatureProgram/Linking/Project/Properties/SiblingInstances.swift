import FeatureSpec

/// Features that occur more than once in one store in such a way that the Composable Architecture takes the effect ids of one
/// instance for those of another.
///
/// The library tells instances apart by their navigation path. Each place in which something comes and goes adds a step: an
/// optional child, a row, an element of a stack, a case. A child that is always there adds none. To cancel an id ends the
/// effects of that id in every instance whose navigation path begins with the path of the one that cancels. So an instance
/// reaches another one in three ways:
///
/// - The other one lives in it.
/// - Nothing comes and goes between it and the feature in which the ways to both part.
/// - The ways part in children that are always there, and meet again in one place of a feature: each step is the same then.
struct SiblingInstances: Sendable, Equatable {
  /// The names of the features with effect ids that have such instances.
  private(set) var features: Set<String> = []
  /// The names of the places that lead to one of them, by the name of the feature in which the ways part.
  private(set) var places: [String: Set<String>] = [:]
  /// The name of a feature in which the ways to several of one part, by the name of that one.
  private(set) var ancestors: [String: String] = [:]

  /// Finds such instances in all features.
  init(
    in features: [Feature], _ recursive: RecursiveFeatures,
    named find: @escaping (String) -> Feature?
  ) {
    var search = InstanceSearch(find: find)
    for feature in features {
      let name = feature.name.value
      if recursive.contains(name), feature.hasIDsOfItsOwn {
        for place in feature.children where recursive.isRecursive(place, in: feature) {
          add([name], in: place, of: name)
        }
      }
      guard feature.children.count > 1, feature.children.contains(where: \.addsNoStep) else {
        continue
      }
      add(placesOf: feature, &search)
    }
  }

  /// Adds the features to which several places of a feature lead.
  private mutating func add(placesOf parent: Feature, _ search: inout InstanceSearch) {
    let found = parent.children.map { place in
      (
        place: place, all: search.featuresWithIDs(inside: place.features.map(\.feature.value)),
        fixed: place.addsNoStep
          ? search.fixed(inside: place.features.map(\.feature.value)) : []
      )
    }
    let fixed = found.reduce(into: Set<String>()) { $0.formUnion($1.fixed) }
    let (several, severalFixed) = (repeated(found.map(\.all)), repeated(found.map(\.fixed)))
    for (place, all, ownFixed) in found {
      // Those that one place leads to without a step, and this one in whatever way.
      add(all.intersection(fixed).intersection(several), in: place, of: parent.name.value)
      // Those that live in a feature to which several places lead without a step.
      let meeting = ownFixed.intersection(severalFixed)
      guard !meeting.isEmpty else { continue }
      add(search.featuresWithIDs(inside: Array(meeting)), in: place, of: parent.name.value)
    }
  }

  private mutating func add(_ names: Set<String>, in place: Child, of parent: String) {
    guard !names.isEmpty else { return }
    features.formUnion(names)
    places[parent, default: []].insert(place.name.value)
    ancestors.merge(names.map { ($0, parent) }) { first, _ in first }
  }
}

/// The names that are in more than one of some sets.
private func repeated(_ sets: [Set<String>]) -> Set<String> {
  var (once, repeated): (Set<String>, Set<String>) = ([], [])
  for set in sets {
    repeated.formUnion(once.intersection(set))
    once.formUnion(set)
  }
  return repeated
}

extension Child {
  /// Whether the library adds no step to the navigation path for what lives in it.
  fileprivate var addsNoStep: Bool { presence == .always && !isOneOf }
}

/// Finds what lives in features. Each feature is looked at once in a search, in however many ways it is reached.
private struct InstanceSearch {
  let find: (String) -> Feature?
  /// The names of the features in each feature, those in places that add no step, and whether it has effect ids.
  private var known: [String: (inside: [String], fixed: [String], hasIDs: Bool)] = [:]

  init(find: @escaping (String) -> Feature?) {
    self.find = find
  }

  /// The names of features and of all that live in them, as far as they have effect ids.
  mutating func featuresWithIDs(inside names: [String]) -> Set<String> {
    reached(from: names) { $0.inside }.filter { known[$0]?.hasIDs == true }
  }

  /// The names of features, and of those in them to which places lead that add no step.
  mutating func fixed(inside names: [String]) -> Set<String> {
    reached(from: names) { $0.fixed }
  }

  private mutating func reached(
    from names: [String],
    by next: ((inside: [String], fixed: [String], hasIDs: Bool)) -> [String]
  ) -> Set<String> {
    var seen: Set<String> = []
    var pending = names
    while let name = pending.popLast() {
      guard seen.insert(name).inserted, let facts = facts(of: name) else { continue }
      pending += next(facts)
    }
    return seen
  }

  private mutating func facts(
    of name: String
  ) -> (inside: [String], fixed: [String], hasIDs: Bool)? {
    if let found = known[name] { return found }
    guard let feature = find(name) else { return nil }
    func names(_ places: [Child]) -> [String] {
      places.flatMap(\.features).map(\.feature.value)
    }
    let found = (
      names(feature.children), names(feature.children.filter(\.addsNoStep)),
      feature.hasIDsOfItsOwn
    )
    known[name] = found
    return found
  }
}

extension Feature {
  /// Whether the spec alone names its effect ids, so that its place may be a part of them.
  fileprivate var hasIDsOfItsOwn: Bool { !effectIDs.isEmpty && idsInSwift.isEmpty }
}

extension FeatureProject {
  /// Whether a feature has effect ids that the Composable Architecture takes for those of another instance.
  public func hasSiblingInstance(_ feature: Feature) -> Bool {
    facts.siblingInstances.features.contains(feature.name.value)
  }

  /// The features whose specs show that a feature has several instances: a common ancestor and all of its descendants.
  public func featuresShowingSiblingInstances(of feature: Feature) -> [Feature] {
    facts.siblingInstances.ancestors[feature.name.value].flatMap { self.feature(named: $0) }
      .map { descendants(of: [$0]) } ?? []
  }

  /// Whether a place of a feature leads to one of several instances that it distinguishes.
  public func leadsToSiblingInstance(_ child: Child, of feature: Feature) -> Bool {
    facts.siblingInstances.places[feature.name.value]?.contains(child.name.value) == true
  }
}
