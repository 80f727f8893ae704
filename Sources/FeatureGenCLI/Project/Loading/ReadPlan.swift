import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// The work that remains after a project was read without errors.
struct PlannedWork {
  /// The files to generate.
  var generation: Generation
  /// The template sets.
  var sets: LoadedTemplateSets
}

extension ProjectPlan {
  /// Reads the specs and the template sets, and checks the rules.
  ///
  /// - Returns: The remaining work; nil when the project has errors.
  mutating func read(
    _ sources: ProjectSources, _ workers: Workers, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> PlannedWork? {
    let read = readProject(settings: sources.settings, specs: sources.specs, workers: workers)
    diagnostics = read.diagnostics
    project = read.value
    guard let project else { return nil }
    let loaded = try loadTemplateSets(of: project, fileSystem)
    diagnostics += loaded.diagnostics
    templates = loaded.value?.sets
    guard let sets = loaded.value else { return nil }
    let generation = Generation(of: project, with: sets.sets, workers: workers)
    guard !diagnostics.containsErrors else {
      diagnostics += generation.limits()
      return nil
    }
    return PlannedWork(generation: generation, sets: sets)
  }
}
