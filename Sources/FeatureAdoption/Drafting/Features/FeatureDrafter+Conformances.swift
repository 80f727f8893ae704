import SpecSwift

extension FeatureDrafter {
  /// Whether a child's state or action does not conform to some protocols, so that the feature's conforms to them only if its spec
  /// says so.
  ///
  /// - Parameter part: `State` or `Action`.
  func childrenLack(_ protocols: Set<String>, in part: String) -> Bool {
    children.flatMap(\.features).contains { name in
      guard let child = allTypes[name, from: feature.origin.file], allTypes.isFeature(child) else {
        return false
      }
      return !protocols.isSubset(of: conformances(of: part, in: child))
    }
  }

  /// The usual protocols that a part of a child conforms to as its spec says it.
  private func conformances(of part: String, in child: LinkedType) -> Set<String> {
    guard let type = child.nested[part] else {
      // It is another type, or a style's, which is what its groups are.
      guard part == "Action", allTypes.style(of: child)?.action != nil else {
        return ["Equatable", "Sendable"]
      }
      return child.actionTypes.contains { $0.inherited.contains("Sendable") } ? ["Sendable"] : []
    }
    let names = Set(type.inherited)
    return names.isDisjoint(with: ["Hashable", "Comparable"]) ? names : names.union(["Equatable"])
  }
}
