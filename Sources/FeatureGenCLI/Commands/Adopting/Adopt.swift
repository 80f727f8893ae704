import ArgumentParser
import FeatureAdoption
import FeatureGenerator
import JSON
import Platform
import SpecSource

/// `featuregen adopt`: makes specs of features that are written in Swift, or reports which features specs can
/// express.
struct Adopt: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "adopt",
    abstract:
      "Creates specs from features written in Swift, and reports which specs generate equal code.",
    discussion: """
      Reads Swift files with reducers of the Composable Architecture, creates a spec from each reducer, generates code \
      from the spec, and compares the code with the reducer. Reports which specs generate equal code, which effects \
      and handlers stay Swift, and why a reducer has no spec, each with its line.

      With '--write', writes the specs that generate equal code, and cuts these features out of their files. Without \
      '--write', writes nothing.

      Exit status: 0 when every feature has a spec that generates equal code, 1 on errors, 2 otherwise.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Argument(help: "Swift files, or folders that contain Swift files.", completion: .file())
  var paths: [String]

  @Option(help: "A feature to report, by the name of its type; may be repeated.")
  var feature: [String] = []

  @Option(
    help:
      "A feature to compare with the code generated from its spec, instead of the report; may be repeated."
  )
  var show: [String] = []

  @Option(help: "text or json.")
  var format = AdoptionFormat.text

  @Flag(
    help: "Write the specs that generate equal code, and cut their features out of the files.")
  var write = false

  @Option(
    help: """
      The folder for the specs of the module that the folder belongs to, and for the specs of files outside of all \
      modules; by default, each spec is written to the folder of its module.
      """, completion: .directory)
  var specs: String?

  @Flag(help: "Create specs without the tests of the features.")
  var noTests = false

  @Flag(
    help:
      "Also write specs of clients, and keep only the clients' live values in their files.")
  var clients = false

  @Flag(
    help:
      "Also adopt features with handlers that no key can express; these handlers become Swift functions."
  )
  var partial = false

  @Flag(help: "Generate, build and test the written files; undo all changes when a step fails.")
  var verify = false

  @Option(
    help: ArgumentHelp(
      "The command that '--verify' runs instead of 'swift build' and 'swift test'.",
      valueName: "command"))
  var build: String?

  @Flag(
    help: "Delete tests that the specs now contain from their files, after '--verify' has run both."
  )
  var replaceTests = false

  @Flag(help: "Also edit files with changes that are not committed.")
  var force = false

  func validate() throws {
    if write, !show.isEmpty {
      throw ValidationError("'--show' only compares; leave out '--write'.")
    }
    if verify, !write { throw ValidationError("'--verify' needs '--write'.") }
    if build != nil || replaceTests, !verify {
      throw ValidationError("'--build' and '--replace-tests' need '--verify'.")
    }
    if replaceTests, noTests {
      throw ValidationError("'--replace-tests' needs the tests; leave out '--no-tests'.")
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      guard write else { return try adopt(writing: nil, console) }
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try adopt(writing: target, console)
      }
    }
  }

  private var target: AdoptionTarget {
    var target = AdoptionTarget(specs: specs.map(options.pathInProject), force: force)
    target.beforeSignals = beforeSignalsEndThisProcess
    if verify {
      target.verification = AdoptionVerification(
        build: build, replacesTests: replaceTests, directory: options.directory,
        runner: ProcessRunner())
    }
    return target
  }

  private func adopt(
    writing target: AdoptionTarget?, _ console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    let git = GitRepository(directory: options.directory, runner: ProcessRunner())
    return try adoptFeatures(
      in: paths.map(options.pathInProject), named: feature, showing: show, options.fileSystem,
      format: format, writing: target, takesTests: !noTests, takesClients: clients,
      takesManual: partial,
      lost: { files throws(FileSystemError) in try git.lostFiles(among: files) },
      workers: work.workers, console: console)
  }
}

/// The format of the report.
enum AdoptionFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text, for people.
  case text
  /// JSON, for programs.
  case json
}

/// Makes specs of the features in Swift files, reports which specs generate equal code, and writes those specs.
///
/// - Parameters:
///   - shown: The features to show next to their generated code; empty for a report of all.
///   - target: The destination of the specs; nil to write nothing.
///   - takesTests: Whether the specs get the tests of the features.
///   - takesClients: Whether clients become specs, too.
///   - takesManual: Whether handlers that no key can express become functions in Swift.
///   - lost: Returns the paths of the given files that git cannot restore.
/// - Throws: `FileSystemError` when a file or a folder cannot be read.
func adoptFeatures(
  in paths: [String], named names: [String], showing shown: [String] = [], _ fileSystem: FileSystem,
  format: AdoptionFormat = .text, writing target: AdoptionTarget? = nil, takesTests: Bool = true,
  takesClients: Bool = false, takesManual: Bool = false,
  lost: ([SourceFile]) throws(FileSystemError) -> Parsed<[String]> = { _ in Parsed([]) },
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let app = try AppFiles(try swiftFiles(in: paths, fileSystem), fileSystem)
  let files = app.sources
  // A report needs no settings. If the project has settings, the report uses them like a run that writes.
  let read = try AdoptionSettings.read(for: target ?? AdoptionTarget(), fileSystem)
  let settings = read.value
  guard settings != nil || target == nil else {
    FeatureGenCLI.report(read.diagnostics, to: console)
    return .failure
  }
  let library = try AppLibrary.find(fileSystem)
  let problem = library?.problem(
    writingFor: settings?.libraryVersion, severity: target == nil ? .warning : .error)
  guard !FeatureGenCLI.report(problem.map { [$0] } ?? [], to: console) else { return .failure }
  var report = adoptionReport(
    of: files, features: names, trying: try bundledSet(named: "tca", fileSystem),
    into: settings?.project, takesTests: takesTests, takesClients: takesClients,
    takesManual: takesManual, workers: workers)
  let asked = names + shown
  if let missing = asked.first(where: { name in !report.features.contains { $0.isCalled(name) } }) {
    let all = writtenFeatures(in: files, workers: workers).map(\.name)
    FeatureGenCLI.report([noFeature(missing, among: all)], to: console)
    return .failure
  }
  for (files, reason) in [
    (report.unreadFiles, "has syntax errors"), (app.unreadable, "is not UTF-8"),
  ] {
    for file in files {
      console.problem("featuregen: '\(file.path)' cannot be read: it \(reason)")
    }
  }
  report.unreadFiles += app.unreadable
  guard shown.isEmpty else {
    let features = report.features.filter { shown.contains(where: $0.isCalled) }
    return show(features, as: format, console)
  }
  // The report for programs also states whether the written code compiles.
  var compilation = AdoptedCompilation.untried
  if format == .text { console.output(report.text) }
  defer { if format == .json { console.output(report.json(compilation).rendered) } }
  if report.hasNothing {
    console.error("\(toolCommand): the files contain no reducer")
  }
  for refusal in report.files.refusals {
    console.problem("featuregen: \(refusal.span.description): not adopted: \(refusal.text)")
  }
  if let target, let settings {
    for opened in report.files.opened {
      console.problem("featuregen: \(opened.span.description): \(opened.text)")
    }
    var statusConsole = console
    if format == .json { statusConsole.isQuiet = true }
    let written = try FeatureGenCLI.write(
      report.files, of: app, settings, target, fileSystem, lost: lost, console: statusConsole)
    compilation = written.compilation
    guard written.outcome == .success else { return written.outcome }
  }
  return report.isComplete ? .success : .outOfSync
}

/// Compiles a built-in template set.
func bundledSet(
  named name: String, _ fileSystem: FileSystem
) throws(FileSystemError) -> TemplateSets {
  let set = try TemplateFiles(of: name, fileSystem).flatMap { compileTemplateSet($0).value }
  return TemplateSets(set.map { [name: $0] } ?? [:])
}
