import FeatureSpec

extension Feature {
  /// Whether the initialiser of the state must be given values.
  public func needsValues(in project: FeatureProject) -> Bool {
    project.facts.featuresThatNeedValues.contains(name.value)
  }
}

extension Child {
  /// Whether the parent's initialiser must be given its state.
  public func isRequired(in project: FeatureProject) -> Bool {
    guard hasProperty, presence == .always, defaultValue == nil else { return false }
    guard case .feature(let one) = content else { return true }
    return project.facts.featuresThatNeedValues.contains(one.feature.value)
  }
}
