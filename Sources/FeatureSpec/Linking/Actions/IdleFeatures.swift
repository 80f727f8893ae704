import SpecSource

extension FeatureProject {
  /// Whether nothing can happen to a feature: its action has no cases, or none but those of children to which nothing can
  /// happen either.
  public func isIdle(_ feature: Feature) -> Bool {
    isIdle(feature, inside: [])
  }

  /// Whether nothing can happen in a child; it may still come and go.
  public func isIdle(inside child: Child) -> Bool {
    isIdle(inside: child, of: [])
  }

  /// Whether nothing can happen in one of several children.
  public func isIdle(inPlaceOf one: ChildFeature) -> Bool {
    isIdle(one, inside: [])
  }

  private func isIdle(inside child: Child, of parents: Set<String>) -> Bool {
    child.features.allSatisfy { isIdle($0, inside: parents) }
  }

  private func isIdle(_ one: ChildFeature, inside parents: Set<String>) -> Bool {
    feature(named: one.feature.value).map { isIdle($0, inside: parents) } ?? false
  }

  /// - Parameter parents: The names of the features that it lives in, which decide themselves.
  private func isIdle(_ feature: Feature, inside parents: Set<String>) -> Bool {
    let name = feature.name.value
    guard !parents.contains(name) else { return true }
    // Of what is written by hand, a spec may tell a part.
    guard feature.external == nil, !feature.isIncomplete, feature.allActions.isEmpty,
      !feature.hasBindings, feature.promptSlots.isEmpty
    else { return false }
    let layout = actionLayout(of: feature)
    guard layout.declaresAction, layout.unused.isEmpty else { return false }
    return feature.children.allSatisfy { child in
      child.events.isEmpty && isIdle(inside: child, of: parents.union([name]))
    }
  }
}
