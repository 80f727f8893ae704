import LibC

// The tool opens all files and folders here. Opening a named pipe waits for another process at its other end, and a
// device might never end.

extension FileDescriptor {
  /// Opens a file for appending; a missing file is created.
  ///
  /// - Throws: `SystemError`, also for a path that is neither a file nor a device.
  public init(appendingTo path: String) throws(SystemError) {
    // The file of a summary may be a terminal or '/dev/null'.
    try self.init(path, O_WRONLY | O_APPEND | O_CREAT | O_NONBLOCK, allowing: [.file, .device])
  }

  /// Creates a new file.
  ///
  /// - Throws: `SystemError`, `EEXIST` when the path exists.
  public init(creating path: String) throws(SystemError) {
    try self.init(path, O_WRONLY | O_CREAT | O_EXCL, allowing: [.file])
  }

  /// Opens a folder.
  ///
  /// - Throws: `SystemError`, also for a path that is no folder.
  public init(folder path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK, allowing: [.folder])
  }

  /// Opens a file for reading.
  ///
  /// - Throws: `SystemError`, also for a path that is no file.
  public init(reading path: String) throws(SystemError) {
    try self.init(path, O_RDONLY | O_NONBLOCK, allowing: [.file])
  }

  /// Creates a file without a name, which is removed when it is closed.
  ///
  /// - Throws: `SystemError`.
  init(unnamedIn folder: String) throws(SystemError) {
    var template = Array("\(folder)/featuregen-XXXXXX".utf8CString)
    let number = template.withUnsafeMutableBufferPointer { mkstemp($0.baseAddress!) }
    guard number >= 0 else {
      throw SystemError("cannot create a file in '\(folder)': \(SystemError().reason)")
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
      // Sockets and files without read permission cannot be opened; their kind is a more helpful reason.
      if let kind = fileKind(path), !kinds.contains(kind) { throw SystemError(isNoFile(kind)) }
      throw error
    }
    let kind = try kind
    guard kinds.contains(kind) else { throw SystemError(isNoFile(kind)) }
  }
}

/// Returns the reason why a path that is no file is neither read nor replaced.
public func isNoFile(_ kind: FileKind) -> String {
  "it is \(kind.name), not a file; move it away"
}

extension FileDescriptor {
  /// Returns the path of the open file with all links resolved; nil where the system does not know the path.
  ///
  /// - Parameter path: The path with which the file was opened.
  borrowing func place(openedWith path: String) -> String? {
    #if os(Linux)
      // A single call resolves all links.
      var buffer = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let count = readlink("/proc/self/fd/\(number)", &buffer, Int(PATH_MAX))
      if count > 0, buffer[0] == CChar(bitPattern: UInt8(ascii: "/")) {
        return buffer.withUnsafeBufferPointer { String(cString: $0.baseAddress!) }
      }
    #endif
    return realPath(path)
  }
}

/// Opens a file below a folder; nil for a missing file.
///
/// - Parameters:
///   - root: The folder, without links.
///   - refusal: Returns why the file must not be read, for its place in the folder with links resolved; nil when it
///     may be read.
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

/// Opens a file; nil for a missing file.
///
/// - Throws: `SystemError`, also for a path that is no file.
public func openFile(_ path: String) throws(SystemError) -> FileDescriptor? {
  do throws(SystemError) {
    return try FileDescriptor(reading: path)
  } catch {
    if error.number == ENOENT || error.number == ENOTDIR { return nil }
    throw error
  }
}

/// The reason why a file outside the project is not read or written.
public let linkLeadsOutside = "a symbolic link leads it out of the project; put a copy in its place"

/// Returns a path without links relative to a folder without links; nil for a path outside the folder.
public func relativePath(of path: String, to root: String) -> String? {
  if path == root { return "" }
  let start = root == "/" ? root : root + "/"
  return path.utf8.starts(with: start.utf8)
    ? String(Substring(path.utf8.dropFirst(start.utf8.count))) : nil
}

extension StandardStream {
  /// Opens the standard streams that are closed: otherwise, a file that is opened later would get their numbers and
  /// receive printed output.
  public static func occupyAll() {
    for stream in allCases where fcntl(stream.number, F_GETFD) < 0 {
      // The direction is reversed, so that reading and printing fail as on a closed stream.
      _ = open("/dev/null", stream == .input ? O_WRONLY : O_RDONLY)
    }
  }
}
