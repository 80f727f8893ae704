/// The features that have a property, and all their ancestors, to which it spreads.
func spreading(
  in features: [Feature], from holds: (Feature) -> Bool, over children: (Feature) -> [ChildFeature]
) -> Set<String> {
  var parents: [String: [String]] = [:]
  for feature in features {
    for child in children(feature) {
      parents[child.feature.value, default: []].append(feature.name.value)
    }
  }
  var found: Set<String> = []
  var pending = features.filter(holds).map(\.name.value)
  while let name = pending.popLast() {
    if found.insert(name).inserted { pending += parents[name] ?? [] }
  }
  return found
}

extension Feature {
  /// The features that always live in this one, with no default.
  var placesWithoutDefault: [ChildFeature] {
    children.filter {
      $0.hasProperty && $0.presence == .always && $0.defaultValue == nil && !$0.isOneOf
    }
    .flatMap(\.features)
  }

  /// Whether one of several features always lives in this one, and nothing says which.
  var hasRequiredChoice: Bool {
    children.contains { $0.presence == .always && $0.defaultValue == nil && $0.isOneOf }
  }
}
