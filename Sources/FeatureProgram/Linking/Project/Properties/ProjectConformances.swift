import FeatureSpec
import SpecSource

// The conformances of the states and actions of features.

extension FeatureProject {
  /// Finds the protocols that the state of a feature conforms to, in addition to the protocols that the runtime
  /// needs.
  public func stateConformances(of feature: Feature) -> [String] {
    conformances(of: feature, \.state)
  }

  /// Finds the protocols that the action of a feature conforms to, in addition to the protocols that the runtime
  /// needs.
  public func actionConformances(of feature: Feature) -> [String] {
    conformances(of: feature, \.action).filter { $0 != "BindableAction" }
  }

  /// Whether the state of a feature can be compared.
  public func isStateEquatable(ofFeature name: String) -> Bool {
    !(facts.lackingFeatures[.equatableState]?.contains(name) ?? false)
  }

  /// Finds the protocols that the state of a place of several features conforms to.
  public func stateConformances(of child: Child, in parent: Feature) -> [String] {
    conformances(of: child, \.state, as: stateConformances(of: parent))
  }

  /// Finds the protocols that the action of a place of several features conforms to.
  public func actionConformances(of child: Child, in parent: Feature) -> [String] {
    conformances(of: child, \.action, as: actionConformances(of: parent))
  }

  /// Finds the protocols that a feature or the settings specify for the feature's state or action. A feature's own
  /// list has precedence.
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

  /// Finds the protocols of a part, which must have some of the protocols of the whole.
  private func conformances(
    of child: Child, _ part: KeyPath<Conformances, Conformances.List?>, as whole: [String]
  ) -> [String] {
    let needed = whole.filter {
      ["Codable", "Decodable", "Encodable", "Equatable", "Hashable"].contains($0)
    }
    let names = Set(usual(part, of: child.features.map(\.feature.value)) + needed)
    return (names.contains("Hashable") ? names.subtracting(["Equatable"]) : names).sorted()
  }

  /// Finds the usual protocols that all of some features have.
  private func usual(
    _ part: KeyPath<Conformances, Conformances.List?>, of features: [String]
  ) -> [String] {
    UsualConformance.allCases.filter { usual in
      usual.part == part && (facts.lackingFeatures[usual] ?? []).isDisjoint(with: features)
    }.map(\.name)
  }
}

extension Feature {
  /// Finds the protocols that the feature or the settings specify for its state or action.
  func said(
    _ part: KeyPath<Conformances, Conformances.List?>, _ settings: Settings
  ) -> Conformances.List? {
    isExternal ? nil : conformances[keyPath: part] ?? settings.conformances[keyPath: part]
  }

  /// Whether a declaration of the feature's own prevents its state or action from conforming to a usual protocol.
  func lacks(_ usual: UsualConformance, _ settings: Settings) -> Bool {
    if let said = said(usual.part, settings) { return !said.names.map(\.value).imply(usual.name) }
    return usual == .equatableState && !state.allSatisfy(\.isEquatable)
  }
}
