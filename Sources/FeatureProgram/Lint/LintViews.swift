import FeatureSpec
import SpecSource
import SpecSwift

/// Finds fields that the generated view of a feature may write, but for which it has no control.
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
        ? "list it under 'fields' of the view, or remove 'binding'"
        : "remove 'binding', or silence the rule if your own view has a control for it")
  }
}

extension Rule {
  /// A field that a generated view may write, but for which it has no control.
  public static let missingControl = Rule(
    "missing-control", .optional(.warning),
    reason: """
      Views can write a field with 'binding: true', but no control of the generated view writes it. There are \
      controls for texts, numbers, Booleans, dates, enums without payloads, optionals of them, and structs with such \
      fields. A field whose name or type says that it is secret has one only if it is a text, unless 'fields' lists it.

      List the field under 'fields' of the view, or remove 'binding'. If your own view has the control, silence the rule there.
      """,
    wrong: """
      version: 1
      views: true
      ---
      feature: Editor
      state: {tags: {type: '[String]', default: '[]', binding: true}}
      """,
    right: """
      version: 1
      views: true
      ---
      feature: Editor
      state: {text: {type: String, default: '""', binding: true}}
      """)
}
