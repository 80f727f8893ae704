import SpecSource
import SpecSwift

/// Finds fields that the generated view of a feature may write and has no control for.
func lintControls(of feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard !feature.view.isScaffolded, let view = project.view(of: feature) else { return [] }
  let shown = Set(
    view.fields?.map(\.name.value) ?? project.readableFields(of: feature).map(\.name.value))
  let selection = project.tabSelection(of: feature)?.field.name.value
  return feature.state.filter(\.isBinding).compactMap { field in
    let name = field.name.value
    guard name != selection else { return nil }
    let hasControl = project.controls(of: field, in: feature) != nil
    guard !hasControl || !shown.contains(name) else { return nil }
    return .finding(
      .missingControl, "no control of the view writes '\(name)'", at: field.name.span,
      hint: hasControl
        ? "list it under 'fields' of the view, or take 'binding' out"
        : "take 'binding' out, or silence the rule if a view of your own has a control for it")
  }
}
