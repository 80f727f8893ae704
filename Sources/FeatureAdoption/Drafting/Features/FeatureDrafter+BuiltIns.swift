import FeatureSpec

extension FeatureDrafter {
  /// The dependencies whose calls the generator knows, and that the feature calls by their keys.
  var builtIns: Set<String> {
    let known = dependencies.map(\.key).filter { key in
      let builtIn = BuiltInDependency.named(key)
      return builtIn?.methods.isEmpty == false || builtIn?.callEffects != nil
    }
    return Set(known).intersection(dependencies.compactMap(\.entry.text))
  }

  /// The described endpoints of clients that the feature calls by their keys.
  var endpoints: [String: Set<String>] {
    let listed = Set(dependencies.compactMap(\.entry.text))
    return describedEndpoints.filter { listed.contains($0.key) }
  }
}
