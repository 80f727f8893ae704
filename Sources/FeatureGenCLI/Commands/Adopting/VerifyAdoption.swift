import FeatureAdoption
import Platform
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

  /// Writes specs and edits, generates, builds and tests; puts all back when something of it fails.
  func run(
    _ operations: [FileOperation], _ files: AdoptionFiles, _ fileSystem: FileSystem,
    _ console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    let changes = RecordedChanges(fileSystem)
    do throws(FileSystemError) {
      try changes.fileSystem.apply(operations)
      guard
        try generateProject(changes.fileSystem, directory: directory, console: console) == .success
      else {
        try changes.undo()
        console.error("\(toolCommand): nothing is adopted: what the specs say is not generated")
        return .failure
      }
      if let problem = try problem() {
        try changes.undo()
        report(
          [problem.diagnostic("nothing is adopted, and all files are as they were")], to: console)
        return .failure
      }
    } catch {
      try changes.undo()
      throw error
    }
    show(operations, of: files, to: console)
    return replacesTests ? try replaceTests(files.testEdits, fileSystem, console) : .success
  }

  /// Deletes tests, unless what is left of their files does not pass.
  private func replaceTests(
    _ edits: [AdoptionFiles.Edit], _ fileSystem: FileSystem, _ console: Console
  ) throws(FileSystemError) -> CommandOutcome {
    guard !edits.isEmpty else { return .success }
    let changes = RecordedChanges(fileSystem)
    let operations = edits.map { edit -> FileOperation in
      let former = FormerContents.bytes(edit.file.bytes)
      return edit.text.map {
        .write(path: edit.file.path, contents: Array($0.utf8), former: former)
      }
        ?? .remove(path: edit.file.path, former: former)
    }
    do throws(FileSystemError) {
      try changes.fileSystem.apply(operations)
      if let problem = try problem() {
        try changes.undo()
        report(
          [problem.diagnostic("the features are adopted, but their tests stay where they were")],
          to: console)
        return .failure
      }
    } catch {
      try changes.undo()
      throw error
    }
    for operation in operations {
      let isGone = if case .remove = operation { true } else { false }
      console.status("\(isGone ? "removed" : "took tests out of") \(operation.path)")
    }
    return .success
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

/// Files as they were before they were changed.
private final class RecordedChanges: Sendable {
  private let former = Locked<[String: [UInt8]?]>([:])
  private let files: FileSystem

  init(_ files: FileSystem) {
    self.files = files
  }

  /// The files, whose changes are recorded.
  var fileSystem: FileSystem {
    var recorded = files
    recorded.applyInSteps = { [files, self] steps throws(FileSystemError) in
      for operation in steps.joined() {
        let path = operation.path
        guard !former.withLock({ $0.keys.contains(path) }) else { continue }
        let bytes = try files.read(path)
        former.withLock { $0[path] = .some(bytes) }
      }
      try files.applyInSteps(steps)
    }
    return recorded
  }

  /// Brings all files to what they were.
  func undo() throws(FileSystemError) {
    var operations: [FileOperation] = []
    for (path, bytes) in former.withLock({ $0 }).sorted(by: { $0.key < $1.key }) {
      guard try files.read(path) != bytes else { continue }
      operations.append(bytes.map { .write(path: path, contents: $0) } ?? .remove(path: path))
    }
    try files.apply(operations)
  }
}
