import Foundation

/// A program that runs to its end, with discarded output.
struct ToolProcess {
  /// The path of the program.
  var path: String
  /// The arguments after the program's name.
  var arguments: [String]

  init(_ path: String, _ arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  /// The result of a run.
  struct Ending {
    /// The exit status; negative when a signal ended it.
    var status: Int32
    /// The peak memory, in megabytes.
    var peakMemory: Double
  }

  /// Runs the program, and waits for its end.
  func run() throws -> Ending {
    var process: pid_t = 0
    let arguments = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for argument in arguments { free(argument) } }
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
    #else
      var actions = posix_spawn_file_actions_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] {
      posix_spawn_file_actions_addopen(&actions, descriptor, "/dev/null", O_WRONLY, 0)
    }
    guard posix_spawn(&process, path, &actions, nil, arguments, environ) == 0 else {
      throw UnexpectedOutcome("cannot run '\(path)'")
    }
    return try wait(for: process)
  }

  /// Runs the program, which must end with a status.
  func run(expecting status: Int32) throws {
    let ending = try run()
    guard ending.status == status else {
      let command = ([path] + arguments).joined(separator: " ")
      throw UnexpectedOutcome("'\(command)' ended with \(ending.status), not with \(status)")
    }
  }

  private func wait(for process: pid_t) throws -> Ending {
    var (status, usage) = (Int32(), rusage())
    while wait4(process, &status, 0, &usage) < 0 {
      guard errno == EINTR else { throw UnexpectedOutcome("cannot wait for '\(path)'") }
    }
    #if canImport(Darwin)
      let bytes = Double(usage.ru_maxrss)
    #else
      let bytes = Double(usage.ru_maxrss) * 1024
    #endif
    let exited = status & 0x7F == 0
    return Ending(
      status: exited ? status >> 8 & 0xFF : -(status & 0x7F), peakMemory: bytes / 1_000_000)
  }
}
