import FeatureProgram
import FeatureSpec
import SwiftCode

/// Returns the template input of each module and of the project: the models of all their specs.
///
/// - Parameters:
///   - specs: The specs that a template set is for.
///   - plan: The support code that the code of the specs needs.
func lowerModules(
  of project: FeatureProject, _ specs: SpecsModel, _ plan: SupportPlan
) -> [TemplateInput] {
  let support = lowerSupport(of: project, plan)
  let settings = project.settings.modules[0].name.span.file
  let header = HeaderModel(file: settings, lines: project.settings.header)
  let modules = zip(project.settings.modules, support).map { module, support in
    let own = specs.specs.filter {
      project.settings.module(ofSpecAt: $0.file.path)?.name.value == module.name.value
    }
    return ModuleModel(
      header: header, name: module.name.value,
      place: PlaceModel(module: module, access: project.accessOfSupport(in: module)),
      support: support,
      specs: SpecsModel(specs: own, lower: specs.lower))
  }
  let whole = ProjectModel(header: header, modules: modules, specs: specs)
  return modules.map { TemplateInput(scope: .module, file: settings, model: $0) }
    + [TemplateInput(scope: .project, file: settings, model: whole)]
}

/// Returns the support that the code of each module has to declare, in the order of the settings.
private func lowerSupport(of project: FeatureProject, _ plan: SupportPlan) -> [SupportModel] {
  var folders: Set<String> = []
  return project.settings.modules.map { module in
    // Modules may share the folder of their tests.
    let isFirst = plan.isEmpty(module) || folders.insert(module.tests).inserted
    let sharing = project.settings.modules.filter { $0.tests == module.tests }
    func inTests(_ support: Support) -> Bool {
      isFirst && sharing.contains { plan.uses(support, in: $0) }
    }
    return SupportModel(
      hasEffectErrors: plan.declares(.effectError, module),
      hasFeaturePaths: plan.declares(.featurePath, module),
      hasStateIdentities: plan.declares(.stateIdentity, module),
      callsReduce: project.settings.tca.version.callsReduce,
      labelsScopes: project.settings.tca.version.labelsScopes,
      hasEffectSteps: plan.uses(.effectStep, in: module),
      hasAnimations: plan.uses(.animation, in: module),
      hasExpansions: plan.uses(.expansions, in: module),
      hasRecorders: inTests(.recorder),
      hasFedStreams: inTests(.fedStream),
      hasExplorations: inTests(.exploration))
  }
}
