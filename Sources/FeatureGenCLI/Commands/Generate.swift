import ArgumentParser
import FeatureGenerator
import Platform
import SpecSource

/// `featuregen generate`: writes the files that the specs describe.
struct Generate: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "generate",
    abstract: "Writes the Swift files that the specs describe.",
    discussion: """
      Reads all specs first, and writes nothing when a spec has an error. Writes only the files whose contents change, \
      so that Swift builds nothing else again. Never overwrites hand-written files: 'generate' creates files that are \
      yours ('NAME+Live.swift') once, and fails when a file without the header of generated code is at the path of a \
      generated file. It also fails when a generated file was edited, unless you give '--force' or '--save-edits'.

      Exit status: 0 when everything is up to date now, 1 on errors.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Option(help: "text, json, github or sarif.")
  var format = ReportFormat.text

  @Flag(help: "First correct the specs like 'lint --fix'; corrections stay even if the run fails.")
  var fix = false

  @Flag(help: "Overwrite generated files that were edited.")
  var force = false

  @Option(
    help: "Save the edits of generated files as patches in this folder, then overwrite the files.",
    completion: .directory)
  var saveEdits: String?

  @Flag(help: "Remove generated files that no spec describes any longer.")
  var prune = false

  @Flag(help: "Move the project to this version of the tool, and update the settings.")
  var upgrade = false

  @Flag(help: "Print what 'generate' would do; write nothing.")
  var dryRun = false

  @Flag(help: "Print how the files would change; write nothing.")
  var diff = false

  @Flag(help: "Wait for another run in the same project to end.")
  var wait = false

  @OptionGroup(title: "Single steps, for build systems such as Bazel, Ninja and Make")
  var step: StepOptions

  func validate() throws {
    if fix, dryRun || diff {
      throw ValidationError("'--fix' edits specs; leave out '--dry-run' and '--diff'.")
    }
    let isProject = fix || force || prune || upgrade || dryRun || diff || wait || saveEdits != nil
    if step.isUsed, isProject || format != .text {
      throw ValidationError(
        "Single steps do not look for edits; combine them only with '--directory', '--color' and '--jobs'."
      )
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let fileSystem = options.fileSystem
      // Build engines place links where a step expects its inputs.
      if step.isUsed { return try runSteps(.named(from: options.directory), console) }
      guard !dryRun, !diff else {
        return try previewProject(
          fileSystem, choices, showsDiff: diff, format: format, directory: options.directory,
          console: console)
      }
      return try options.writing(waits: wait, console) { () throws(FileSystemError) in
        if fix { try fixSpecs(fileSystem, console) }
        return try generateProject(
          fileSystem, choices, savingEdits: saveEdits, format: format,
          directory: options.directory, console: console)
      }
    }
  }

  /// Corrects the specs, unless another version of the tool generates the project.
  private func fixSpecs(_ fileSystem: FileSystem, _ console: Console) throws(FileSystemError) {
    let isOtherTool = try upgradeOfTool(fileSystem) != nil
    guard upgrade || !isOtherTool else { return }
    for line in try fixProject(fileSystem, workers: work.workers) { console.error(line) }
  }

  /// Runs or lists single steps.
  private func runSteps(
    _ fileSystem: FileSystem, _ console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    let specs = step.spec.map(options.pathInProject)
    guard let out = step.out else {
      return try listSteps(
        of: specs, fileSystem, inputs: step.listInputs, outputs: step.listOutputs,
        workers: work.workers, console: console)
    }
    return try generateSteps(
      of: specs, from: fileSystem, into: .output(into: out), workers: work.workers,
      depfile: step.depfile.map {
        Depfile(path: $0, inputFolder: options.directory, outputFolder: out)
      },
      console: console)
  }

  private var choices: GenerateChoices {
    GenerateChoices(force: force, prune: prune, upgrades: upgrade, workers: work.workers)
  }
}

/// The options of `generate` that change what is written or removed.
struct GenerateChoices {
  /// Whether edited generated files are overwritten.
  var force = false
  /// Whether orphans are removed.
  var prune = false
  /// Whether the settings get the version of this tool.
  var upgrades = false
  /// The threads that share the work.
  var workers = Workers.perCore
  /// Whether the file for Bazel is created if it does not exist.
  var addsBuildFile = false
}

/// Generates a project and prints the changes.
///
/// - Parameter edits: The destination of edits of generated files before these are overwritten; nil to keep no edits.
func generateProject(
  _ fileSystem: FileSystem, _ choices: GenerateChoices = GenerateChoices(),
  savingEdits edits: String? = nil, format: ReportFormat = .text,
  directory: String = ".",
  console: Console
) throws(FileSystemError) -> CommandOutcome {
  let upgrade = choices.upgrades ? try upgradeOfTool(fileSystem) : nil
  let plan = try planProject(fileSystem.after(upgrade), choices)
  let actions = PlannedActions(plan, choices, overwritesEdits: choices.force || edits != nil)
  let result = GenerateReport(
    actions: actions, diagnostics: (plan.diagnostics + actions.refusals).groupedForPrinting(),
    did: true, directory: directory)
  if result.outcome == .success {
    if let edits, !actions.overwrittenEdits.isEmpty {
      try fileSystem.check(actions.operations + [upgrade].compactMap(\.self))
      let name = try saveEdits(actions.overwrittenEdits, in: .output(into: edits))
      if format == .text { console.status("saved edits in \(edits)/\(name)") }
    }
    try write(actions, plan, fileSystem, upgrade: upgrade)
  }
  return show(result, as: format, to: console)
}

/// Prints the changes that `generate` would make; writes nothing.
func previewProject(
  _ fileSystem: FileSystem, _ choices: GenerateChoices, showsDiff: Bool,
  format: ReportFormat = .text,
  directory: String = ".", console: Console
) throws(FileSystemError) -> CommandOutcome {
  let upgrade = choices.upgrades ? try upgradeOfTool(fileSystem) : nil
  let plan = try planProject(fileSystem.after(upgrade), choices)
  let actions = PlannedActions(plan, choices, overwritesEdits: choices.force)
  let refusals = plan.diagnostics.containsErrors ? [] : actions.refusals.map(\.asWarning)
  let result = GenerateReport(
    actions: actions, diagnostics: (plan.diagnostics + refusals).groupedForPrinting(), did: false,
    showsDiff: showsDiff, directory: directory)
  return show(result, as: format, to: console)
}

/// Generates a project in memory according to the choices, unless another version of the tool generates the project.
private func planProject(
  _ fileSystem: FileSystem, _ choices: GenerateChoices
) throws(FileSystemError) -> ProjectPlan {
  var plan = try planProject(
    fileSystem, workers: choices.workers, keepsFiles: false, addsBuildFile: choices.addsBuildFile)
  if let problem = plan.otherTool { plan.diagnostics.append(problem) }
  return plan
}

extension FileSystem {
  /// Returns the files after an operation that writes a file; the present files for nil.
  fileprivate func after(_ operation: FileOperation?) -> FileSystem {
    guard case .write(let path, let contents, _, _) = operation else { return self }
    return adding(path, contents)
  }
}

extension Diagnostic {
  /// The diagnostic as a warning.
  fileprivate var asWarning: Diagnostic {
    var warning = Diagnostic(.warning, message, at: span, hint: hint, related: related)
    warning.rule = rule
    return warning
  }
}
