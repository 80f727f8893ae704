import LibC

/// The result of another program's run.
public struct ProcessResult: Sendable {
  /// The exit status; 128 plus the signal's number when a signal ended the program.
  public var status: Int32
  /// The standard output of the program.
  public var output: [UInt8]
  /// The standard error of the program.
  public var error: String
  /// Whether the program was ended because it took too long.
  public var isTimedOut: Bool

  /// Makes a result.
  public init(status: Int32, output: [UInt8], error: String, isTimedOut: Bool = false) {
    self.status = status
    self.output = output
    self.error = error
    self.isTimedOut = isTimedOut
  }
}

/// Runs another program to its end; nil when no program has the name on the path.
///
/// Input and output pass through files without names, so that neither side ever waits for the other.
///
/// - Parameters:
///   - input: The bytes that the program reads from standard input.
///   - limit: The time after which the program is ended, with all programs that it has started; nil for no limit.
/// - Throws: `SystemError` when the program cannot be run.
public func runProcess(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter limit: Duration? = nil
) throws(SystemError) -> ProcessResult? {
  let folder = environmentValue("TMPDIR") ?? "/tmp"
  let source = try FileDescriptor(unnamedIn: folder)
  let output = try FileDescriptor(unnamedIn: folder)
  let error = try FileDescriptor(unnamedIn: folder)
  try source.writeAll(input)
  try source.rewind()
  let process = try StartedProcess(
    name, arguments, streams: [source.number, output.number, error.number],
    hasOwnGroup: limit != nil)
  guard let process else { return nil }
  let status = if let limit { try process.wait(atMost: limit) } else { try process.wait() }
  return ProcessResult(
    status: status ?? 128 + SIGKILL, output: try output.contents(),
    error: String(decoding: try error.contents(), as: UTF8.self), isTimedOut: status == nil)
}

/// Runs another program to its end, and passes on each line when the program prints it; nil when no program has the
/// name.
///
/// Standard error is mixed with standard output, in the order of printing. Standard input is empty. The run ends with
/// the program, even if other programs that it has started could still print.
///
/// - Returns: The exit status; 128 plus the signal's number when a signal ended the program.
/// - Throws: `SystemError` when the program cannot be run.
public func runProcess(
  _ name: String, _ arguments: [String], handingOn line: (String) -> Void
) throws(SystemError) -> Int32? {
  let source = try FileDescriptor(unnamedIn: environmentValue("TMPDIR") ?? "/tmp")
  guard let ends = makePipe() else { throw SystemError() }
  let reading = FileDescriptor(number: ends.reading)
  let process: StartedProcess?
  do {
    let writing = FileDescriptor(number: ends.writing)
    // The program waits while the pipe is full.
    _ = fcntl(writing.number, F_SETFL, 0)
    process = try StartedProcess(
      name, arguments, streams: [source.number, writing.number, writing.number],
      hasOwnGroup: false)
  }
  guard let process else { return nil }
  _ = fcntl(reading.number, F_SETFL, O_NONBLOCK)
  var open: [UInt8] = []
  while true {
    // All output of a finished program can be read at once.
    let hasEnded = process.hasEnded
    guard let bytes = try readNow(from: reading.number) else {
      if hasEnded { break }
      waitForInput(reading.number, milliseconds: 20)
      continue
    }
    guard !bytes.isEmpty else { break }
    // Each byte is examined only once, regardless of the length of a line.
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      line(String(decoding: open + rest[..<end], as: UTF8.self))
      open = []
      rest = rest[(end + 1)...]
    }
    open += rest
  }
  if !open.isEmpty { line(String(decoding: open, as: UTF8.self)) }
  return try process.wait()
}

/// Reads the contents of a pipe; empty at its end, nil while the pipe has no bytes.
private func readNow(from descriptor: Int32) throws(SystemError) -> [UInt8]? {
  do throws(SystemError) {
    return try readAvailable(from: descriptor, atMost: 65_536)
  } catch {
    guard error.number == EAGAIN else { throw error }
    return nil
  }
}

/// Waits until a descriptor can be read, or until a time is over.
private func waitForInput(_ descriptor: Int32, milliseconds: Int32) {
  var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  _ = poll(&waited, 1, milliseconds)
}

extension FileDescriptor {
  /// Moves to the start of the file: all processes that share the descriptor read or write there next.
  fileprivate borrowing func rewind() throws(SystemError) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw SystemError() }
  }

  /// Reads the whole contents of the file, including the bytes that other processes wrote.
  fileprivate borrowing func contents() throws(SystemError) -> [UInt8] {
    try rewind()
    return try readAll(upTo: .max)
  }
}
