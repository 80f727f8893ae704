import FeatureSpec
import SpecSource

extension FeatureProject {
  /// Whether nothing can happen to a feature: its action has no cases, or none but those of children to which nothing can
  /// happen either.
  public func isIdle(_ feature: Feature) -> Bool {
    !facts.graph.busy.contains(feature.name.value)
  }

  /// Whether nothing can happen in a child; it may still come and go.
  public func isIdle(inside child: Child) -> Bool {
    child.features.allSatisfy(isIdle(inPlaceOf:))
  }

  /// Whether nothing can happen in one of several children.
  public func isIdle(inPlaceOf one: ChildFeature) -> Bool {
    feature(named: one.feature.value).map(isIdle) ?? false
  }

  /// Whether a switch over the actions of a feature needs no case at all.
  public func needsNoCase(_ feature: Feature) -> Bool {
    !facts.graph.needingCases.contains(feature.name.value)
  }

  /// Whether a store of a feature has one stack at most.
  public func hasOneStackAtMost(_ feature: Feature) -> Bool {
    !facts.graph.withSeveralStacks.contains(feature.name.value)
  }
}
