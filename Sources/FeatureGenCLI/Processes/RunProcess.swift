import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How another program's run ended.
struct ProcessResult: Sendable {
  /// Its exit status; 128 and the signal's number when one ended it.
  var status: Int32
  /// What it printed to standard output.
  var output: [UInt8]
  /// What it printed to standard error.
  var error: String
  /// Whether it was ended because it took too long.
  var isTimedOut = false
}

/// Runs another program to its end; nil when there is none of the name where the shell would look.
///
/// What goes in and out passes through files that have no name, so that neither side ever waits for the other.
///
/// - Parameters:
///   - input: What it reads from standard input.
///   - limit: After how long it is ended, with all programs that it has started; nil for never.
/// - Throws: `FileSystemError` when it cannot be run.
func runProcess(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter limit: Duration? = nil
) throws(FileSystemError) -> ProcessResult? {
  let source = try unnamedFile()
  let output = try unnamedFile()
  let error = try unnamedFile()
  do throws(SystemError) {
    try source.writeAll(input)
    try source.rewind()
  } catch {
    throw FileSystemError(operation: "run", path: name, error)
  }
  let process = try StartedProcess(
    name, arguments, streams: [source.number, output.number, error.number],
    hasOwnGroup: limit != nil)
  guard let process else { return nil }
  let status = if let limit { try process.wait(atMost: limit) } else { try process.wait() }
  do throws(SystemError) {
    return ProcessResult(
      status: status ?? 128 + SIGKILL, output: try output.contents(),
      error: String(decoding: try error.contents(), as: UTF8.self), isTimedOut: status == nil)
  } catch {
    throw FileSystemError(operation: "read what was printed by", path: name, error)
  }
}

/// A new file that is gone once it is closed, as a descriptor that programs do not inherit by themselves.
private func unnamedFile() throws(FileSystemError) -> FileDescriptor {
  let folder = environmentValue("TMPDIR") ?? "/tmp"
  var template = Array("\(folder)/featuregen-XXXXXX".utf8CString)
  let number = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
  guard number >= 0 else { throw FileSystemError(operation: "write to", path: folder) }
  _ = template.withUnsafeBufferPointer { unlink($0.baseAddress!) }
  _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  return FileDescriptor(number: number)
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
