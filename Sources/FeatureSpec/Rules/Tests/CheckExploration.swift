import SpecSource
import SpecSwift

/// Checks the exploration of a feature.
func checkExploration(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard let exploration = feature.exploration else { return [] }
  let actions = ActionUse(feature: feature, project: project)
  return TestCheck(test: exploration.setup, feature: feature, project: project).checkSetup()
    + exploration.setup.overrides.flatMap { checkIsConstant($0, in: project) }
    + exploration.actions.flatMap { action -> [Diagnostic] in
      switch action {
      case .send(let call): actions.checkComplete(call) + checkNoState(in: call.argumentValues)
      case .bind(let assignment):
        project.binding(assignment.address, of: feature).diagnostics
          + checkNoState(in: [assignment.value])
      }
    }
    + exploration.invariants.flatMap { checkInvariant($0, of: feature, in: project) }
}

/// Checks that a dependency gives the same values whenever it is used.
private func checkIsConstant(
  _ override: DependencyOverride, in project: FeatureProject
) -> [Diagnostic] {
  if let delay = override.delay {
    return .error(
      "nothing answers late while states are explored", at: delay.span, hint: "take 'after' out")
  }
  switch override.behaviour {
  case .fed(let span, _):
    return .error(
      "no test feeds this stream while states are explored", at: span,
      hint: "write its elements: 'stream: []'")
  case .never(let span):
    return .error(
      "everything answers while states are explored", at: span,
      hint: "write the value that it gives, or '{throws: …}'")
  case .records(let name, _):
    return .error(
      "nothing can be recorded while states are explored", at: name.span,
      hint: "write the value that it gives, '()' for nothing, or '{closure: …}'")
  case .value(let value) where override.isTestQueue(in: project):
    return .error(
      "nothing moves '\(override.key.value)' while states are explored", at: value.span,
      hint: "write '\(override.key.value): .immediate'")
  case .value(let value) where value.text == "incrementing":
    guard case .builtIn = project.dependency(of: override) else { return [] }
    return .error(
      "'\(override.key.value)' must be constant here, or states never repeat", at: value.span,
      hint: "write one value: '\(override.key.value): UUID(0)'")
  default:
    return []
  }
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
        "nothing is recorded while states are explored",
        at: condition.span(of: reference.base.range),
        hint: "an invariant speaks of the 'state' alone")
    default: return state.checkBare(reference, in: condition) ?? []
    }
  }
}

extension FeatureProject {
  /// Whether a feature, or one that lives in it, waits for the clock.
  public func usesClock(_ feature: Feature) -> Bool {
    descendants(of: [feature]).contains { $0.usedDependencyKeys.contains("continuousClock") }
  }
}
