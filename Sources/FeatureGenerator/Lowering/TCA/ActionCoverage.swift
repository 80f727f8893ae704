import FeatureSpec

/// Tells whether a switch leaves anything over.
struct ActionCoverage {
  let project: FeatureProject

  /// Whether paths to actions, each a list of names, are all that can happen to a feature.
  func isComplete(_ paths: [[String]], of feature: Feature) -> Bool {
    // Of a feature that is written by hand, the spec may tell a part; a binding names a field, of which there are others.
    guard feature.external == nil, !feature.hasBindings, feature.prompts.isEmpty,
      project.actionLayout(of: feature).unused.isEmpty
    else { return false }
    // Of what lives in itself, there is always one more.
    guard !paths.isEmpty || !project.isRecursive(feature) else { return false }
    return feature.allActions.allSatisfy { paths.contains($0.groups + [$0.caseName.value]) }
      && feature.children.allSatisfy { isComplete(paths.behind($0.name.value), in: $0) }
  }

  /// Whether paths are all that can happen in and to a child.
  private func isComplete(_ paths: [[String]], in child: Child) -> Bool {
    child.events.allSatisfy { paths.contains([$0]) } && isComplete(paths, inside: child)
  }

  private func isComplete(_ paths: [[String]], inside child: Child) -> Bool {
    child.features.allSatisfy { one in
      guard let feature = project.feature(named: one.feature.value) else { return false }
      let inside = child.isOneOf ? paths.behind(one.name.value) : paths
      return isComplete(inside, of: feature)
    }
  }
}

extension [[String]] {
  /// The rest of the paths that begin with a name.
  fileprivate func behind(_ name: String) -> [[String]] {
    filter { $0.first == name }.map { [String]($0.dropFirst()) }
  }
}
