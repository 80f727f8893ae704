#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Prints a line to standard error.
func printError(_ line: String) {
  let bytes = Array("\(line)\n".utf8)
  var offset = 0
  while offset < bytes.count {
    let count = bytes[offset...].withUnsafeBytes { write(STDERR_FILENO, $0.baseAddress, $0.count) }
    if count < 0, errno == EINTR { continue }
    // Nobody reads any more: there is nowhere to say so.
    guard count > 0 else { return }
    offset += count
  }
}

/// Ends the process.
func exitProcess(_ status: Int32) -> Never {
  exit(status)
}

/// Sets the date of a file to now; one that is not there is left so.
func touch(_ path: String) {
  utimes(path, nil)
}
