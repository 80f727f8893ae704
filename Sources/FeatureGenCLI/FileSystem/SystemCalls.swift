import Platform

#if canImport(Darwin)
  import Darwin
  import MachO.dyld
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The few system calls that reading and writing needs. Foundation's file manager would cost its start-up time.

extension stat {
  /// When the file was last written.
  var modificationTime: timespec {
    #if canImport(Darwin)
      st_mtimespec
    #else
      st_mtim
    #endif
  }
}

/// The names in a folder, without `.` and `..`.
///
/// What they lead to comes with them, where it is known without another look: of links, and in some file systems, it is
/// not.
///
/// - Throws: `SystemError` when it cannot be read.
func names(inFolder path: String) throws(SystemError) -> [(name: String, kind: FileKind?)] {
  guard let folder = opendir(path) else { throw SystemError() }
  defer { closedir(folder) }
  var names: [(name: String, kind: FileKind?)] = []
  while true {
    // At the end it stays so; an error is told by nothing else.
    errno = 0
    guard let entry = readdir(folder) else {
      let error = SystemError()
      if error.number != 0 { throw error }
      return names
    }
    let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
      pointer.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
    }
    let kind: FileKind? =
      switch Int32(entry.pointee.d_type) {
      case Int32(DT_REG): .file
      case Int32(DT_DIR): .folder
      default: nil
      }
    if name != ".", name != ".." { names.append((name, kind)) }
  }
}

/// The value of an environment variable; nil for none.
func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Appends a text to a file of anybody's.
func append(_ text: String, toFile path: String) throws(FileSystemError) {
  do throws(SystemError) {
    try FileDescriptor(appendingTo: path).writeAll(Array(text.utf8))
  } catch {
    throw FileSystemError(operation: "write", path: path, error)
  }
}

/// Makes a write that is larger than the process may write fail instead of ending the process.
func refuseToDieOfLargeFiles() {
  signal(SIGXFSZ, SIG_IGN)
}

/// Takes the numbers of standard streams that are closed: a file that is opened later would get what is printed.
func occupyStandardStreams() {
  for number in STDIN_FILENO...STDERR_FILENO where fcntl(number, F_GETFD) < 0 {
    // The other way round, so that to read or print fails as it does without.
    _ = open("/dev/null", number == STDIN_FILENO ? O_WRONLY : O_RDONLY)
  }
}

/// Where the running tool lies.
func executablePath() -> String? {
  #if canImport(Darwin)
    var size: UInt32 = 0
    _NSGetExecutablePath(nil, &size)
    var path = [CChar](repeating: 0, count: Int(size))
    guard _NSGetExecutablePath(&path, &size) == 0 else { return nil }
    return path.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } }
  #else
    return realPath("/proc/self/exe")
  #endif
}
