import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource

/// The generation of one spec's files: a build engine runs such a step at its own time and place.
struct BuildStep: Sendable {
  /// The path of the spec; the path of the settings for files of modules and the project.
  let spec: String
  /// The settings, specs and files of template sets from which the files are generated.
  let inputs: [String]
  /// The generated files, sorted.
  let outputs: [String]
}

/// Makes steps.
enum BuildSteps {
  /// Makes the steps of a project, in the order of their specs.
  ///
  /// - Parameters:
  ///   - specs: The paths of all specs.
  ///   - isWanted: Whether to include the step of the spec at a path.
  static func all(
    of project: FeatureProject, specs: [String], _ generation: Generation,
    _ sets: LoadedTemplateSets, where isWanted: (_ path: String) -> Bool = { _ in true }
  ) -> Parsed<[BuildStep]> {
    let outputs = generation.paths(where: isWanted)
    guard let paths = outputs.value else { return Parsed(nil, diagnostics: outputs.diagnostics) }
    var dependencies = generation.specs.filter { isWanted($0.key) }
    if paths[settingsPath] != nil { dependencies[settingsPath] = specs }
    let steps = dependencies.sorted { $0.key < $1.key }.map { spec, specs in
      BuildStep(
        spec: spec, inputs: [settingsPath] + specs + sets.paths(namedBy: specs, in: project),
        outputs: paths[spec] ?? [])
    }
    return Parsed(steps)
  }
}

extension LoadedTemplateSets {
  /// Returns the paths of the files of all sets that the settings and some specs name, sorted.
  fileprivate func paths(namedBy specs: [String], in project: FeatureProject) -> [String] {
    let settings = project.settings
    let names =
      [settings.templates] + settings.modules.compactMap(\.templates)
      + specs.map(project.templates(ofSpecAt:))
    return Set(names.map(\.value)).flatMap { paths[$0] ?? [] }.sorted()
  }
}
