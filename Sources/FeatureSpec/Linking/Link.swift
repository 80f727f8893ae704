import SpecSource
import SpecSwift

/// Resolves what specs say about each other and checks the rules of the language.
///
/// - Parameter isComplete: Whether all specs of the project are there. Where some could not be read, nobody is blamed for
///   naming what they may hold.
/// - Returns: The project, and everything that is wrong with it. It must only be generated when there is no error.
public func link(_ specs: [Spec], settings: Settings, isComplete: Bool = true) -> Parsed<
  FeatureProject
> {
  let project = FeatureProject(specs: specs, settings: settings, isComplete: isComplete)
  var diagnostics = checkNames(of: specs, suffix: settings.suffix)
  diagnostics += specs.flatMap { checkModule(of: $0, settings) }
  diagnostics += checkCycles(of: project)
  for client in project.clients {
    diagnostics += checkClient(client)
  }
  for model in project.models where !model.isIncomplete {
    diagnostics += checkDeclarations(of: model)
  }
  for feature in project.features where !feature.isIncomplete {
    guard feature.external == nil else {
      diagnostics += checkExternal(feature)
      continue
    }
    diagnostics += checkDeclarations(of: feature)
    diagnostics += checkDependencies(of: feature, in: project)
    diagnostics += checkChildren(of: feature, in: project)
    diagnostics += checkModules(of: feature, in: project)
    diagnostics += checkQuestions(of: feature)
    diagnostics += checkProcedures(of: feature)
    diagnostics += checkBlocks(of: feature, in: project)
    diagnostics += checkTests(of: feature, in: project)
    diagnostics += checkExploration(of: feature, in: project)
  }
  return Parsed(project, diagnostics: diagnostics)
}
