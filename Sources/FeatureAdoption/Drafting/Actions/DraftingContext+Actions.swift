import SpecSwift

extension DraftingContext {
  /// Returns the conformances that the enum of a group has anyway.
  func impliedConformances(of name: String) -> Set<String> {
    let action = feature.nested["Action"]?.groupConformances.intersection(["Equatable", "Hashable"])
    let all = (style?.conformances[name] ?? []).union(action ?? [])
    return all.contains("Hashable") ? all.subtracting(["Equatable"]) : all
  }

  /// Returns the name of a child's type, which the feature itself may declare.
  func qualified(_ type: String) -> String {
    feature.qualified(type)
  }

  /// Returns the payload of an action, and the feature that declares the action; nil when it is not known.
  func payload(of action: String, in table: ActionTable) -> (
    values: [Payload], feature: LinkedType
  )? {
    if let entry = (table.own + table.delegate).first(where: { $0.name == action }) {
      return (entry.payload, table.feature)
    }
    let parts = action.split(separator: ".", maxSplits: 1).map(String.init)
    if parts.count == 2, let cases = table.choice(in: parts[0], among: allTypes) {
      return cases.first { $0.name == action }.map { ($0.payload, table.feature) }
    }
    guard parts.count == 2, let type = table.featureType(in: parts[0]),
      let inner = self.table(of: type)
    else { return nil }
    return payload(of: parts[1], in: inner)
  }

  /// The types of the app, including those that are not generated.
  var allTypes: LinkedTypes { types.originals.first ?? types }

  /// Returns the actions of a feature; nil when they are not known.
  func table(of type: String) -> ActionTable? { tables.table(of: type) }
}
