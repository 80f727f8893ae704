import SpecSource

/// How adopted features are tried where they are: they are generated, built and tested.
struct AdoptionVerification {
  /// What builds and tests the project, for a shell; nil for `swift build` and `swift test`.
  var build: String?
  /// Whether tests that specs have go from their files when they pass in both.
  var replacesTests = false
  /// The project's folder.
  var directory = "."
  let runner: ProcessRunner

  /// Writes specs and edits, generates, builds and tests; undoes all of it when something of it fails.
  func run(_ adoption: Adoption) throws(FileSystemError) -> CommandOutcome {
    let console = adoption.console
    let outcome = try adoption.changing { changes throws(FileSystemError) in
      let fileSystem = changes.fileSystem
      try fileSystem.applyInSteps(adoption.operations.steps)
      let generated = try generateProject(fileSystem, directory: directory, console: console)
      guard generated == .success else {
        console.error("\(toolCommand): nothing is adopted: what the specs say is not generated")
        return .failure
      }
      return try isProblem("nothing is adopted, and what was written is undone", console)
        ? .failure : .success
    }
    guard outcome == .success else { return outcome }
    adoption.show()
    return replacesTests ? try replaceTests(adoption) : .success
  }

  /// Deletes tests, unless what is left of their files does not pass.
  private func replaceTests(_ adoption: Adoption) throws(FileSystemError) -> CommandOutcome {
    let operations = adoption.files.testEdits.map(adoption.app.operation)
    guard !operations.isEmpty else { return .success }
    let console = adoption.console
    let outcome = try adoption.changing { changes throws(FileSystemError) in
      try changes.fileSystem.apply(operations)
      return try isProblem(
        "the features are adopted, but their tests stay where they were", console)
        ? .failure : .success
    }
    guard outcome == .success else { return outcome }
    for operation in operations {
      let isGone = operation.contents == nil
      console.status("\(isGone ? "removed" : "took tests out of") \(operation.path)")
    }
    return .success
  }

  /// Whether the project cannot be built or tested, which is reported.
  private func isProblem(
    _ consequence: String, _ console: Console
  ) throws(FileSystemError) -> Bool {
    guard let problem = try problem() else { return false }
    return report([problem.diagnostic(consequence)], to: console)
  }

  /// What fails to be built and tested.
  private struct Problem {
    var command: String
    var log: String

    func diagnostic(_ consequence: String) -> Diagnostic {
      .error(
        "'\(command)' has failed: \(consequence)", at: nil,
        hint: log.isEmpty ? nil : "it said:\n\(log)")
    }
  }

  /// Builds and tests; nil when all is well.
  private func problem() throws(FileSystemError) -> Problem? {
    let packageManager = PackageManager(project: directory)
    let commands: [(name: String, words: [String])] =
      build.map { [($0, ["sh", "-c", "cd \"$1\" && eval \"$2\"", "sh", directory, $0])] } ?? [
        ("swift build", packageManager.commandLine(["build", "--build-tests"])),
        ("swift test", packageManager.commandLine(["test"])),
      ]
    for (command, words) in commands {
      note("running '\(command)'")
      guard let result = try runner.run(words[0], Array(words.dropFirst()), []) else {
        return Problem(command: command, log: "there is no '\(words[0])'")
      }
      guard result.status != 0 else { continue }
      let log = String(decoding: result.output, as: UTF8.self) + "\n" + result.error
      let lines = log.split(whereSeparator: \.isNewline)
      let errors = lines.filter {
        $0.contains("error: ") || $0.contains("failed") || $0.contains("✘")
      }
      return Problem(
        command: command,
        log: (errors.isEmpty ? lines.suffix(10)[...] : errors.prefix(10)[...]).joined(
          separator: "\n"))
    }
    return nil
  }

  private func note(_ text: String) {
    Progress.shared.log?.note(text)
  }
}
