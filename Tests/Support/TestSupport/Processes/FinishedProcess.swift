import Foundation

/// The result of a program's run.
public struct FinishedProcess: Sendable {
  /// The exit status, or the negative number of the signal that ended it.
  public var status: Int32
  /// The text on standard output.
  public var output: String
  /// The text on standard error.
  public var error: String

  /// Runs a program, and waits for its end.
  ///
  /// Its input and output are files, because a pipe that nothing reads would block the program.
  ///
  /// - Parameters:
  ///   - program: The program's path, or its name, which is looked up as the shell does.
  ///   - folder: The working directory; nil for the working directory of the current process.
  ///   - environment: The variables that are added to the environment of the current process.
  ///   - input: The standard input.
  ///   - seconds: The time limit, after which the program is killed.
  /// - Throws: `ChildProcessError` if the program cannot be started, or exceeds the time limit.
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
