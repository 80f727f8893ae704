import LibC

// The tool opens all files and folders here. To open a named pipe waits for another process at its other end, and a device
// might never end.

extension FileDescriptor {
  /// Opens a file to append to it; one that is not there is made.
  ///
  /// - Throws: `SystemError`, also for what is neither a file nor a device.
  public init(appendingTo path: String) throws(SystemError) {
    // A terminal or '/dev/null' may stand for the file of a summary.
    try self.init(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, allowing: [.file, .device])
  }

  /// Makes a file that is not there yet.
  ///
  /// - Throws: `SystemError`, `EEXIST` when something is there.
  public init(creating path: String) throws(SystemError) {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL, allowing: [.file])
  }

  /// Opens a folder.
  ///
  /// - Throws: `SystemError`, also for what is no folder.
  public init(folder path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK, allowing: [.folder])
  }

  /// Opens a file to read it.
  ///
  /// - Throws: `SystemError`, also for what is no file.
  public init(reading path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK, allowing: [.file])
  }

  /// Makes a file without a name, which is gone once it is closed.
  ///
  /// - Throws: `SystemError`.
  init(unnamedIn folder: String) throws(SystemError) {
    var template = Array("\(folder)/featuregen-XXXXXX".utf8CString)
    let number = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    guard number >= 0 else {
      throw SystemError("a file cannot be made in '\(folder)': \(SystemError().reason)")
    }
    self.init(number: number)
    _ = template.withUnsafeBufferPointer { unlink($0.baseAddress!) }
    _ = fcntl(number, F_SETFD, FD_CLOEXEC)
  }

  private init(
    _ path: String, _ flags: Int32, allowing kinds: [FileKind]
  ) throws(SystemError) {
    self.init(number: open(path, flags | O_CLOEXEC | O_NOCTTY, 0o666))
    guard number >= 0 else {
      let error = SystemError()
      // Sockets cannot be opened, nor what others may not read; what they are is more to the point.
      if let kind = fileKind(path), !kinds.contains(kind) { throw SystemError(isNoFile(kind)) }
      throw error
    }
    let kind = try kind
    guard kinds.contains(kind) else { throw SystemError(isNoFile(kind)) }
  }
}

/// The reason why something that is no file is neither read nor replaced.
public func isNoFile(_ kind: FileKind) -> String {
  "it is \(kind.name), not a file; move it away"
}

extension FileDescriptor {
  /// The path of the open file without links; nil where the system does not know it.
  ///
  /// - Parameter path: The path that it was opened with.
  borrowing func place(openedWith path: String) -> String? {
    #if os(Linux)
      // One call, whatever links there are.
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink("/proc/self/fd/\(number)", &buffer, Int(PATH_MAX))
      if count > 0, buffer[0] == CChar(bitPattern: UInt8(ascii: "/")) {
        return buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      }
    #endif
    return realPath(path)
  }
}

/// Opens a file below a folder; nil where there is none.
///
/// - Parameters:
///   - root: The folder, without links.
///   - refusal: Why the file is not read, of the place in the folder that links lead to; nil when it is.
/// - Throws: `SystemError`, also when a link leads out of the folder.
public func openFile(
  _ path: String, below root: String,
  refusal: (_ place: String) -> String?
) throws(SystemError) -> FileDescriptor? {
  guard let file = try openFile(path) else { return nil }
  guard let place = file.place(openedWith: path).flatMap({ relativePath(of: $0, to: root) }) else {
    throw SystemError(linkLeadsOutside)
  }
  if let refusal = refusal(place) { throw SystemError(refusal) }
  return file
}

/// Opens a file; nil where there is none.
///
/// - Throws: `SystemError`, also for what is no file.
public func openFile(_ path: String) throws(SystemError) -> FileDescriptor? {
  do throws(SystemError) {
    return try FileDescriptor(reading: path)
  } catch {
    if error.number == ENOENT || error.number == ENOTDIR { return nil }
    throw error
  }
}

/// Why a file is not read or written that lies elsewhere.
public let linkLeadsOutside = "a symbolic link leads it out of the project; put a copy in its place"

/// A path without links, from a folder without links; nil when it does not lie there.
public func relativePath(of path: String, to root: String) -> String? {
  if path == root { return "" }
  let start = root == "/" ? root : root + "/"
  return path.utf8.starts(with: start.utf8)
    ? String(Substring(path.utf8.dropFirst(start.utf8.count))) : nil
}

extension StandardStream {
  /// Takes the numbers of streams that are closed: a file that is opened later would get what is printed.
  public static func occupyAll() {
    for stream in allCases where fcntl(stream.number, F_GETFD) < 0 {
      // The other way round, so that to read or print fails as it does without.
      _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }
}
