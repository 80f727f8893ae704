import Platform
import SpecSource

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The right to write into a project, which one process has at a time.
///
/// It lies on the folder of specs itself, so that nothing is left behind, and the system takes it back from a process that
/// is killed.
struct ProjectLock: ~Copyable {
  /// The folder, open; of no use where there is none.
  private let descriptor: FileDescriptor

  /// Takes the right.
  ///
  /// - Parameter waits: Whether to wait for a process that has it.
  /// - Throws: `FileSystemError` when another process has it.
  init(folder: String, waits: Bool) throws(FileSystemError) {
    // That the folder is missing is said with more words later.
    descriptor = (try? FileDescriptor(folder: folder)) ?? FileDescriptor(number: -1)
    if descriptor.number >= 0 { try take(descriptor.number, of: folder, waits: waits) }
  }
}

/// Takes the right to write, which lies on an open folder.
private func take(_ number: Int32, of folder: String, waits: Bool) throws(FileSystemError) {
  while flock(number, waits ? LOCK_EX : LOCK_EX | LOCK_NB) != 0 {
    if errno == EINTR { continue }
    // A network file system may know no such locks; each write is whole even so.
    guard errno == EWOULDBLOCK else { return }
    throw FileSystemError(
      operation: "write", path: folder,
      reason: "another '\(toolCommand) generate' is at work here; wait for it with '--wait'")
  }
}
