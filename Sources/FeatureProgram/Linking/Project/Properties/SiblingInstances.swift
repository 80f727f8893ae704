import FeatureSpec

/// The features that occur more than once in one store in such a way that the Composable Architecture mistakes the
/// effect ids of one instance for the effect ids of another instance.
///
/// The library distinguishes instances by their navigation path. Each place whose content appears and disappears adds
/// a step: an optional child, a row, an element of a stack, a case. A child that always exists adds no step. The
/// cancellation of an id ends the effects with that id in every instance whose navigation path begins with the path
/// of the cancelling instance. An instance therefore affects another instance in three cases:
///
/// - The other instance lives in it.
/// - No place between it and the feature in which the paths to both instances part adds a step.
/// - The paths part in children that always exist, and meet again in one place of a feature. All their steps are
///   equal in this case.
struct SiblingInstances: Sendable, Equatable {
  /// The names of the features that have effect ids and such instances.
  private(set) var features: Set<String> = []
  /// The names of the places that lead to a sibling instance, by the name of the feature in which the paths part.
  private(set) var places: [String: Set<String>] = [:]
  /// The name of a feature in which the paths to several instances of a feature part, by the name of that feature.
  private(set) var ancestors: [String: String] = [:]

  /// Finds sibling instances in all features.
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
      // These are the features to which one place leads without a step, and to which this place leads in any way.
      add(all.intersection(fixed).intersection(several), in: place, of: parent.name.value)
      // These are the features that live in a feature to which several places lead without a step.
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

/// Finds the names that are in more than one of some sets.
private func repeated(_ sets: [Set<String>]) -> Set<String> {
  var (once, repeated): (Set<String>, Set<String>) = ([], [])
  for set in sets {
    repeated.formUnion(once.intersection(set))
    once.formUnion(set)
  }
  return repeated
}

extension Child {
  /// Whether the library adds no step to the navigation path for the content of the place.
  fileprivate var addsNoStep: Bool { presence == .always && !isOneOf }
}

/// A search for the features in features. Each feature is visited once in a search, even if several paths lead to it.
private struct InstanceSearch {
  let find: (String) -> Feature?
  /// The names of the features in each feature, the names of the features in its places that add no step, and whether
  /// the feature has effect ids.
  private var known: [String: (inside: [String], fixed: [String], hasIDs: Bool)] = [:]

  init(find: @escaping (String) -> Feature?) {
    self.find = find
  }

  /// Finds the names of features and of their descendants that have effect ids.
  mutating func featuresWithIDs(inside names: [String]) -> Set<String> {
    reached(from: names) { $0.inside }.filter { known[$0]?.hasIDs == true }
  }

  /// Finds the names of features, and of the descendants to which only places without a step lead.
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
  /// Whether only the spec names the feature's effect ids, so that the feature's place may be a part of them.
  fileprivate var hasIDsOfItsOwn: Bool { !effectIDs.isEmpty && idsInSwift.isEmpty }
}

extension FeatureProject {
  /// Whether the Composable Architecture mistakes the effect ids of a feature for the effect ids of another instance.
  public func hasSiblingInstance(_ feature: Feature) -> Bool {
    facts.siblingInstances.features.contains(feature.name.value)
  }

  /// Finds the features whose specs show that a feature has several instances: a common ancestor and all of its
  /// descendants.
  public func featuresShowingSiblingInstances(of feature: Feature) -> [Feature] {
    facts.siblingInstances.ancestors[feature.name.value].flatMap { self.feature(named: $0) }
      .map { descendants(of: [$0]) } ?? []
  }

  /// Whether a place of a feature leads to one of several instances, which the place distinguishes.
  public func leadsToSiblingInstance(_ child: Child, of feature: Feature) -> Bool {
    facts.siblingInstances.places[feature.name.value]?.contains(child.name.value) == true
  }
}
