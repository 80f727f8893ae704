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
      reason:
        "another run of featuregen is at work here; try again when it has ended"
        + " ('\(toolCommand) generate --wait' waits for that)")
  }
}

/// The variable that names the folder whose lock the run has that has started this one.
private let lockedFolder = "FEATUREGEN_LOCKED"

extension ProjectOptions {
  /// Writes into the project: while no other run does, and after the changes of a run that was cut short were undone.
  ///
  /// The body and the programs that it starts may take the lock again: otherwise the run would wait for itself.
  ///
  /// - Parameter waits: Whether to wait for another run.
  func writing<Outcome>(
    waits: Bool, _ console: Console, _ body: () throws(FileSystemError) -> Outcome
  ) throws(FileSystemError) -> Outcome {
    let folder = "\(directory)/\(specsFolder)"
    let place = realPath(folder)
    guard place == nil || environmentValue(lockedFolder) != place else { return try body() }
    let lock = try ProjectLock(folder: folder, waits: waits)
    setEnvironmentValue(lockedFolder, place)
    defer {
      setEnvironmentValue(lockedFolder, nil)
      withExtendedLifetime(lock) {}
    }
    try undoInterruptedRun(fileSystem, console: console)
    return try body()
  }
}
