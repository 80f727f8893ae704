import SpecSource

/// A verification of adopted features in place: the project is generated, built and tested.
struct AdoptionVerification {
  /// The shell command that builds and tests the project; nil for `swift build` and `swift test`.
  var build: String?
  /// Whether tests that specs contain are removed from their files when they pass in both places.
  var replacesTests = false
  /// The project's folder.
  var directory = "."
  let runner: ProcessRunner

  /// Writes specs and edits, generates, builds and tests; undoes all changes when a step fails.
  func run(_ adoption: Adoption) throws(FileSystemError) -> AdoptionResult {
    let console = adoption.console
    var problem: Problem?
    let outcome = try adoption.changing { changes throws(FileSystemError) in
      let fileSystem = changes.fileSystem
      try fileSystem.applyInSteps(adoption.operations.steps)
      let generated = try generateProject(fileSystem, directory: directory, console: console)
      guard generated == .success else {
        console.error("\(toolCommand): nothing is adopted, because the specs cannot be generated")
        return .failure
      }
      problem = try firstProblem()
      return problem == nil ? .success : .failure
    }
    if let problem { return try result(of: problem, console) }
    guard outcome == .success else { return AdoptionResult(outcome: outcome) }
    adoption.show()
    console.status(AdoptedCompilation.compiles.line)
    return AdoptionResult(
      outcome: replacesTests ? try replaceTests(adoption) : .success, compilation: .compiles)
  }

  /// Reports a problem, whose cause may be the project before the adoption.
  private func result(
    of problem: Problem, _ console: Console
  ) throws(FileSystemError) -> AdoptionResult {
    if let earlier = try self.problem(of: problem.step) {
      report([earlier.diagnosticBeforeAdoption], to: console)
      return AdoptionResult(outcome: .failure)
    }
    let consequence = "nothing is adopted, and all changes are undone"
    report([problem.diagnostic(consequence)], to: console)
    let compilation: AdoptedCompilation =
      switch problem.step {
      case .build: .fails(errors: problem.log)
      case .test: .compiles
      // A command of the user may do more than compile.
      case .command: .untried
      }
    return AdoptionResult(outcome: .failure, compilation: compilation)
  }

  /// Deletes tests, unless the rest of their files does not pass.
  private func replaceTests(_ adoption: Adoption) throws(FileSystemError) -> CommandOutcome {
    let operations = adoption.files.testEdits.map(adoption.app.operation)
    guard !operations.isEmpty else { return .success }
    let console = adoption.console
    let outcome = try adoption.changing { changes throws(FileSystemError) in
      try changes.fileSystem.apply(operations)
      guard let problem = try firstProblem() else { return .success }
      report(
        [problem.diagnostic("the features are adopted, but their original tests stay")],
        to: console)
      return .failure
    }
    guard outcome == .success else { return outcome }
    for operation in operations {
      let isGone = operation.contents == nil
      console.status("\(isGone ? "removed" : "took tests out of") \(operation.path)")
    }
    return .success
  }

  /// A step of building and testing a project.
  private enum Step {
    case build
    case test
    /// A shell command, which builds and tests.
    case command(String)

    var name: String {
      switch self {
      case .build: "swift build"
      case .test: "swift test"
      case .command(let command): command
      }
    }
  }

  /// A step that fails.
  private struct Problem {
    var step: Step
    /// The relevant lines of the output.
    var log: [String]

    func diagnostic(_ consequence: String) -> Diagnostic {
      .error(.failedCommand, "'\(step.name)' failed: \(consequence)", at: nil, hint: hint)
    }

    /// The diagnostic of a step that fails even without the written files.
    var diagnosticBeforeAdoption: Diagnostic {
      let fact =
        switch step {
        case .build: "the project does not build before adoption"
        case .test: "the project's tests fail before adoption"
        case .command(let command): "'\(command)' fails before adoption"
        }
      let wayOut = "fix that first, or adopt without '--verify'"
      return .error(
        .failedCommand, "\(fact): nothing is adopted", at: nil,
        hint: hint.map { "\(wayOut); \($0)" } ?? wayOut)
    }

    private var hint: String? {
      log.isEmpty ? nil : "see its output:\n\(log.joined(separator: "\n"))"
    }
  }

  /// Builds and tests; nil when all steps succeed.
  private func firstProblem() throws(FileSystemError) -> Problem? {
    for step in build.map({ [Step.command($0)] }) ?? [.build, .test] {
      if let problem = try problem(of: step) { return problem }
    }
    return nil
  }

  /// Runs a step; nil when it succeeds.
  private func problem(of step: Step) throws(FileSystemError) -> Problem? {
    let packageManager = PackageManager(project: directory)
    let words =
      switch step {
      case .build: packageManager.commandLine(["build", "--build-tests"])
      case .test: packageManager.commandLine(["test"])
      case .command(let command):
        ["sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", directory, command]
      }
    note("running '\(step.name)'")
    guard let result = try runner.run(words[0], Array(words.dropFirst()), []) else {
      return Problem(step: step, log: ["'\(words[0])' is not installed"])
    }
    guard result.status != 0 else { return nil }
    let log = String(decoding: result.output, as: UTF8.self) + "\n" + result.error
    let lines = log.split(whereSeparator: \.isNewline).map(String.init)
    let errors = lines.filter {
      $0.contains("error: ") || $0.contains("failed") || $0.contains("✘")
    }
    return Problem(step: step, log: Array(errors.isEmpty ? lines.suffix(10) : errors.prefix(10)))
  }

  private func note(_ text: String) {
    Progress.shared.log?.note(text)
  }
}
