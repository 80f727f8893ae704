import FeatureGenerator
import FeatureMutation
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// A mutant, and the files in which it differs.
struct MutantCandidate: Sendable {
  /// The mutant.
  var mutant: Mutant
  /// The texts of the files that differ, by path.
  var files: [String: String] = [:]
  /// The verdict; nil while it is unknown.
  var verdict: MutantVerdict?

  /// The name of the mutant's feature.
  var feature: String { mutant.feature.value }
}

extension ProjectPlan {
  /// Makes the mutants of features, with the verdicts that need no build.
  ///
  /// - Parameter originals: The texts of the generated files by their paths.
  func candidates(
    _ mutants: [Mutant], originals: [String: String], workers: Workers
  ) -> [MutantCandidate] {
    guard let project, let templates else { return [] }
    return workers.map(mutants, as: "creating mutants") { mutant in
      candidate(mutant, project, templates, originals)
    }
  }

  private func candidate(
    _ mutant: Mutant, _ project: FeatureProject, _ templates: TemplateSets,
    _ originals: [String: String]
  ) -> MutantCandidate {
    func leftOut(_ kind: Omission.Kind, _ detail: String? = nil) -> MutantCandidate {
      MutantCandidate(mutant: mutant, verdict: .leftOut(Omission(kind: kind, detail: detail)))
    }
    let path = mutant.feature.span.file.path
    let mutated: FeatureParts
    do { mutated = try mutant.parts() } catch {
      return leftOut(.invalidSpec, error.diagnostics.first?.message)
    }
    let linked = relink(project, with: Feature(mutated.withoutTests), at: path)
    let generated = linked.value.map {
      generate($0, with: templates, workers: .one, where: { $0 == path })
    }
    // Code that cancels an effect which the mutant lacks is not an error.
    let errors = (linked.diagnostics + (generated?.diagnostics ?? [])).errors
      .filter { $0.rule != .unknownEffectID }
    guard let files = generated?.value, errors.isEmpty else {
      return leftOut(.invalidSpec, errors.first?.message)
    }
    var differing: [String: String] = [:]
    for file in files {
      guard let original = originals[file.path] else { continue }
      let text = String(decoding: file.contents, as: UTF8.self)
      if text != original { differing[file.path] = text }
    }
    guard !differing.isEmpty else { return leftOut(.unchanged) }
    return MutantCandidate(
      mutant: mutant, files: differing,
      verdict: testsAreRefused(of: mutated, project, at: path) ? .refused : nil)
  }

  /// Whether the tests contradict the feature, so that featuregen refuses them.
  private func testsAreRefused(
    of parts: FeatureParts, _ project: FeatureProject, at path: String
  ) -> Bool {
    func errors(_ parts: FeatureParts) -> Int {
      relink(project, with: Feature(parts), at: path).diagnostics.count { $0.severity == .error }
    }
    let all = errors(parts)
    return all > 0 && all > errors(parts.withoutTests)
  }

  /// Links the project with one feature replaced.
  private func relink(
    _ project: FeatureProject, with feature: Feature, at path: String
  ) -> Parsed<FeatureProject> {
    let specs = project.specs.map { $0.file.path == path ? Spec.feature(feature) : $0 }
    return link(specs, settings: project.settings, workers: .one) { $0 == path }
  }
}

extension FeatureParts {
  /// The parts without tests and exploration.
  fileprivate var withoutTests: FeatureParts {
    var parts = self
    parts.tests.cases = []
    parts.tests.exploration = nil
    return parts
  }
}
