import Platform
import SpecSource

/// The right to write into a project, which one process has at a time.
///
/// It is a lock of the folder of specs itself, so that nothing is left behind.
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
    guard descriptor.number >= 0, !descriptor.lock(waits: waits) else { return }
    throw FileSystemError(
      operation: "write", path: folder,
      reason: "another '\(toolCommand) generate' is at work here; wait for it with '--wait'")
  }
}
