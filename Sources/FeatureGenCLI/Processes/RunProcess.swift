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
}

/// Runs another program to its end; nil when there is none of the name where the shell would look.
///
/// What goes in and out passes through files that have no name, so that neither side ever waits for the other.
///
/// - Parameters:
///   - input: What it reads from standard input.
///   - seconds: After how long it is killed; nil for never.
/// - Throws: `FileSystemError` when it cannot be started.
func runProcess(
  _ name: String, _ arguments: [String], input: [UInt8] = [], endingAfter seconds: Int? = nil
) throws(FileSystemError) -> ProcessResult? {
  let streams = [try unnamedFile(), try unnamedFile(), try unnamedFile()]
  defer { for stream in streams { close(stream) } }
  guard writeAll(input, to: streams[0]), lseek(streams[0], 0, SEEK_SET) == 0 else {
    throw FileSystemError(operation: "run", path: name, reason: systemReason())
  }
  #if canImport(Darwin)
    var actions: posix_spawn_file_actions_t?
    let environment = _NSGetEnviron().pointee
  #else
    var actions = posix_spawn_file_actions_t()
    let environment = environ
  #endif
  posix_spawn_file_actions_init(&actions)
  defer { posix_spawn_file_actions_destroy(&actions) }
  for (number, stream) in streams.enumerated() {
    posix_spawn_file_actions_adddup2(&actions, stream, Int32(number))
  }
  var words: [UnsafeMutablePointer<CChar>?] = ([name] + arguments).map { strdup($0) }
  defer { for word in words { free(word) } }
  words.append(nil)
  var process = pid_t()
  let problem = posix_spawnp(&process, name, &actions, nil, words, environment)
  guard problem != ENOENT else { return nil }
  guard problem == 0 else {
    throw FileSystemError(operation: "run", path: name, reason: String(cString: strerror(problem)))
  }
  let status = waitForEnd(of: process, atMost: seconds)
  return ProcessResult(
    status: status, output: contents(of: streams[1]),
    error: String(decoding: contents(of: streams[2]), as: UTF8.self))
}

/// Waits until a process has ended; kills it when that takes too long.
private func waitForEnd(of process: pid_t, atMost seconds: Int?) -> Int32 {
  var status: Int32 = 0
  if let seconds {
    let end = ContinuousClock.now + .seconds(seconds)
    while waitpid(process, &status, WNOHANG) == 0 {
      if ContinuousClock.now > end { kill(process, SIGKILL) }
      usleep(2000)
    }
  } else {
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
  }
  let signal = status & 0x7F
  return signal == 0 ? status >> 8 & 0xFF : 128 + signal
}

/// A new file that is gone once it is closed, as a descriptor that programs do not inherit by themselves.
private func unnamedFile() throws(FileSystemError) -> Int32 {
  let folder = environmentValue("TMPDIR") ?? "/tmp"
  var template = Array("\(folder)/featuregen-XXXXXX".utf8CString)
  let descriptor = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
  guard descriptor >= 0 else {
    throw FileSystemError(operation: "write to", path: folder, reason: systemReason())
  }
  _ = template.withUnsafeBufferPointer { unlink($0.baseAddress!) }
  _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
  return descriptor
}

private func writeAll(_ bytes: [UInt8], to descriptor: Int32) -> Bool {
  var offset = 0
  while offset < bytes.count {
    let result = bytes.withUnsafeBytes {
      write(descriptor, $0.baseAddress! + offset, bytes.count - offset)
    }
    if result < 0, errno == EINTR { continue }
    guard result > 0 else { return false }
    offset += result
  }
  return true
}

/// Everything in a file, whoever wrote it.
private func contents(of descriptor: Int32) -> [UInt8] {
  lseek(descriptor, 0, SEEK_SET)
  return FileDescriptor(number: dup(descriptor)).readAll(upTo: .max) ?? []
}
