import LibC

/// A descriptor that is closed when it is no longer used.
public struct FileDescriptor: ~Copyable {
  /// Its number.
  public let number: Int32

  /// Takes the number of an open file.
  public init(number: Int32) {
    self.number = number
  }

  deinit {
    _ = close(number)
  }

  /// What the system says about the open file.
  private var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard fstat(number, &status) == 0 else { throw SystemError() }
      return status
    }
  }

  /// What was opened.
  var kind: FileKind {
    get throws(SystemError) { FileKind(try status) }
  }

  /// Reads everything.
  ///
  /// - Throws: `SystemError` when reading fails, also because there is more than `limit`.
  public borrowing func readAll(upTo limit: Int) throws(SystemError) -> [UInt8] {
    let size = max(Int(try status.st_size), 0)
    guard size <= limit else { throw .tooLarge }
    // One byte more than the file has, so that its end shows at the first read.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let result = try uninterrupted {
        bytes.withUnsafeMutableBytes { read(number, $0.baseAddress! + count, $0.count - count) }
      }
      guard result > 0 else { break }
      count += result
      // The file grows while it is read.
      guard count <= limit else { throw .tooLarge }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Reads the first bytes, as many as come at once.
  public borrowing func readStart(_ count: Int) throws(SystemError) -> [UInt8] {
    try readAvailable(from: number, atMost: count)
  }

  /// Makes the system write to the disk what it has taken.
  ///
  /// - Parameter isLast: Whether the disk shall also write what it keeps in its cache, of this and all other files. Only macOS
  ///   has both, and the second takes long.
  public borrowing func flush(isLast: Bool) throws(SystemError) {
    #if canImport(Darwin)
      // Not every file system knows it.
      if isLast, fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(number) == 0 else { throw SystemError() }
  }

  /// Writes everything.
  public borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try Platform.writeAll(bytes, to: number)
  }

  /// Gives the file permissions.
  public borrowing func set(_ mode: FileMode) throws(SystemError) {
    guard fchmod(number, mode_t(mode.bits)) == 0 else { throw SystemError() }
  }

  /// Takes the one lock that it has, until it is closed; the system takes the lock back from a process that is killed.
  ///
  /// - Parameter waits: Whether to wait for a process that has the lock.
  /// - Returns: Whether no other process has it. A network file system may know no such locks: there, none has.
  public borrowing func lock(waits: Bool) -> Bool {
    while flock(number, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno != EWOULDBLOCK
    }
    return true
  }
}
