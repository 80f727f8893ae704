import SpecSwift

extension FeatureDrafter {
  /// Whether a child's state or action does not conform to some protocols. The feature's state or action then only
  /// conforms to them if the spec declares it.
  ///
  /// - Parameter part: `State` or `Action`.
  func childrenLack(_ protocols: Set<String>, in part: String) -> Bool {
    body.children.flatMap(\.features).contains { name in
      guard let child = context.allTypes[name, from: feature.origin.file],
        context.allTypes.isFeature(child)
      else {
        return false
      }
      return !protocols.isSubset(of: conformances(of: part, in: child))
    }
  }

  /// Returns the default protocols to which a part of a child conforms according to its spec.
  private func conformances(of part: String, in child: LinkedType) -> Set<String> {
    guard let type = child.nested[part] else {
      // The action is another type, or the type of a style, which has the conformances of its groups.
      guard part == "Action", context.allTypes.style(of: child)?.action != nil else {
        return ["Equatable", "Sendable"]
      }
      return child.actionTypes.contains { $0.inherited.contains("Sendable") } ? ["Sendable"] : []
    }
    let names = Set(type.inherited)
    return names.isDisjoint(with: ["Hashable", "Comparable"]) ? names : names.union(["Equatable"])
  }
}
