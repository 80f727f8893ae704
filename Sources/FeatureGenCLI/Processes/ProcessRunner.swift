import Platform

/// Runs other programs, passed in so that tests can do without them.
struct ProcessRunner: Sendable {
  /// Runs a program with arguments and what it reads to its end; nil when there is none of the name.
  var run:
    @Sendable (_ name: String, _ arguments: [String], _ input: [UInt8]) throws(FileSystemError) ->
      ProcessResult?

  /// Runs what is installed.
  init() {
    run = { name, arguments, input throws(FileSystemError) in
      try runProgram(name, arguments, input: input)
    }
  }

  /// Does something else instead.
  init(
    _ run: @escaping @Sendable (String, [String], [UInt8]) throws(FileSystemError) -> ProcessResult?
  ) {
    self.run = run
  }
}

/// Runs another program to its end; nil when there is none of the name where the shell would look.
///
/// - Parameters:
///   - input: What it reads from standard input.
///   - limit: After how long it is ended, with all programs that it has started; nil for never.
/// - Throws: `FileSystemError` when it cannot be run.
func runProgram(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter limit: Duration? = nil
) throws(FileSystemError) -> ProcessResult? {
  do throws(SystemError) {
    return try runProcess(name, arguments, input: input, endingAfter: limit)
  } catch {
    throw FileSystemError(operation: "run", path: name, error)
  }
}
