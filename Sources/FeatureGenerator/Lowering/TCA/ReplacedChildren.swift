import FeatureProgram
import FeatureSpec
import SwiftCode

/// The children of a feature whose effects end when another state replaces their state.
struct ReplacedChildren {
  private let children: [Child]

  init(of feature: Feature, in project: FeatureProject) {
    children = feature.children.filter(project.endsEffects)
  }

  /// The list of their identities in a state; nil without such children.
  var identities: Code? {
    guard !children.isEmpty else { return nil }
    let single = children.filter { $0.presence != .many }.map(identity)
    let rows = children.filter { $0.presence == .many }.map {
      "state.\($0.statePlace).map(\\.stateIdentity)" as Code
    }
    let lists = single.isEmpty ? rows : [.list(single)] + rows
    return lists[0] + .nested(lists.dropFirst().map { "\n+ \($0)" }.joined())
  }

  private func identity(of child: Child) -> Code {
    "state.\(child.statePlace)\(child.presence == .optional ? "?" : "").stateIdentity"
  }
}
