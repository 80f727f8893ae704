import LibC

/// How another program's run ended.
public struct ProcessResult: Sendable {
  /// Its exit status; 128 and the signal's number when one ended it.
  public var status: Int32
  /// What it printed to standard output.
  public var output: [UInt8]
  /// What it printed to standard error.
  public var error: String
  /// Whether it was ended because it took too long.
  public var isTimedOut: Bool

  /// Makes a result.
  public init(status: Int32, output: [UInt8], error: String, isTimedOut: Bool = false) {
    self.status = status
    self.output = output
    self.error = error
    self.isTimedOut = isTimedOut
  }
}

/// Runs another program to its end; nil when there is none of the name where the shell would look.
///
/// What goes in and out passes through files that have no name, so that neither side ever waits for the other.
///
/// - Parameters:
///   - input: What it reads from standard input.
///   - limit: After how long it is ended, with all programs that it has started; nil for never.
/// - Throws: `SystemError` when it cannot be run.
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

/// Runs another program to its end, and hands on each line that it prints as it comes; nil when there is none of the name.
///
/// What it prints to standard error comes among the rest, in the order in which it was printed. There is nothing for it to read.
/// The run ends with the program, also while other programs that it has started could still print.
///
/// - Returns: Its exit status; 128 and the signal's number when one ended it.
/// - Throws: `SystemError` when it cannot be run.
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
    // All that an ended program has printed can be read.
    let hasEnded = process.hasEnded
    guard let bytes = try readNow(from: reading.number) else {
      if hasEnded { break }
      waitForInput(reading.number, milliseconds: 20)
      continue
    }
    guard !bytes.isEmpty else { break }
    // Each byte is looked at once, however long a line is.
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

/// Reads what a pipe holds; nothing at its end, nil while it holds nothing.
private func readNow(from descriptor: Int32) throws(SystemError) -> [UInt8]? {
  do throws(SystemError) {
    return try readAvailable(from: descriptor, atMost: 65_536)
  } catch {
    guard error.number == EAGAIN else { throw error }
    return nil
  }
}

/// Waits until a descriptor can be read, or for some time.
private func waitForInput(_ descriptor: Int32, milliseconds: Int32) {
  var waited = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
  _ = poll(&waited, 1, milliseconds)
}

extension FileDescriptor {
  /// Goes to the start: all processes that share the descriptor read or write there next.
  fileprivate borrowing func rewind() throws(SystemError) {
    guard lseek(number, 0, SEEK_SET) == 0 else { throw SystemError() }
  }

  /// Everything in the file, also what other processes wrote.
  fileprivate borrowing func contents() throws(SystemError) -> [UInt8] {
    try rewind()
    return try readAll(upTo: .max)
  }
}
