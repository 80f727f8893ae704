import ArgumentParser
import FeatureGenerator
import Platform
import SpecSource

/// `featuregen check`: compares the committed code with the specs.
struct Check: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check",
    abstract: "Checks that the generated files match the specs; changes nothing.",
    discussion: """
      Compares every file byte by byte with the output of 'generate'. The header of a file shows why the file differs: \
      spec-changed, inputs-changed (settings, templates, another spec or the tool), edited-by-hand, formatted, \
      merge-conflict, missing, orphaned.

      Exit status: 0 when all files are in sync, 1 on errors in the specs or of the tool, 2 when files are out of \
      sync.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @OptionGroup var selected: SpecArguments

  @Option(help: "text, json, github or sarif.")
  var format = ReportFormat.text

  @Flag(inversion: .prefixedNo, help: "Show how each file differs.")
  var diff = true

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      var report = try checkProject(
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

/// Compares a project's files with its specs.
///
/// - Parameters:
///   - selection: The specs whose files are checked.
///   - workers: The threads that share the work.
///   - keep: Receives the plan when the check is done.
func checkProject(
  _ fileSystem: FileSystem, _ selection: SpecSelection = .all, workers: Workers = .perCore,
  keeping keep: (ProjectPlan) -> Void = { _ in }
) throws(FileSystemError) -> CheckReport {
  var plan = try planProject(fileSystem, workers: workers, keepsFiles: false)
  defer { keep(plan) }
  var report = CheckReport(diagnostics: plan.diagnostics, specCount: plan.specCount)
  report.diagnostics += selection.missing(among: plan.specs)
  report.diagnostics += [plan.otherTool].compactMap(\.self)
  report.diagnostics = report.diagnostics.groupedForPrinting()
  guard !report.diagnostics.containsErrors else { return report }
  swap(&report.changes, &plan.changes)
  report.specCount = selection.count(among: report.specCount)
  report.changes = report.changes.filter { selection.contains($0.specs.first) }
  report.changes.sort { $0.path < $1.path }
  return report
}
