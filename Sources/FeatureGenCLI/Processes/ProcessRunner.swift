import Platform

/// Runs other programs, passed in so that tests can replace them.
struct ProcessRunner: Sendable {
  /// Runs a program to its end with arguments and input; nil when no program has the name.
  var run:
    @Sendable (_ name: String, _ arguments: [String], _ input: [UInt8]) throws(FileSystemError) ->
      ProcessResult? = { name, arguments, input throws(FileSystemError) in
        try runProgram(name, arguments, input: input)
      }

  /// Runs a program with arguments, and passes on each line when the program prints it.
  ///
  /// The result is the exit status; nil when no program has the name.
  var follow:
    @Sendable (_ name: String, _ arguments: [String], _ line: (String) -> Void)
      throws(FileSystemError) -> Int32? = { name, arguments, line throws(FileSystemError) in
        try attempt("run", name) { () throws(SystemError) in
          try runProcess(name, arguments, handingOn: line)
        }
      }
}

/// Runs another program to its end; nil when no program has the name on the path.
///
/// - Parameters:
///   - input: The bytes that the program reads from standard input.
///   - limit: The time after which the program is ended, with all programs that it has started; nil for no limit.
func runProgram(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter limit: Duration? = nil
) throws(FileSystemError) -> ProcessResult? {
  try attempt("run", name) { () throws(SystemError) in
    try runProcess(name, arguments, input: input, endingAfter: limit)
  }
}
