import SpecSource
import SpecSwift

/// Checks that a feature names no type of another spec that a type of its generated code hides.
///
/// Types that the spec declares itself are meant to be taken first.
func checkHiddenTypes(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  check(feature.fragments, for: typesOfFeature(feature), in: project)
    + check(
      feature.allActions.flatMap(\.parameters).map(\.type),
      for: typesOfAction(of: feature, in: project), in: project)
}

/// The generated types that are nested in a feature, beside those that every feature has.
private func typesOfFeature(_ feature: Feature) -> Set<String> {
  Set(feature.children.filter(\.isOneOf).map(\.enumName))
    .union(feature.effectIDs.isEmpty ? [] : ["CancelID"])
}

/// The generated types that are nested in a feature's action.
private func typesOfAction(of feature: Feature, in project: FeatureProject) -> Set<String> {
  let prompts = feature.prompts.map { prompt in
    switch prompt.kind {
    case .alert: "Alert"
    case .dialog: "Dialog"
    }
  }
  let groups = project.actionLayout(of: feature).groups.map(\.typeName)
  return Set(prompts + groups + ["AllCasePaths"])
}

/// Reports where fragments name a type of a spec, but would get another.
private func check(
  _ fragments: [SwiftFragment], for hiding: Set<String>, in project: FeatureProject
) -> [Diagnostic] {
  let hidden = hiding.filter { project.declarations[$0] != nil }
  guard !hidden.isEmpty else { return [] }
  return fragments.flatMap { fragment in
    fragment.analysis.typeNames.filter { hidden.contains($0.base.name) && $0.members.isEmpty }.map {
      .error(
        "'\($0.base.name)' is a type of the generated code here, which hides the spec's",
        at: fragment.span(of: $0.range), hint: "rename the spec '\($0.base.name)'")
    }
  }
}
