import FeatureGenerator
import Platform

extension ProjectPlan {
  /// The files that no template makes: pages, and what Bazel reads.
  ///
  /// - Parameter bazel: Whether the file for Bazel is one of them.
  /// - Returns: Nil when there are errors.
  mutating func filesWithoutTemplates(
    _ work: PlannedWork, _ sources: ProjectSources, _ workers: Workers, bazel: Bool
  ) -> [GeneratedFile]? {
    guard let project else { return nil }
    let pages = documentationFiles(of: project, workers: workers)
    guard bazel else { return pages }
    let steps = BuildSteps.all(of: project, specs: specs, work.generation, work.sets)
    diagnostics += steps.diagnostics
    return steps.value.map { steps in
      pages + [bazelFile(for: steps, of: project, settings: sources.settings)]
    }
  }
}
