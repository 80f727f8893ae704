import ArgumentParser
import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// `featuregen lint`: reports errors in the specs, and violations of lint rules.
struct Lint: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Checks the specs for errors and violations of the lint rules.",
    discussion: """
      Reports all errors and findings of all specs in one run, each with its line, its column and a way to fix it. \
      '\(toolCommand) explain' lists the rules. If you name specs, reports findings and fixes mistakes only in these \
      specs; it still reports the errors of other specs, because all specs are checked together.

      Exit status: 0 without errors, 1 with errors, and with '--strict' also 1 with warnings.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @OptionGroup var selected: SpecArguments

  @Option(help: "text, json, github or sarif.")
  var format = ReportFormat.text

  @Flag(help: "Fail on warnings.")
  var strict = false

  @Flag(
    help: "Fix mistakes whose hints show the corrected text: misspelled names, missing quotes.")
  var fix = false

  @Flag(
    help:
      "Save the current findings to 'Specs/featuregen.baseline'; later runs report only new findings."
  )
  var writeBaseline = false

  func validate() throws {
    if writeBaseline, !selected.specs.isEmpty {
      throw ValidationError(
        "'--write-baseline' lists the findings of all specs; leave out the specs.")
    }
  }

  func run() throws {
    let selection = selected.selection(in: options)
    try runCommand(options) { console throws(FileSystemError) in
      guard fix || writeBaseline else { return try lint(selection, console) }
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        if writeBaseline { try options.fileSystem.check([baselineFile(of: [])]) }
        if fix {
          let lines = try fixProject(options.fileSystem, selection, workers: work.workers)
          for line in lines { console.error(line) }
        }
        return try writeBaseline
          ? writeBaselineOfProject(options.fileSystem, console: console)
          : lint(selection, console)
      }
    }
  }

  private func lint(
    _ selection: SpecSelection, _ console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    try lintProject(
      options.fileSystem, selection, strict: strict, format: format,
      directory: options.directory, workers: work.workers, console: console)
  }
}

/// Checks the specs of a project.
///
/// - Parameter selection: The specs whose findings are reported.
func lintProject(
  _ fileSystem: FileSystem, _ selection: SpecSelection = .all, strict: Bool = false,
  format: ReportFormat = .text,
  directory: String = ".", workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem, workers: workers)
  let baseline = Baseline(String(decoding: try fileSystem.read(baselinePath) ?? [], as: UTF8.self))
  let findings =
    baseline.new(among: try plan.findings(in: fileSystem))
    + plan.diagnostics.filter { $0.severity != .error }
  let found = LintReport(
    diagnostics: (plan.diagnostics.errors + selection.missing(among: plan.specs)
      + findings.filter { selection.contains($0.span?.file.path) }).groupedForPrinting(),
    specCount: selection.count(among: plan.specCount), isStrict: strict, directory: directory)
  return show(found, as: format, to: console)
}

/// Lists the findings of a project, so that later runs report only new ones.
func writeBaselineOfProject(
  _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let plan = try planProject(fileSystem)
  guard !report(plan.diagnostics, to: console) else { return .failure }
  let findings = try plan.findings(in: fileSystem).filter { $0.severity != .error }
  try fileSystem.apply([baselineFile(of: findings)])
  console.status(
    "\(findings.count == 1 ? "1 finding is" : "\(findings.count) findings are") listed in \(baselinePath)"
  )
  return .success
}

/// Writes the list of findings that are left for later.
private func baselineFile(of findings: [Diagnostic]) -> FileOperation {
  .write(
    path: baselinePath, contents: Array(Baseline.text(of: findings).utf8), former: .generated(nil))
}

extension ProjectPlan {
  /// Returns the lint findings in the specs and in the lines of generated files; empty for a project with errors.
  ///
  /// - Parameter found: The findings in the specs; nil when the rules must be checked here.
  func findings(beside found: [Diagnostic]?) -> [Diagnostic] {
    guard let project, !diagnostics.containsErrors else { return [] }
    let lines = project.settings.lint.applied(to: longLines(in: project))
    return ((found ?? lint(project)) + lines).sortedForPrinting()
  }

  /// Finds the lines of generated files that are too long, and reports them at their origins.
  private func longLines(in project: FeatureProject) -> [Diagnostic] {
    let files = changes.compactMap(\.file).filter {
      // The lines of pages are wrapped when they are displayed.
      $0.templateSet != nil && !FeatureGenerator.longLines(in: $0).isEmpty
    }
    guard !files.isEmpty else { return [] }
    // Rendering with origins is slow, so only files with long lines are rendered with origins.
    let paths = Set(files.map(\.path))
    let traced = templates.flatMap { try? trace(project, with: $0, where: paths.contains) } ?? []
    return files.flatMap { file in
      FeatureGenerator.longLines(in: file, tracedBy: traced.first { $0.path == file.path })
    }
  }
}
