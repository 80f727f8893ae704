import FeatureSpec
import Platform
import SpecSource
import SpecSwift

/// Resolves the references between specs and checks the rules of the language.
///
/// - Parameters:
///   - isComplete: Whether all specs of the project could be read. If not, references to names that the missing specs
///     may declare are no errors.
///   - workers: The threads that share the work.
///   - isWanted: Whether the rules are checked on the spec with a path.
/// - Returns: The project and its diagnostics. Code must only be generated from a project without errors.
public func link(
  _ specs: consuming [Spec], settings: Settings, isComplete: Bool = true,
  workers: Workers = .perCore,
  where isWanted: (_ path: String) -> Bool = { _ in true }
) -> Parsed<FeatureProject> {
  let read = declare(consume specs, settings: settings, isComplete: isComplete)
  var diagnostics = read.diagnostics
  guard let declared = (consume read).value else { return Parsed(nil, diagnostics: diagnostics) }
  let project = FeatureProject(linking: consume declared, workers)
  let wanted = project.specs.filter { isWanted($0.file.path) }
  diagnostics += checkDescendants(of: wanted, in: project)
  diagnostics += checkRules(of: wanted, in: project, workers).flatMap(\.self)
  return Parsed(project, diagnostics: diagnostics)
}

/// Puts specs together, and checks the names that they declare and the ways in which they contain one another.
///
/// - Returns: The project before its names are linked; nil when its features are nested too deep.
func declare(
  _ specs: consuming [Spec], settings: Settings, isComplete: Bool
) -> Parsed<FeatureProject> {
  let project = FeatureProject(specs: copy specs, settings: settings, isComplete: isComplete)
  var diagnostics = checkNames(of: specs, in: project)
  diagnostics += checkViewNames(of: project)
  diagnostics += checkHandlerNames(of: project)
  diagnostics += specs.flatMap { checkModule(of: $0, settings) }
  diagnostics += checkConformances(ofFeaturesIn: project)
  diagnostics += checkCycles(of: project)
  if let problem = checkDepth(of: project) {
    return Parsed(nil, diagnostics: diagnostics + [problem])
  }
  return Parsed(project, diagnostics: diagnostics)
}

/// Checks the rules of the language on some specs.
///
/// - Returns: The diagnostics of each spec.
func checkRules(
  of specs: [Spec], in project: FeatureProject, _ workers: Workers
) -> [[Diagnostic]] {
  workers.map(specs, as: "checking specs") { spec in
    switch spec {
    case .feature(let feature): check(feature, in: project)
    case .client(let client): checkClient(client) + checkCoding(of: client, in: project)
    case .model(let model): checkDeclarations(of: model) + checkCoding(of: model, in: project)
    }
  }
}

/// Checks a single feature. If parts of it could not be read, declarations that these parts may contain are not
/// reported as missing.
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
  // A view shows actions, and some actions of an incomplete feature may be missing.
  if feature.isWhole { diagnostics += checkView(of: feature, in: project) }
  return diagnostics
}
