import Foundation

/// How the run of a program ended.
public struct FinishedProcess: Sendable {
  /// The exit status, or the negative number of the signal that ended it.
  public var status: Int32
  /// What it printed to standard output.
  public var output: String
  /// What it printed to standard error.
  public var error: String

  /// Runs a program to its end.
  ///
  /// What it reads and prints goes through files, because a pipe that nobody empties would stop it.
  ///
  /// - Parameters:
  ///   - program: Its path, or its name where the shell would look.
  ///   - folder: Where it runs; nil for where this process does.
  ///   - environment: Variables beside those of this process.
  ///   - input: What it reads.
  ///   - seconds: After how many seconds it is killed.
  /// - Throws: `ChildProcessError` if it cannot be started, or goes on too long.
  public init(
    _ program: String, _ arguments: [String], in folder: URL? = nil,
    environment: [String: String] = [:], reading input: String = "",
    endingAfter seconds: TimeInterval = 300
  ) throws {
    let streams = FileManager.default.temporaryDirectory.appending(path: "streams-\(UUID())")
    try FileManager.default.createDirectory(at: streams, withIntermediateDirectories: false)
    defer { try? FileManager.default.removeItem(at: streams) }
    func file(_ name: String) -> URL { streams.appending(path: name) }
    for (name, text) in [("input", input), ("output", ""), ("error", "")] {
      try Data(text.utf8).write(to: file(name))
    }
    func printed(_ name: String) throws -> String {
      String(decoding: try Data(contentsOf: file(name)), as: UTF8.self)
    }
    let process = try ChildProcess(
      program, arguments, in: folder, environment: environment,
      streams: [
        STDIN_FILENO: try FileHandle(forReadingFrom: file("input")),
        STDOUT_FILENO: try FileHandle(forWritingTo: file("output")),
        STDERR_FILENO: try FileHandle(forWritingTo: file("error")),
      ])
    do {
      status = try process.wait(atMost: seconds)
    } catch {
      throw ChildProcessError(
        "\(error); it printed:\n\(try printed("output"))\(try printed("error"))")
    }
    output = try printed("output")
    error = try printed("error")
  }
}
