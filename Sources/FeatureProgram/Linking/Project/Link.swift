import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// Resolves the references between specs and checks the rules of the language.
///
/// - Parameters:
///   - isComplete: Whether all specs of the project are there. If some could not be read, references to names that they may
///     hold are no errors.
///   - workers: What shares the work.
///   - isWanted: Whether the rules are run on the spec of a path.
/// - Returns: The project, and everything that is wrong with it. It must only be generated when there is no error.
public func link(
  _ specs: consuming [Spec], settings: Settings, isComplete: Bool = true,
  workers: Workers = .perCore,
  where isWanted: (_ path: String) -> Bool = { _ in true }
) -> Parsed<FeatureProject> {
  var diagnostics: [Diagnostic] = []
  let declared = FeatureProject(specs: copy specs, settings: settings, isComplete: isComplete)
  diagnostics += checkNames(of: specs, in: declared)
  diagnostics += checkViewNames(of: declared)
  diagnostics += checkHandlerNames(of: declared)
  diagnostics += specs.flatMap { checkModule(of: $0, settings) }
  diagnostics += checkConformances(ofFeaturesIn: declared)
  diagnostics += checkCycles(of: declared)
  if let problem = checkDepth(of: declared) {
    return Parsed(nil, diagnostics: diagnostics + [problem])
  }
  _ = consume specs
  let project = FeatureProject(linking: consume declared, workers)
  diagnostics += checkRules(of: project, workers, where: isWanted)
  return Parsed(project, diagnostics: diagnostics)
}

/// Checks the rules of the language on each spec that is wanted.
private func checkRules(
  of project: FeatureProject, _ workers: Workers, where isWanted: (_ path: String) -> Bool
) -> [Diagnostic] {
  let clients = project.clients.filter { isWanted($0.name.span.file.path) }
  var diagnostics = workers.map(clients, checkClient).flatMap(\.self)
  diagnostics += clients.flatMap { checkCoding(of: $0, in: project) }
  for model in project.models where isWanted(model.name.span.file.path) {
    diagnostics += checkDeclarations(of: model) + checkCoding(of: model, in: project)
  }
  let features = project.features.filter { isWanted($0.name.span.file.path) }
  diagnostics += checkDescendants(of: features, in: project)
  return diagnostics
    + workers.map(features, as: "checking features") { check($0, in: project) }.flatMap(\.self)
}

/// Checks one feature; where parts of it could not be read, nothing is said about what they may hold.
private func check(_ feature: Feature, in project: FeatureProject) -> [Diagnostic] {
  guard !feature.isExternal else {
    return checkExternal(feature) + checkOuterType(of: feature, in: project)
  }
  var diagnostics = checkDeclarations(of: feature, in: project)
  diagnostics += checkOuterType(of: feature, in: project)
  diagnostics += checkHiddenTypes(of: feature, in: project)
  diagnostics += checkTypesInState(of: feature)
  diagnostics += checkConformances(of: feature, in: project)
  diagnostics += checkCoding(of: feature, in: project)
  diagnostics += checkGenerics(of: feature, in: project)
  diagnostics += checkParameters(of: feature, in: project)
  diagnostics += checkDependencies(of: feature, in: project)
  diagnostics += checkChildren(of: feature, in: project)
  diagnostics += checkModules(of: feature, in: project)
  diagnostics += checkPrompts(of: feature)
  diagnostics += checkProcedures(of: feature)
  diagnostics += checkComposition(of: feature, in: project)
  diagnostics += checkBlocks(of: feature, in: project)
  diagnostics += checkTests(of: feature, in: project)
  diagnostics += checkExploration(of: feature, in: project)
  // A view shows actions, some of which may be missing.
  if feature.isWhole { diagnostics += checkView(of: feature, in: project) }
  return diagnostics
}
