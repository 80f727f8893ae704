import FeatureProgram
import FeatureSpec
import SwiftCode

/// The children of a feature whose effects end when another state takes their place.
struct ReplacedChildren {
  private let children: [Child]
  /// Where the feature's members stand, beyond those of a type of its own.
  private let margin: Int

  init(of feature: Feature, in project: FeatureProject) {
    children = feature.children.filter(project.endsEffects)
    margin = feature.margin
  }

  /// The list of their identities in a state, in lines; nil where there are none.
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

  /// An array on one line if it fits.
  private func list(_ elements: [String]) -> [String] {
    let line = "[\(elements.joined(separator: ", "))]"
    guard margin + 6 + line.count > columnLimit else { return [line] }
    return ["["] + elements.map { "  \($0)," } + ["]"]
  }

  private func added(_ arrays: [String]) -> [String] {
    arrays.isEmpty ? [] : [arrays.joined(separator: "\n  + ")]
  }
}
