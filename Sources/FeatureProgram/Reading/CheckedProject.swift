import FeatureSpec
import Platform
import SpecSource

/// A project with everything that was found in it.
package struct CheckedProject: Sendable {
  /// The project; nil when it has errors that let nothing be said of it.
  package private(set) var project: FeatureProject?
  /// What is wrong with its settings and specs.
  package private(set) var diagnostics: [Diagnostic] = []
  /// What lint found; nil when there are errors, or when lint has not looked.
  package private(set) var findings: [Diagnostic]?
  /// What was found in each spec alone, by its path.
  private var results: [String: SpecResult] = [:]
  private var mentions: SpecMentions?
  private let settings: SourceFile?

  /// What was found in one spec.
  private struct SpecResult: Sendable {
    /// What breaks the rules of the language.
    var problems: [Diagnostic]
    /// What lint found, before the project's settings are asked; nil when lint has not looked.
    var findings: [Diagnostic]?
  }

  /// Checks the declarations of a project.
  ///
  /// - Parameters:
  ///   - declared: The project before it is linked, and what is wrong with its names.
  ///   - problems: What was wrong with the files.
  ///   - last: An earlier check, whose results hold for all specs that no change since then can concern.
  init(
    _ declared: Parsed<FeatureProject>, _ problems: [Diagnostic], settings: SourceFile?,
    after last: CheckedProject?, _ workers: Workers
  ) {
    self.settings = settings
    diagnostics = problems + declared.diagnostics
    guard let declared = declared.value else { return }
    let linked = last.flatMap { reuse($0, for: declared, workers) }
    if linked == nil { mentions = SpecMentions(in: declared, workers) }
    let project = FeatureProject(linking: declared, reusing: linked ?? [:], workers)
    self.project = project
    runRules(on: project, workers)
  }

  /// Takes over the results of an earlier check that still hold.
  ///
  /// - Returns: The features that need not be linked again, by the paths of their specs; nil when nothing holds.
  private mutating func reuse(
    _ last: CheckedProject, for declared: FeatureProject, _ workers: Workers
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

  /// Runs the rules on the specs without a result.
  private mutating func runRules(on project: FeatureProject, _ workers: Workers) {
    let specs = project.specs.filter { results[$0.file.path] == nil }
    let found = checkRules(of: specs, in: project, workers)
    for (spec, problems) in zip(specs, found) {
      results[spec.file.path] = SpecResult(problems: problems)
    }
    diagnostics += project.specs.flatMap { results[$0.file.path]?.problems ?? [] }
  }

  /// Looks for lint in a project without errors.
  ///
  /// - Parameter workers: The threads that share the work.
  package mutating func findLint(workers: Workers = .perCore) {
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
