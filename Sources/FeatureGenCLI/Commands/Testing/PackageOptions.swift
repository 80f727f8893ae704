import ArgumentParser
import Platform
import SpecSource

/// The format of Swift's messages about a package.
enum PackageFormat: String, CaseIterable, ExpressibleByArgument {
  /// Text, for people.
  case text
  /// JSON, for programs.
  case json
  /// Annotations of GitHub Actions, after the text.
  case github
}

/// The options of commands that build the package.
struct PackageOptions: ParsableArguments {
  @OptionGroup var project: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Option(help: "text, json, or github, which is the text followed by annotations.")
  var format = PackageFormat.text

  @Flag(help: "Repeat whenever a spec, the settings or a template is saved.")
  var watch = false

  @Flag(help: .hidden)
  var poll = false

  func validate() throws {
    if watch, format != .text {
      throw ValidationError("'--watch' prints only text; leave out '--format'.")
    }
  }

  /// Runs the requested work, once or after each change; exits with Swift's status.
  func run(_ work: PackageRequest.Work) throws {
    var status: Int32 = 0
    try runCommand(project) { console throws(FileSystemError) in
      guard watch else {
        status = try runOnce(work, console)
        return .success
      }
      return watchProject(in: project.directory, polls: poll, console: console) {
        () throws(FileSystemError) in
        try runOnce(work, console) == 0 ? .success : .failure
      }
    }
    if status != 0 { throw ExitCode(status) }
  }

  private func runOnce(
    _ work: PackageRequest.Work, _ console: Console
  ) throws(FileSystemError) -> Int32 {
    try project.run(work, self.work, format: format, console: console)
  }
}

extension ProjectOptions {
  /// Generates, builds and tests the package once.
  ///
  /// - Returns: Swift's exit status.
  func run(
    _ work: PackageRequest.Work, _ options: WorkOptions, format: PackageFormat = .text,
    console: Console
  ) throws(FileSystemError) -> Int32 {
    let run = packageRun(work, of: fileSystem, format: format, console: console)
    func runPackage() throws(FileSystemError) -> Int32 {
      try run.run { console throws(FileSystemError) in
        try writing(waits: true, console) { () throws(FileSystemError) in
          try generate(fileSystem, options, console: console)
        }
      }
    }
    // Specs are written long after they were read, and all recordings share one file for the recorded values.
    return try work.isRecording ? writing(waits: true, console, runPackage) : runPackage()
  }

  /// Makes the run that builds and tests the package.
  ///
  /// - Parameter fileSystem: The project's files.
  func packageRun(
    _ work: PackageRequest.Work, of fileSystem: FileSystem, format: PackageFormat = .text,
    console: Console
  ) -> PackageRun {
    let request = PackageRequest(
      work: work, format: format, directory: directory, isQuiet: verbosity == .quiet)
    return PackageRun(
      request: request, fileSystem: fileSystem, buildFiles: .named(from: directory),
      runner: ProcessRunner(), console: console)
  }

  /// Generates the project before it is built.
  ///
  /// - Parameter fileSystem: The project's files.
  func generate(
    _ fileSystem: FileSystem, _ options: WorkOptions, console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    try generateProject(
      fileSystem, GenerateChoices(workers: options.workers), directory: directory,
      console: console)
  }
}
