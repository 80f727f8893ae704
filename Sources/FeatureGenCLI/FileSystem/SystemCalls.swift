#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

// The few system calls that reading and writing needs. Foundation's file manager would cost its start-up time.

/// A descriptor that is closed when it is no longer used.
struct FileDescriptor: ~Copyable {
  let number: Int32

  deinit {
    _ = close(number)
  }

  /// Whether it is a file, and no folder, pipe or device.
  var isRegularFile: Bool {
    var status = stat()
    return fstat(number, &status) == 0 && status.st_mode & S_IFMT == S_IFREG
  }

  /// How many bytes it has.
  var size: Int {
    get throws(SystemError) {
      var status = stat()
      guard fstat(number, &status) == 0 else { throw SystemError() }
      return max(Int(status.st_size), 0)
    }
  }

  /// Reads everything.
  ///
  /// - Throws: `SystemError` when reading fails, also because there is more than `limit`.
  borrowing func readAll(upTo limit: Int) throws(SystemError) -> [UInt8] {
    let size = try size
    guard size <= limit else { throw SystemError(EFBIG) }
    // One byte more than the file has, so that its end shows at the first read.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let space = bytes.count - count
      let result = bytes.withUnsafeMutableBytes { buffer in
        read(number, buffer.baseAddress! + count, space)
      }
      guard result >= 0 else {
        let error = SystemError()
        if error.number == EINTR { continue }
        throw error
      }
      guard result > 0 else { break }
      count += result
      // It grows while it is read.
      guard count <= limit else { throw SystemError(EFBIG) }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Reads the first bytes, as many as come at once.
  borrowing func readStart(_ count: Int) throws(SystemError) -> [UInt8] {
    var bytes = [UInt8](repeating: 0, count: count)
    let result = bytes.withUnsafeMutableBytes { read(number, $0.baseAddress, $0.count) }
    guard result >= 0 else { throw SystemError() }
    bytes.removeLast(count - result)
    return bytes
  }

  /// Writes everything.
  borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    var offset = 0
    while offset < bytes.count {
      let result = bytes.withUnsafeBytes { buffer in
        write(number, buffer.baseAddress! + offset, bytes.count - offset)
      }
      guard result >= 0 else {
        let error = SystemError()
        if error.number == EINTR { continue }
        throw error
      }
      offset += result
    }
  }
}

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

/// What a path leads to.
enum FileKind {
  case file
  case folder
  case other
}

/// What a path leads to; nil for nothing.
func fileKind(_ path: String) -> FileKind? {
  var status = stat()
  guard stat(path, &status) == 0 else { return nil }
  switch status.st_mode & S_IFMT {
  case S_IFREG: return .file
  case S_IFDIR: return .folder
  default: return .other
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

/// Whether a path names anything, be it a link that leads nowhere.
func isThere(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

/// Whether a path is a symbolic link.
func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Where a path leads over all links; nil for nowhere.
func realPath(_ path: String) -> String? {
  guard let result = realpath(path, nil) else { return nil }
  defer { free(result) }
  return String(cString: result)
}

/// The value of an environment variable; nil for none.
func environmentValue(_ name: String) -> String? {
  getenv(name).map { String(cString: $0) }
}

/// Appends a text to a file of anybody's.
func append(_ text: String, toFile path: String) throws(FileSystemError) {
  let number = open(path, O_WRONLY | O_APPEND | O_CREAT | O_CLOEXEC, 0o666)
  guard number >= 0 else { throw FileSystemError(operation: "write", path: path) }
  let descriptor = FileDescriptor(number: number)
  do throws(SystemError) {
    try descriptor.writeAll(Array(text.utf8))
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
