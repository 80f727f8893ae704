import FeatureSpec

extension FeatureProject {
  /// The type of a feature, as it is called everywhere: `CounterFeature`, `SettingsFeature.Appearance`.
  ///
  /// The suffix distinguishes features from other types of an app, which needs none where another type is around them; an
  /// external feature has the name that its spec declares.
  public func typeName(of feature: Feature) -> String {
    feature.typeName(among: index.features, suffix: settings.suffix)
  }

  /// The type of a feature of a name.
  public func typeName(ofFeature name: String) -> String {
    feature(named: name).map { typeName(of: $0) } ?? name + settings.suffix
  }

  /// The type of a feature's state.
  public func stateType(ofFeature name: String) -> String {
    feature(named: name)?.externalState ?? typeName(ofFeature: name) + ".State"
  }

  /// The type of a child's state: a feature's state, or the enum of several.
  public func elementType(of child: Child) -> String {
    switch child.content {
    case .feature(let feature): stateType(of: feature)
    case .oneOf: "\(child.enumName).State"
    }
  }
}

extension Feature {
  /// The feature's type.
  func typeName(among features: [String: Feature], suffix: String) -> String {
    if let outer {
      return "\(Feature.typeName(atPath: outer.value, among: features, suffix)).\(ownName)"
    }
    return isExternal ? name.value : name.value + suffix
  }

  /// The type of a path that begins with a feature's name, or with one of the app's types.
  private static func typeName(
    atPath path: String, among features: [String: Feature], _ suffix: String
  ) -> String {
    if let feature = features[path] { return feature.typeName(among: features, suffix: suffix) }
    guard let dot = path.lastIndex(of: ".") else { return path }
    return typeName(atPath: String(path[..<dot]), among: features, suffix) + path[dot...]
  }
}
