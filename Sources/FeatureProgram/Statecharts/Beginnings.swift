import FeatureSpec
import SpecSwift

extension FeatureProject {
  /// Finds the cases with which parents and tests let the state of a feature begin, each once for its origin.
  func beginnings(of feature: Feature, cases: [EnumCase]) -> [Statechart.Beginning] {
    let names = cases.map(\.name.value)
    let parents = parents(of: feature).flatMap { parent, place in
      firstStates(of: feature, in: place, of: parent, cases: names).map {
        Statechart.Beginning(
          to: $0.place, origin: .parent(parent.name.value, place: place.name.value))
      }
    }
    let values = EnumPlaces(cases: names)
    let tests = (feature.tests + [feature.exploration?.setup].compactMap(\.self))
      .compactMap(\.givenState)
      .map { Statechart.Beginning(to: values.value($0).place, origin: .test) }
    var seen: Set<Statechart.Beginning> = []
    return (parents + tests).filter { seen.insert($0).inserted }
  }

  /// Finds the cases that a parent puts into a place.
  private func firstStates(
    of feature: Feature, in place: Child, of parent: Feature, cases: [String]
  ) -> [CaseRoutes.Target] {
    let homes = place.features.filter { $0.feature.value == feature.name.value }
    let isHolder = place.isOneOf || place.isCase
    let places = EnumPlaces(
      cases: cases, holders: isHolder ? Set(homes.map(\.name.value)) : [],
      property: place.isCase ? [] : place.stateNames)
    let shown = parent.blocks.flatMap(\.allBlocks).flatMap(\.presentations)
      .compactMap { $0.argument(ofStateIn: place, of: feature) }
    var found =
      [place.defaultValue].compactMap(\.self).map(places.value) + shown.map(places.value)
      + parent.blockFragments.flatMap(places.values)
    if parent.mayPlaceUnseen(place) { found.append(.unknown) }
    return found
  }

  /// Finds the features in which a feature lives, directly or through other features.
  func ancestors(of feature: Feature) -> [Feature] {
    var seen: Set = [feature.name.value]
    var pending = [feature]
    var found: [Feature] = []
    while let child = pending.popLast() {
      for (parent, _) in parents(of: child) where seen.insert(parent.name.value).inserted {
        found.append(parent)
        pending.append(parent)
      }
    }
    return found
  }
}

extension Feature {
  /// Whether Swift outside of the spec, or the code that creates the feature's own state, decides on the first state
  /// in a place.
  fileprivate func mayPlaceUnseen(_ place: Child) -> Bool {
    if hasHandlers || !composition.isEmpty { return true }
    switch place.presence {
    case .always where place.defaultValue == nil: return true
    case .many: return true
    case .always, .optional, .stack: break
    }
    // Assignments to the whole place are visible.
    let whole = place.isCase ? [] : place.stateNames
    return blockFragments.flatMap(\.analysis.references).contains { reference in
      let isSeen = reference.access == .write && reference.members.map(\.name) == whole
      return !isSeen && reference.mayChange(place.stateNames)
    }
  }
}

extension PresentationChange {
  /// Finds the state of a feature that the change presents in a place.
  fileprivate func argument(ofStateIn place: Child, of feature: Feature) -> SwiftFragment? {
    switch self {
    case .present(let shown), .push(let shown):
      guard case .child(let child, let one)? = shown.shown.target,
        child.name.value == place.name.value, one.feature.value == feature.name.value
      else { return nil }
      return shown.call.arguments?.first?.value
    case .dismiss, .pop: return nil
    }
  }
}
