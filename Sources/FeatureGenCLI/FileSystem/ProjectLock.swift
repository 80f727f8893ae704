import Platform
import SpecSource

/// The exclusive right of a process to write into a project.
///
/// The right is a lock of the specs' folder itself, so that no lock file is left over.
struct ProjectLock: ~Copyable {
  /// The open folder; unused if the folder does not exist.
  private let descriptor: FileDescriptor

  /// Acquires the right.
  ///
  /// - Parameter waits: Whether to wait for a process that has the right.
  /// - Throws: `FileSystemError` when another process has the right.
  init(folder: String, waits: Bool) throws(FileSystemError) {
    // A missing folder is reported later, in more detail.
    descriptor = (try? FileDescriptor(folder: folder)) ?? FileDescriptor(number: -1)
    guard descriptor.number >= 0, !descriptor.lock(waits: waits) else { return }
    throw FileSystemError(
      operation: "write", path: folder,
      reason:
        "featuregen is already running in this project; try again when it has ended"
        + " ('\(toolCommand) generate --wait' waits for its end)")
  }
}

/// The environment variable with the folder that the parent run of featuregen has locked.
private let lockedFolder = "FEATUREGEN_LOCKED"

extension ProjectOptions {
  /// Writes into the project while no other run does; the changes of an interrupted run are undone first.
  ///
  /// The body and the programs that it starts may take the lock again; otherwise the run would wait for itself.
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
