import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource

/// The request of `featuregen build` or `featuregen test`.
struct PackageRequest {
  /// The work on the package.
  enum Work {
    case build
    /// The tests of the named features, or of all features, are run; a filter selects the tests whose names contain
    /// it.
    case test(features: [String], filter: String?, recording: RecordRequest? = nil)

    /// Whether tests are recorded.
    var isRecording: Bool {
      if case .test(_, _, .some) = self { true } else { false }
    }
  }

  var work: Work
  var format = PackageFormat.text
  /// The project's folder, as typed by the user.
  var directory = "."
  /// Whether Swift prints only problems.
  var isQuiet = false
}

/// A run that generates, builds and tests a project.
struct PackageRun {
  let request: PackageRequest
  let fileSystem: FileSystem
  /// The files of the build. The build folder may be a link that leads out of the project.
  let buildFiles: FileSystem
  let runner: ProcessRunner
  let console: Console

  /// Generates, builds, and runs the requested tests.
  ///
  /// - Parameter generate: Generates the project and prints the changes.
  /// - Returns: Swift's exit status; 1 if Swift is not run.
  func run(
    generate: (Console) throws(FileSystemError) -> CommandOutcome
  ) throws(FileSystemError) -> Int32 {
    guard try fileSystem.read("Package.swift") != nil else {
      console.problem("featuregen: error: '\(request.directory)' is not a Swift package")
      console.error("  hint: put 'Package.swift' in the same folder as '\(specsFolder)'")
      return CommandOutcome.failure.rawValue
    }
    // Programs expect a single report as the output.
    var quiet = console
    if request.format == .json { quiet.isQuiet = true }
    let generated = try generate(quiet)
    guard generated == .success,
      let project = try loadValidProject(fileSystem).reported(to: console),
      let files = try tracedFiles(of: project, fileSystem).reported(to: console)
    else { return try finish(CommandOutcome.failure.rawValue, []) }
    var output = SwiftOutput(files: files, isColored: console.colorsOutput)
    let status = try work(in: project, &output) { () throws(FileSystemError) in
      try generate(quiet)
    }
    return try finish(status, output.messages)
  }

  /// Builds, and runs the requested tests.
  ///
  /// - Parameter generate: Generates the project again, after its specs have changed.
  private func work(
    in project: FeatureProject, _ output: inout SwiftOutput,
    generate: () throws(FileSystemError) -> CommandOutcome
  ) throws(FileSystemError) -> Int32 {
    guard case .test(let features, let filter, let recording) = request.work else {
      return try swift(["build"], &output)
    }
    let selection = TestSelection.of(features, filter: filter, in: project)
    guard let selection = selection.reported(to: console) else {
      return CommandOutcome.failure.rawValue
    }
    let built = try swift(["build", "--build-tests"], &output)
    guard built == 0 else { return built }
    if let recording {
      return try record(
        selection, recording, in: project, among: output.files, generate: generate)
    }
    return try swift(["test", "--skip-build"] + selection.arguments, &output)
  }

  /// Runs a command of Swift's package manager and shows its output.
  ///
  /// - Returns: The exit status of the command.
  private func swift(
    _ command: [String], _ output: inout SwiftOutput
  ) throws(FileSystemError) -> Int32 {
    Progress.shared.log?.note("swift \(command.joined(separator: " "))")
    func show(_ lines: [String]) {
      if request.format != .json { lines.forEach(console.output) }
    }
    let words = commandLine(command)
    let status = try runner.follow(words[0], Array(words.dropFirst())) { line in
      show(output.read(line))
    }
    show(output.end())
    guard let status else {
      console.error("featuregen: error: 'swift' is not installed")
      return CommandOutcome.failure.rawValue
    }
    return status
  }

  /// Returns the command line of a command of Swift's package manager.
  func commandLine(_ command: [String]) -> [String] {
    PackageManager(project: request.directory)
      .commandLine(command + (request.isQuiet ? ["--quiet"] : []))
  }

  /// Prints the report for programs.
  private func finish(
    _ status: Int32, _ messages: [SwiftMessage]
  ) throws(FileSystemError) -> Int32 {
    let report = PackageReport(
      status: status, diagnostics: messages.map(\.diagnostic).sortedForPrinting(),
      directory: request.directory)
    switch request.format {
    case .text: break
    case .json: console.output(report.json.rendered)
    case .github: report.annotations.forEach(console.output)
    }
    return status
  }
}
