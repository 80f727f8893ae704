import Platform

/// Runs other programs, passed in so that tests can do without them.
struct ProcessRunner: Sendable {
  /// Runs a program with arguments and what it reads to its end; nil when no program has the name.
  var run:
    @Sendable (_ name: String, _ arguments: [String], _ input: [UInt8]) throws(FileSystemError) ->
      ProcessResult? = { name, arguments, input throws(FileSystemError) in
        try runProgram(name, arguments, input: input)
      }

  /// Runs a program with arguments, and hands on each line that it prints as it comes.
  ///
  /// Its exit status is the result; nil when no program has the name.
  var follow:
    @Sendable (_ name: String, _ arguments: [String], _ line: (String) -> Void)
      throws(FileSystemError) -> Int32? = { name, arguments, line throws(FileSystemError) in
        try attempt("run", name) { () throws(SystemError) in
          try runProcess(name, arguments, handingOn: line)
        }
      }
}

/// Runs another program to its end; nil when no program has the name where the shell would look.
///
/// - Parameters:
///   - input: The bytes that the program reads from standard input.
///   - limit: After how long the program is ended, with all programs that it has started; nil for never.
func runProgram(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter limit: Duration? = nil
) throws(FileSystemError) -> ProcessResult? {
  try attempt("run", name) { () throws(SystemError) in
    try runProcess(name, arguments, input: input, endingAfter: limit)
  }
}
