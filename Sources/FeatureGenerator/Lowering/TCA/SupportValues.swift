import FeatureSpec
import StrictMustache

/// What says of each module, by its name, which support its code has to declare.
func supportValues(
  of project: FeatureProject, _ plan: SupportPlan
) -> [String: [(String, TemplateValue)]] {
  var folders: Set<String> = []
  var values: [String: [(String, TemplateValue)]] = [:]
  for module in project.settings.modules {
    // Modules may share the folder of their tests.
    let isFirst = plan.isEmpty(module) || folders.insert(module.tests).inserted
    let sharing = project.settings.modules.filter { $0.tests == module.tests }
    func inTests(_ support: Support) -> TemplateValue {
      .bool(isFirst && sharing.contains { plan.uses(support, in: $0) })
    }
    values[module.name.value] = [
      ("hasEffectErrors", .bool(plan.declares(.effectError, module))),
      ("hasFeaturePaths", .bool(plan.declares(.featurePath, module))),
      ("hasRecorders", inTests(.recorder)),
      ("hasExplorations", inTests(.exploration)),
    ]
  }
  return values
}
