import FeatureSpec
import Platform
import SpecSource

/// A project with all its diagnostics and findings.
package struct CheckedProject: Sendable {
  /// The project; nil when its errors allow no further check.
  package private(set) var project: FeatureProject?
  /// The diagnostics of the settings and specs.
  package private(set) var diagnostics: [Diagnostic] = []
  /// The findings of lint; nil when the project has errors, or when lint has not run.
  package private(set) var findings: [Diagnostic]?
  /// The results of each single spec, by the spec's path.
  private var results: [String: SpecResult] = [:]
  private var mentions: SpecMentions?
  private let settings: SourceFile?
  private let workers: Workers

  /// The results of a single spec.
  private struct SpecResult: Sendable {
    /// The violations of the rules of the language.
    var problems: [Diagnostic]
    /// The findings of lint, before the project's settings are applied; nil when lint has not run.
    var findings: [Diagnostic]?
  }

  /// Checks the declarations of a project.
  ///
  /// - Parameters:
  ///   - declared: The project before it is linked, with the diagnostics of its names.
  ///   - problems: The diagnostics of the files.
  ///   - last: An earlier check, whose results are valid for all specs that no later change can concern.
  init(
    _ declared: Parsed<FeatureProject>, _ problems: [Diagnostic], settings: SourceFile?,
    after last: CheckedProject?, _ workers: Workers
  ) {
    (self.settings, self.workers) = (settings, workers)
    diagnostics = problems + declared.diagnostics
    guard let declared = declared.value else { return }
    let linked = last.flatMap { reuse($0, for: declared) }
    if linked == nil { mentions = SpecMentions(in: declared, workers) }
    let project = FeatureProject(linking: declared, reusing: linked ?? [:], workers)
    self.project = project
    runRules(on: project)
  }

  /// Copies the results of an earlier check that are still valid.
  ///
  /// - Returns: The features that need not be linked again, by the paths of their specs; nil when no result is valid.
  private mutating func reuse(
    _ last: CheckedProject, for declared: FeatureProject
  ) -> [String: Feature]? {
    guard last.settings === settings, let old = last.project,
      let changed = declared.changes(since: old),
      let mentions = last.mentions?.rereading(
        declared.specs.map(\.file).filter { changed.contains($0.path) }, workers)
    else { return nil }
    let reach = ChangeReach(of: changed, from: old, to: declared, mentions)
    self.mentions = mentions
    results = last.results.filter { !reach.ruled.contains($0.key) }
    for path in results.keys where reach.linted.contains(path) { results[path]?.findings = nil }
    let features = old.features.map { (path: $0.name.span.file.path, $0) }
    return Dictionary(uniqueKeysWithValues: features.filter { results[$0.path] != nil })
  }

  /// Checks the rules on the specs without a result.
  private mutating func runRules(on project: FeatureProject) {
    let specs = project.specs.filter { results[$0.file.path] == nil }
    let found = checkRules(of: specs, in: project, workers)
    for (spec, problems) in zip(specs, found) {
      results[spec.file.path] = SpecResult(problems: problems)
    }
    diagnostics += project.specs.flatMap { results[$0.file.path]?.problems ?? [] }
  }

  /// Runs lint on a project without errors.
  package mutating func findLint() {
    guard let project, !diagnostics.containsErrors else { return }
    let features = project.lintedFeatures
    let missing = features.filter { results[$0.name.span.file.path]?.findings == nil }
    for (feature, findings) in zip(missing, lint(each: missing, in: project, workers)) {
      results[feature.name.span.file.path]?.findings = findings
    }
    let found = features.flatMap { results[$0.name.span.file.path]?.findings ?? [] }
    findings = project.settings.lint.applied(to: found + lint(together: project))
  }
}
