import FeatureSpec

extension Feature {
  /// Whether the initialiser of the state requires values.
  public func needsValues(in project: FeatureProject) -> Bool {
    project.facts.featuresThatNeedValues.contains(name.value)
  }
}

extension Child {
  /// Whether the parent's initialiser requires the child's state.
  public func isRequired(in project: FeatureProject) -> Bool {
    guard hasProperty, presence == .always, defaultValue == nil else { return false }
    guard case .feature(let one) = content else { return true }
    return project.facts.featuresThatNeedValues.contains(one.feature.value)
  }
}
