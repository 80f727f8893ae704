import FeatureSpec
import SpecSource

// What the states and actions of features conform to.

extension FeatureProject {
  /// The protocols that the state of a feature conforms to, beside those that the runtime needs.
  public func stateConformances(of feature: Feature) -> [String] {
    conformances(of: feature, \.state)
  }

  /// The protocols that the action of a feature conforms to, beside those that the runtime needs.
  public func actionConformances(of feature: Feature) -> [String] {
    conformances(of: feature, \.action).filter { $0 != "BindableAction" }
  }

  /// Whether the state of a feature can be compared.
  public func isStateEquatable(ofFeature name: String) -> Bool {
    !(facts.lackingFeatures[.equatableState]?.contains(name) ?? false)
  }

  /// The protocols that the state of a place conforms to which one of several features lives in.
  public func stateConformances(of child: Child, in parent: Feature) -> [String] {
    conformances(of: child, \.state, as: stateConformances(of: parent))
  }

  /// The protocols that the action of a place conforms to which one of several features lives in.
  public func actionConformances(of child: Child, in parent: Feature) -> [String] {
    conformances(of: child, \.action, as: actionConformances(of: parent))
  }

  /// What a feature or the settings say about the protocols of a feature's state or action; a feature's own list wins.
  public func said(
    of feature: Feature, _ part: KeyPath<Conformances, Conformances.List?>
  ) -> Conformances.List? {
    feature.said(part, settings)
  }

  private func conformances(
    of feature: Feature, _ part: KeyPath<Conformances, Conformances.List?>
  ) -> [String] {
    said(of: feature, part)?.names.map(\.value) ?? usual(part, of: [feature.name.value])
  }

  /// The protocols of a part that must have some of its whole's.
  private func conformances(
    of child: Child, _ part: KeyPath<Conformances, Conformances.List?>, as whole: [String]
  ) -> [String] {
    let needed = whole.filter {
      ["Codable", "Decodable", "Encodable", "Equatable", "Hashable"].contains($0)
    }
    let names = Set(usual(part, of: child.features.map(\.feature.value)) + needed)
    return (names.contains("Hashable") ? names.subtracting(["Equatable"]) : names).sorted()
  }

  /// The usual protocols that some features all have.
  private func usual(
    _ part: KeyPath<Conformances, Conformances.List?>, of features: [String]
  ) -> [String] {
    UsualConformance.allCases.filter { usual in
      usual.part == part && (facts.lackingFeatures[usual] ?? []).isDisjoint(with: features)
    }.map(\.name)
  }
}

extension Feature {
  /// What the feature or the settings say about the protocols of its state or action.
  func said(
    _ part: KeyPath<Conformances, Conformances.List?>, _ settings: Settings
  ) -> Conformances.List? {
    isExternal ? nil : conformances[keyPath: part] ?? settings.conformances[keyPath: part]
  }

  /// Whether something of its own keeps a feature's state or action from conforming to a usual protocol.
  func lacks(_ usual: UsualConformance, _ settings: Settings) -> Bool {
    if let said = said(usual.part, settings) { return !said.names.map(\.value).imply(usual.name) }
    return usual == .equatableState && !state.allSatisfy(\.isEquatable)
  }
}
