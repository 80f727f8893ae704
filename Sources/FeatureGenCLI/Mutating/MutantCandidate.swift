import FeatureGenerator
import FeatureMutation
import FeatureSpec
import Platform
import SpecSource

/// A mutant, and the files in which it differs.
struct MutantCandidate: Sendable {
  /// What becomes of a mutant.
  enum Verdict: String, Sendable {
    /// A test fails, or the tests end in a crash.
    case killed
    /// The tests did not end in time.
    case timedOut
    /// featuregen refuses the tests of the mutant, because they cannot be true.
    case refused
    /// No test fails.
    case survived
    /// No test fails, and none could: 'featuregen.equivalents' says why.
    case equivalent
    /// The compiler does not accept it, or it is in a declaration: it says nothing about the tests.
    case impossible
  }

  /// The mutant.
  var mutant: Mutant
  /// The texts of the files that differ, by path.
  var files: [String: String]
  /// The verdict; nil while it is unknown.
  var verdict: Verdict?

  /// The name of its feature.
  var feature: String { mutant.feature.name.value }
}

extension ProjectPlan {
  /// The mutants of features that make a difference to the generated code.
  ///
  /// - Parameter originals: The texts of the generated files by their paths.
  func candidates(
    of features: [Feature], originals: [String: String], workers: Workers
  ) -> [MutantCandidate] {
    guard let project, let templates else { return [] }
    let all = features.flatMap(mutants)
    return workers.map(all, as: "making mutants") { mutant in
      candidate(mutant, project, templates, originals)
    }.compactMap(\.self)
  }

  private func candidate(
    _ mutant: Mutant, _ project: FeatureProject, _ templates: TemplateSets,
    _ originals: [String: String]
  ) -> MutantCandidate? {
    let path = mutant.feature.name.span.file.path
    // Code that ends an effect the mutant lacks makes no mistake, and neither do tests that wait for it.
    let bare = mutant.feature.replacing(tests: [], lacksEffects: true)
    let linked = relink(project, with: bare, at: path)
    guard let changed = linked.value, !linked.diagnostics.containsErrors,
      let files = generate(changed, with: templates, workers: .one, where: { $0 == path }).value
    else { return nil }
    var differing: [String: String] = [:]
    for file in files {
      guard let original = originals[file.path] else { continue }
      let text = String(decoding: file.contents, as: UTF8.self)
      if text != original { differing[file.path] = text }
    }
    guard !differing.isEmpty else { return nil }
    return MutantCandidate(
      mutant: mutant, files: differing,
      verdict: testsAreRefused(of: mutant.feature, project, at: path) ? .refused : nil)
  }

  /// Whether tests say of a feature what cannot be true.
  private func testsAreRefused(
    of feature: Feature, _ project: FeatureProject, at path: String
  ) -> Bool {
    func errors(_ feature: Feature) -> Int {
      relink(project, with: feature, at: path).diagnostics.count { $0.severity == .error }
    }
    let all = errors(feature)
    return all > 0 && all > errors(feature.replacing(tests: []))
  }

  /// The project with another feature in the place of one.
  private func relink(
    _ project: FeatureProject, with feature: Feature, at path: String
  ) -> Parsed<FeatureProject> {
    let specs = project.specs.map { $0.file.path == path ? Spec.feature(feature) : $0 }
    return link(specs, settings: project.settings, workers: .one) { $0 == path }
  }
}
