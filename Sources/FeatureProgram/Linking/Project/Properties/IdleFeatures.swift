import FeatureSpec
import SpecSource

extension FeatureProject {
  /// Whether a feature has no actions: its `Action` has no cases, or only cases for children that have no actions
  /// either.
  public func isIdle(_ feature: Feature) -> Bool {
    !facts.graph.busy.contains(feature.name.value)
  }

  /// Whether a child has no actions. The child may still appear and disappear.
  public func isIdle(inside child: Child) -> Bool {
    child.features.allSatisfy(isIdle(inPlaceOf:))
  }

  /// Whether one of several children has no actions.
  public func isIdle(inPlaceOf one: ChildFeature) -> Bool {
    feature(named: one.feature.value).map(isIdle) ?? false
  }

  /// Whether a switch over the actions of a feature needs no case.
  public func needsNoCase(_ feature: Feature) -> Bool {
    !facts.graph.needingCases.contains(feature.name.value)
  }

  /// Whether a store of a feature has at most one stack.
  public func hasOneStackAtMost(_ feature: Feature) -> Bool {
    !facts.graph.withSeveralStacks.contains(feature.name.value)
  }
}
