import FeatureSpec
import SpecSource
import SpecSwift

/// Checks the exploration of a feature.
func checkExploration(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let exploration = feature.exploration else { return [] }
  return TestCheck(test: exploration.setup, feature: feature, project: project).checkSetup()
    + exploration.setup.overrides.flatMap { $0.checkIsConstant(.exploration, in: project) }
    + exploration.actions.flatMap { action -> [Diagnostic] in
      switch action {
      case .send(let action): action.checkComplete() + checkNoState(in: action.argumentValues)
      case .bind(let field): field.binding.diagnostics + checkNoState(in: [field.value])
      }
    }
    + exploration.invariants.flatMap { checkInvariant($0, of: feature, in: project) }
}

/// Checks the state that an invariant reads.
private func checkInvariant(
  _ invariant: Invariant, of feature: Feature, in project: FeatureProject
) -> [Diagnostic] {
  let state = StateUse(feature: feature, project: project)
  let condition = invariant.condition
  return condition.analysis.references.flatMap { reference -> [Diagnostic] in
    switch reference.base.name {
    case "state": return state.check(reference, in: condition)
    case "recorded":
      return .error(
        .inconstantOverride, "calls cannot be recorded while states are explored",
        at: condition.span(of: reference.base.range),
        hint: "use only 'state' in an invariant")
    default: return state.checkBare(reference, in: condition) ?? []
    }
  }
}

extension FeatureProject {
  /// Whether a feature or one of its descendants waits for the clock.
  public func usesClock(_ feature: Feature) -> Bool {
    descendants(of: [feature]).contains { $0.usedDependencyKeys.contains("continuousClock") }
  }
}
