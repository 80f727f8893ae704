import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// What is left to do when a project was read and has no errors.
struct PlannedWork {
  /// What there is to make.
  var generation: Generation
  /// The template sets.
  var sets: LoadedTemplateSets
}

extension ProjectPlan {
  /// Reads the specs and the template sets, and checks the rules.
  ///
  /// - Returns: What is left to do; nil when there are errors.
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
