import FeatureGenerator
import Platform

extension ProjectPlan {
  /// Makes the files that come from no template: pages, and the file for Bazel.
  ///
  /// - Parameter bazel: Whether the file for Bazel is included.
  /// - Returns: Nil when the files have errors.
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
