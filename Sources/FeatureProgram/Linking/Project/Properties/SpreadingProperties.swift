import FeatureSpec

/// Finds the features that have a property, and all their ancestors to which the property spreads.
///
/// - Parameter leads: Whether the property spreads from a child in a place to the feature.
func spreading(
  in features: [Feature], from holds: (Feature) -> Bool,
  over leads: (Feature, Child) -> Bool = { _, _ in true }
) -> Set<String> {
  var parents: [String: [String]] = [:]
  for feature in features {
    for child in feature.children where leads(feature, child) {
      for one in child.features {
        parents[one.feature.value, default: []].append(feature.name.value)
      }
    }
  }
  var found: Set<String> = []
  var pending = features.filter(holds).map(\.name.value)
  while let name = pending.popLast() {
    if found.insert(name).inserted { pending += parents[name] ?? [] }
  }
  return found
}

extension Child {
  /// Whether a feature always lives in the place and has no default.
  var needsValue: Bool {
    hasProperty && presence == .always && defaultValue == nil && !isOneOf
  }
}

extension Feature {
  /// Whether one of several features always lives in the feature, and no default selects it.
  var hasRequiredChoice: Bool {
    children.contains { $0.presence == .always && $0.defaultValue == nil && $0.isOneOf }
  }
}
