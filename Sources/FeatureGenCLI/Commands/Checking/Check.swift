import ArgumentParser
import FeatureGenerator
import Platform
import SpecSource

/// `featuregen check`: compares the committed code with what the specs say.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks that the generated files are what the specs say; changes nothing.",
    discussion: """
      Compares every file byte by byte with what 'generate' would write. 'Specs/featuregen.lock' explains why a file \
      differs: spec-changed, template-changed, generator-changed, settings-changed, \
      edited-by-hand, missing, orphaned, whitespace-only, lock-out-of-date.

      Exit status: 0 when everything is in sync, 1 on errors in the specs or of the tool, 2 when files are out of \
      sync.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @OptionGroup var selected: SpecArguments

  @Option(help: "text, json, github or sarif.")
  var format = ReportFormat.text

  @Flag(inversion: .prefixedNo, help: "Show how each file differs.")
  var diff = true

  @Flag(help: "Compare hashes with the lock only: quick, but other files go unseen.")
  var locked = false

  func validate() throws {
    if locked, !selected.specs.isEmpty {
      throw ValidationError("'--locked' checks the whole project; leave out the specs.")
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      var report =
        locked
        ? try checkLock(options.fileSystem, workers: work.workers)
        : try checkProject(
          options.fileSystem, selected.selection(in: options), workers: work.workers,
          keeping: keepUntilExit)
      report.showsDiff = diff
      report.directory = options.directory
      if format == .github, let path = environmentValue("GITHUB_STEP_SUMMARY"), !path.isEmpty {
        try append(report.markdown, toFile: path)
      }
      return show(report, as: format, to: console)
    }
  }
}

/// Compares a project's files with what its specs say.
///
/// - Parameters:
///   - selection: The specs to check the files of.
///   - workers: The threads that share the work.
///   - keep: Gets the plan when the check is done.
func checkProject(
  _ fileSystem: FileSystem, _ selection: SpecSelection = .all, workers: Workers = .perCore,
  keeping keep: (ProjectPlan) -> Void = { _ in }
) throws(FileSystemError) -> CheckReport {
  var plan = try planProject(fileSystem, workers: workers, keepsFiles: false)
  defer { keep(plan) }
  var report = CheckReport(diagnostics: plan.diagnostics, specCount: plan.specCount)
  report.diagnostics += selection.missing(among: plan.specs)
  report.diagnostics = report.diagnostics.groupedForPrinting()
  guard !report.diagnostics.containsErrors, let inputs = plan.inputs else { return report }
  if let former = plan.lock.lock?.inputs.generator, former != inputs.generator {
    report.formerGenerator = former
  }
  let lockChange = plan.lockChange
  swap(&report.changes, &plan.changes)
  if let lockChange { report.changes.append(lockChange) }
  report.specCount = selection.count(among: report.specCount)
  report.changes = report.changes.filter { selection.contains($0.specs.first) }
  report.changes.sort { $0.path < $1.path }
  return report
}
