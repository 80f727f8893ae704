import FeatureSpec

extension FeatureProject {
  /// Finds the type of a feature, by its name for all places: `CounterFeature`, `SettingsFeature.Appearance`.
  ///
  /// The suffix distinguishes features from other types of an app. A feature in another type needs no suffix. An
  /// external feature has the name that its spec declares.
  public func typeName(of feature: Feature) -> String {
    feature.typeName(among: index.features, suffix: settings.suffix)
  }

  /// Finds the type of the feature with the given name.
  public func typeName(ofFeature name: String) -> String {
    feature(named: name).map { typeName(of: $0) } ?? name + settings.suffix
  }

  /// Finds the type of a feature's state.
  public func stateType(ofFeature name: String) -> String {
    feature(named: name)?.externalState ?? typeName(ofFeature: name) + ".State"
  }

  /// Finds the type of a child's state: a feature's state, or the enum of several features.
  public func elementType(of child: Child) -> String {
    switch child.content {
    case .feature(let feature): stateType(of: feature)
    case .oneOf: "\(child.enumName).State"
    }
  }
}

extension Feature {
  /// Finds the feature's type.
  func typeName(among features: [String: Feature], suffix: String) -> String {
    if let outer {
      return "\(Feature.typeName(atPath: outer.value, among: features, suffix)).\(ownName)"
    }
    return isExternal ? name.value : name.value + suffix
  }

  /// Finds the type at a path that begins with the name of a feature or of a type of the app.
  private static func typeName(
    atPath path: String, among features: [String: Feature], _ suffix: String
  ) -> String {
    if let feature = features[path] { return feature.typeName(among: features, suffix: suffix) }
    guard let dot = path.lastIndex(of: ".") else { return path }
    return typeName(atPath: String(path[..<dot]), among: features, suffix) + path[dot...]
  }
}
