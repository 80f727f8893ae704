import FeatureProgram
import FeatureSpec
import SwiftCode

/// Finds out whether a switch covers all actions.
struct ActionCoverage {
  /// The name that represents all actions of a child or of a group.
  static let whatever = "*"

  let project: FeatureProject

  /// Returns whether paths to actions, each a list of names, cover all actions of a feature.
  func isComplete(_ paths: [[String]], of feature: Feature) -> Bool {
    guard !paths.isEmpty else { return project.needsNoCase(feature) }
    // The spec of a hand-written feature may be incomplete. A binding names only one field of several.
    guard !feature.isExternal, feature.prompts.isEmpty,
      !feature.hasBindings || paths.contains(["binding", Self.whatever]),
      project.actionLayout(of: feature).unused.isEmpty
    else { return false }
    return feature.allActions.allSatisfy { covers($0, paths) }
      && feature.children.allSatisfy { isComplete(paths.after($0.name.value), in: $0) }
  }

  /// Returns whether the paths contain an action, or a whole group around the action.
  private func covers(_ action: FeatureAction, _ paths: [[String]]) -> Bool {
    paths.contains(action.groups + [action.caseName.value])
      || action.groups.indices.contains { index in
        paths.contains(action.groups[...index] + [Self.whatever])
      }
  }

  /// Returns whether paths cover all actions of a child and all events of its place.
  private func isComplete(_ paths: [[String]], in child: Child) -> Bool {
    // The compiler also requires a case for the rows of a feature that has no possible actions.
    guard child.presence != .many || !project.isIdle(inside: child) else { return false }
    return child.events.allSatisfy { paths.contains([$0.rawValue]) }
      && isComplete(paths, inside: child)
  }

  private func isComplete(_ paths: [[String]], inside child: Child) -> Bool {
    if paths.contains([Self.whatever]) { return true }
    return child.features.allSatisfy { one in
      guard let feature = project.feature(named: one.feature.value) else { return false }
      let inside = child.isOneOf ? paths.after(one.name.value) : paths
      return inside.contains([Self.whatever]) || isComplete(inside, of: feature)
    }
  }
}

extension [[String]] {
  /// Returns the rest of the paths that begin with a name.
  fileprivate func after(_ name: String) -> [[String]] {
    filter { $0.first == name }.map { [String]($0.dropFirst()) }
  }
}
