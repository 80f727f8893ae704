import FeatureSpec
import SpecSource
import SpecSwift

extension FeatureProject {
  /// Whether the features around a feature may change a field of its state.
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

  /// Whether a feature only exists at times, and its effects end when it is removed.
  func isEverTakenAway(_ feature: Feature) -> Bool {
    var seen: Set = [feature.name.value]
    var inside = [feature]
    while let child = inside.popLast() {
      if (child.dependencies.map(\.value) + child.impliedDependencies).contains("dismiss") {
        continue
      }
      let parents = parents(of: child)
      guard !parents.isEmpty else { return false }
      for (parent, place) in parents where place.presence == .always {
        if seen.insert(parent.name.value).inserted { inside.append(parent) }
      }
    }
    return true
  }

  /// Whether the features around a feature may replace its state, or the feature exists only at times.
  func mayReplaceState(of feature: Feature) -> Bool {
    let inside = [feature] + ancestors(of: feature)
    return inside.contains { child in
      (child.dependencies.map(\.value) + child.impliedDependencies).contains("dismiss")
        || parents(of: child).contains { $0.parent.mayReplaceState(in: $0.child) }
    }
  }
}

extension Feature {
  /// Whether this feature may replace the whole state in one of its places.
  fileprivate func mayReplaceState(in place: Child) -> Bool {
    guard place.presence == .always, !hasHandlers, composition.isEmpty else { return true }
    return blockFragments.flatMap(\.analysis.references)
      .contains { $0.mayChange(place.stateNames) }
  }

  /// Whether this feature may change a field of the state in one of its places.
  fileprivate func mayChange(_ field: String, in place: Child) -> Bool {
    // Code that is written by hand may change the whole state.
    guard !hasHandlers, composition.isEmpty else { return true }
    let fragments = blockFragments + computed.compactMap(\.setter)
    return fragments.flatMap(\.analysis.references).contains { reference in
      let names = reference.members.map(\.name)
      let isOfState = reference.base.name == "state"
      if (isOfState ? names.dropFirst() : names[...]).contains(field) {
        return reference.writes || reference.isCallTarget
      }
      // A function or method that receives the whole state may change all of it.
      guard isOfState, names.starts(with: place.stateNames) else { return false }
      let inner = reference.members.dropFirst(place.stateNames.count)
      return inner.isEmpty
        ? reference.access == .readWrite
        : inner.first?.call != nil && ![.many, .stack].contains(place.presence)
    }
  }
}
