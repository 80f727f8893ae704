import SpecSource
import SpecSwift

extension FeatureProject {
  /// The features that a feature lives in, each with the place.
  private func parents(of feature: Feature) -> [(parent: Feature, child: Child)] {
    features.filter { $0.external == nil }.flatMap { parent in
      parent.children
        .filter { $0.features.contains { $0.feature.value == feature.name.value } }
        .map { (parent, $0) }
    }
  }

  /// Whether what a feature lives in may change a field of its state.
  func isChangedByParents(_ field: Field, of feature: Feature) -> Bool {
    var seen: Set = [feature.name.value]
    var inside = [feature]
    while let child = inside.popLast() {
      for (parent, place) in parents(of: child) {
        if parent.mayChange(field.name.value, in: place) { return true }
        if seen.insert(parent.name.value).inserted { inside.append(parent) }
      }
    }
    return false
  }

  /// Whether a feature is only ever there for a while, and its effects end when it is taken away.
  func isEverTakenAway(_ feature: Feature, inside: Set<String> = []) -> Bool {
    if (feature.dependencies.map(\.value) + feature.impliedDependencies).contains("dismiss") {
      return true
    }
    let parents = parents(of: feature)
    guard !parents.isEmpty, !inside.contains(feature.name.value) else { return false }
    return parents.allSatisfy { parent, child in
      child.presence != .always
        || isEverTakenAway(parent, inside: inside.union([feature.name.value]))
    }
  }
}

extension Feature {
  /// Whether a field of the state in a place of this feature may be changed by it.
  fileprivate func mayChange(_ field: String, in place: Child) -> Bool {
    // What is written by hand may change all of it.
    guard !hasHandlers, composition.isEmpty else { return true }
    let fragments = blockFragments + computed.compactMap(\.setter)
    return fragments.flatMap(\.analysis.references).contains { reference in
      let names = reference.members.map(\.name)
      let isOfState = reference.base.name == "state"
      if (isOfState ? names.dropFirst() : names[...]).contains(field) {
        return reference.writes || reference.isCallTarget
      }
      // A function or method that is handed the whole state may change all of it.
      guard isOfState, names.starts(with: place.stateNames) else { return false }
      let behind = reference.members.dropFirst(place.stateNames.count)
      return behind.isEmpty
        ? reference.access == .readWrite
        : behind.first?.call != nil && ![.many, .stack].contains(place.presence)
    }
  }
}
