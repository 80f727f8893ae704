import FeatureProgram
import FeatureSpec
import SwiftCode

/// The children of a feature whose effects end when another state replaces their state.
struct ReplacedChildren {
  private let children: [Child]
  /// The number of columns by which the feature's members are indented more than the members of a top-level type.
  private let margin: Int

  init(of feature: Feature, in project: FeatureProject) {
    children = feature.children.filter(project.endsEffects)
    margin = feature.margin
  }

  /// The list of their identities in a state, as lines; nil without such children.
  var identities: [String]? {
    guard !children.isEmpty else { return nil }
    let single = children.filter { $0.presence != .many }.map(identity)
    let rows = children.filter { $0.presence == .many }.map {
      "state.\($0.statePlace).map(\\.stateIdentity)"
    }
    guard !single.isEmpty else { return added(rows) }
    return list(single) + added(rows).map { "  + \($0)" }
  }

  private func identity(of child: Child) -> String {
    "state.\(child.statePlace)\(child.presence == .optional ? "?" : "").stateIdentity"
  }

  /// Returns an array literal, on one line if it fits.
  private func list(_ elements: [String]) -> [String] {
    let line = "[\(elements.joined(separator: ", "))]"
    guard margin + 6 + line.count > columnLimit else { return [line] }
    return ["["] + elements.map { "  \($0)," } + ["]"]
  }

  private func added(_ arrays: [String]) -> [String] {
    arrays.isEmpty ? [] : [arrays.joined(separator: "\n  + ")]
  }
}
