import LibC

/// A descriptor that is closed when it is no longer used.
public struct FileDescriptor: ~Copyable {
  /// The number of the descriptor.
  public let number: Int32

  /// Makes a descriptor from the number of an open file.
  public init(number: Int32) {
    self.number = number
  }

  deinit {
    _ = close(number)
  }

  /// The system's status of the open file.
  private var status: stat {
    get throws(SystemError) {
      var status = stat()
      guard fstat(number, &status) == 0 else { throw SystemError() }
      return status
    }
  }

  /// The kind of the open file.
  var kind: FileKind {
    get throws(SystemError) { FileKind(try status) }
  }

  /// Reads the whole file.
  ///
  /// - Throws: `SystemError` when reading fails, or when the file has more than `limit` bytes.
  public borrowing func readAll(upTo limit: Int) throws(SystemError) -> [UInt8] {
    let size = max(Int(try status.st_size), 0)
    guard size <= limit else { throw .tooLarge }
    // The buffer has one byte more than the file, so that the first read reaches the end.
    var bytes = [UInt8](repeating: 0, count: size + 1)
    var count = 0
    while true {
      if count == bytes.count { bytes += [UInt8](repeating: 0, count: bytes.count) }
      let result = try uninterrupted {
        bytes.withUnsafeMutableBytes { read(number, $0.baseAddress! + count, $0.count - count) }
      }
      guard result > 0 else { break }
      count += result
      // The file may grow while it is read.
      guard count <= limit else { throw .tooLarge }
    }
    bytes.removeLast(bytes.count - count)
    return bytes
  }

  /// Reads the first bytes, as many as one read returns.
  public borrowing func readStart(_ count: Int) throws(SystemError) -> [UInt8] {
    try readAvailable(from: number, atMost: count)
  }

  /// Makes the system write the accepted bytes to the disk.
  ///
  /// - Parameter isLast: Whether the disk also writes its cache, of this and all other files. Only macOS
  ///   distinguishes both, and the second takes long.
  public borrowing func flush(isLast: Bool) throws(SystemError) {
    #if canImport(Darwin)
      // Not every file system supports this.
      if isLast, fcntl(number, F_FULLFSYNC) == 0 { return }
    #endif
    guard fsync(number) == 0 else { throw SystemError() }
  }

  /// Writes all bytes.
  public borrowing func writeAll(_ bytes: [UInt8]) throws(SystemError) {
    try Platform.writeAll(bytes, to: number)
  }

  /// Sets the permissions of the file.
  public borrowing func set(_ mode: FileMode) throws(SystemError) {
    guard fchmod(number, mode_t(mode.bits)) == 0 else { throw SystemError() }
  }

  /// Acquires the only lock of the file until the descriptor is closed; the system releases the lock of a process
  /// that is killed.
  ///
  /// - Parameter waits: Whether to wait for a process that has the lock.
  /// - Returns: Whether no other process has the lock; always true on a network file system without such locks.
  public borrowing func lock(waits: Bool) -> Bool {
    while flock(number, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
      if errno == EINTR { continue }
      return errno != EWOULDBLOCK
    }
    return true
  }
}
