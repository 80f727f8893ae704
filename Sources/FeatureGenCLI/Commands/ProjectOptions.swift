import ArgumentParser
import Platform
import SpecSource

/// The options of every command: the project, and how the command prints.
struct ProjectOptions: ParsableArguments {
  @Option(
    name: [.customShort("C"), .long],
    help: "The project's folder, which contains 'Specs'.", completion: .directory)
  var directory: String = "."

  @Option(help: "auto (on a terminal, unless NO_COLOR is set), always or never.")
  var color = ColorChoice.auto

  @Flag(exclusivity: .exclusive)
  var verbosity: Verbosity?

  func validate() throws {
    guard fileKind(directory) == .folder else {
      throw ValidationError("'\(directory)' is not an existing folder.")
    }
  }

  /// The project's files.
  var fileSystem: FileSystem {
    .disk(root: directory)
  }

  /// Converts a path from user input: if it begins with the project's folder, it becomes relative to that folder.
  func pathInProject(_ path: String) -> String {
    let folder = withoutDot(directory.hasSuffix("/") ? directory : directory + "/")
    let path = withoutDot(path)
    return String(folder.isEmpty || !path.hasPrefix(folder) ? path : path.dropFirst(folder.count))
  }

  private func withoutDot(_ path: String) -> Substring {
    path.hasPrefix("./") ? path.dropFirst(2) : path[...]
  }
}

/// The options of commands that process a project from its specs to its files.
struct WorkOptions: ParsableArguments {
  @Option(help: "The number of threads; by default the number of cores.")
  var jobs: Int?

  func validate() throws {
    if let jobs, jobs < 1 { throw ValidationError("'--jobs' must be 1 or more.") }
  }

  /// The threads that share the work.
  var workers: Workers {
    Workers(jobs ?? Workers.perCore.count, listener: Progress.shared.listener)
  }
}

/// The outcome of a command.
enum CommandOutcome: Int32, Sendable {
  /// The command succeeded.
  case success = 0
  /// The specs, the templates or the file system have errors.
  case failure = 1
  /// Generated files differ from the specs, or a comparison found changes that must not occur.
  case outOfSync = 2
}

/// Runs a command and ends the process with its outcome; a file system error is printed on one line and is a failure.
func runCommand(
  _ options: ProjectOptions, running body: (Console) throws(FileSystemError) -> CommandOutcome
) throws {
  var console = Console.standard(options.color)
  console.isQuiet = options.verbosity == .quiet
  Progress.shared.verbosity = options.verbosity
  ignoreSignalOfLargeFiles()
  Progress.shared.log?.note("featuregen \(versionWithCommit), project in '\(options.directory)'")
  defer { Progress.shared.log?.note("done") }
  do {
    let outcome = try body(console)
    if outcome != .success { throw ExitCode(outcome.rawValue) }
  } catch let error as FileSystemError {
    report(error, to: console)
    throw ExitCode(CommandOutcome.failure.rawValue)
  }
}

/// Keeps a value until the process ends: freeing a large project takes as long as reading it.
func keepUntilExit<Value>(_ value: Value) {
  UnsafeMutablePointer<Value>.allocate(capacity: 1).initialize(to: value)
}
