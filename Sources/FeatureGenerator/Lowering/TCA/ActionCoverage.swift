import FeatureProgram
import FeatureSpec
import SwiftCode

/// Tells whether a switch leaves anything over.
struct ActionCoverage {
  /// What stands in place of an action for all those of a child or a group.
  static let whatever = "*"

  let project: FeatureProject

  /// Whether paths to actions, each a list of names, are all that can happen to a feature.
  func isComplete(_ paths: [[String]], of feature: Feature) -> Bool {
    guard !paths.isEmpty else { return project.needsNoCase(feature) }
    // Of a feature that is written by hand, the spec may tell a part; a binding names a field, of which there are others.
    guard !feature.isExternal, feature.prompts.isEmpty,
      !feature.hasBindings || paths.contains(["binding", Self.whatever]),
      project.actionLayout(of: feature).unused.isEmpty
    else { return false }
    return feature.allActions.allSatisfy { covers($0, paths) }
      && feature.children.allSatisfy { isComplete(paths.behind($0.name.value), in: $0) }
  }

  /// Whether an action, or all of a group that it is in, is among paths.
  private func covers(_ action: FeatureAction, _ paths: [[String]]) -> Bool {
    paths.contains(action.groups + [action.caseName.value])
      || action.groups.indices.contains { index in
        paths.contains(action.groups[...index] + [Self.whatever])
      }
  }

  /// Whether paths are all that can happen in and to a child.
  private func isComplete(_ paths: [[String]], in child: Child) -> Bool {
    // The compiler asks for the rows of a feature to which nothing can happen, too.
    guard child.presence != .many || !project.isIdle(inside: child) else { return false }
    return child.events.allSatisfy { paths.contains([$0.rawValue]) }
      && isComplete(paths, inside: child)
  }

  private func isComplete(_ paths: [[String]], inside child: Child) -> Bool {
    if paths.contains([Self.whatever]) { return true }
    return child.features.allSatisfy { one in
      guard let feature = project.feature(named: one.feature.value) else { return false }
      let inside = child.isOneOf ? paths.behind(one.name.value) : paths
      return inside.contains([Self.whatever]) || isComplete(inside, of: feature)
    }
  }
}

extension [[String]] {
  /// The rest of the paths that begin with a name.
  fileprivate func behind(_ name: String) -> [[String]] {
    filter { $0.first == name }.map { [String]($0.dropFirst()) }
  }
}
