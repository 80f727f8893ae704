/// Runs other programs, passed in so that tests can do without them.
struct ProcessRunner: Sendable {
  /// Runs a program with arguments and what it reads to its end; nil when there is none of the name.
  var run:
    @Sendable (_ name: String, _ arguments: [String], _ input: [UInt8]) throws(FileSystemError) ->
      ProcessResult?

  /// Runs what is installed.
  init() {
    run = { name, arguments, input throws(FileSystemError) in
      try runProcess(name, arguments, input: input)
    }
  }

  /// Does something else instead.
  init(
    _ run: @escaping @Sendable (String, [String], [UInt8]) throws(FileSystemError) -> ProcessResult?
  ) {
    self.run = run
  }
}
