import FeatureSpec
import StrictMustache

/// What is about each module, and about the project: the values of all of their specs.
///
/// - Parameters:
///   - inputs: The specs that a template set is for.
///   - support: What their code needs besides.
func gathered(
  _ inputs: [TemplateInput], in project: FeatureProject, _ support: SupportPlan
) -> [TemplateInput] {
  let support = supportValues(of: project, support)
  let settings = project.settings.modules[0].name.span.file
  let modules = project.settings.modules.map { module in
    let own = inputs.filter {
      project.settings.module(ofSpecAt: $0.file.path)?.name.value == module.name.value
    }
    let values: [(String, TemplateValue)] = [
      ("spec", .text(settings.path)),
      ("name", .text(module.name.value)),
      ("module", .text(module.name.value)),
      ("sources", .text(module.sources)),
      ("tests", .text(module.tests)),
      ("access", .text(module.access.prefix)),
      ("isPublic", .bool(module.access == .public)),
    ]
    return TemplateInput(
      scope: .module, file: settings,
      values: TemplateObject(values + (support[module.name.value] ?? []) + specs(own)))
  }
  let values: [(String, TemplateValue)] = [
    ("spec", .text(settings.path)),
    ("modules", .list(modules.map { .object($0.values) })),
  ]
  let whole = TemplateInput(
    scope: .project, file: settings, values: TemplateObject(values + specs(inputs)))
  return modules + [whole]
}

/// The values of specs, by kind.
private func specs(_ inputs: [TemplateInput]) -> [(String, TemplateValue)] {
  func values(_ scope: OutputScope) -> TemplateValue {
    .list(inputs.filter { $0.scope == scope }.map { .object($0.values) })
  }
  return [
    ("features", values(.feature)), ("clients", values(.client)), ("models", values(.model)),
  ]
}
