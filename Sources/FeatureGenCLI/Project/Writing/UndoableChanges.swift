import Platform
import SpecSource

/// Changes of files that can be undone: by this run, or by the next run if this one is interrupted.
///
/// A journal of the changes is on disk before the first file is changed.
final class UndoableChanges: Sendable {
  private let files: FileSystem
  private let state = Locked(State())

  private struct State {
    var journal = UndoJournal()
    /// The journal on disk; nil before the first change.
    var saved: [UInt8]?
    /// Whether the changes were kept or undone, so that no more changes are allowed.
    var isOver = false

    /// Throws when no more changes are allowed, because a signal has undone them.
    func checkGoesOn() throws(FileSystemError) {
      guard isOver else { return }
      throw FileSystemError(
        operation: "write", path: UndoJournal.path, reason: "featuregen was interrupted")
    }
  }

  /// Makes an empty set of changes.
  init(of files: FileSystem) {
    self.files = files
  }

  /// The file system whose changes can be undone.
  var fileSystem: FileSystem {
    var undoable = files
    undoable.applyInSteps = { [self] steps throws(FileSystemError) in try apply(steps) }
    // The temporary files may belong to the thread that undoes the changes.
    undoable.removeLeftovers = { [self] folders throws(FileSystemError) in
      try state.withLock { state throws(FileSystemError) in
        try state.checkGoesOn()
        try files.removeLeftovers(folders)
      }
    }
    return undoable
  }

  private func apply(_ steps: [[FileOperation]]) throws(FileSystemError) {
    try state.withLock { state throws(FileSystemError) in
      try state.checkGoesOn()
      var journal = state.journal
      for operation in steps.joined() { try journal.add(operation, to: files) }
      let bytes = journal.bytes
      try files.apply([
        // The journal contains files that not everybody may be allowed to read.
        .write(
          path: UndoJournal.path, contents: bytes, former: FormerContents(state.saved),
          mode: .ownerOnly)
      ])
      (state.journal, state.saved) = (journal, bytes)
      try files.applyInSteps(steps)
    }
  }

  /// Keeps all changes.
  ///
  /// - Throws: `FileSystemError`, also when the changes were undone before.
  func keep() throws(FileSystemError) {
    try state.withLock { state throws(FileSystemError) in
      try state.checkGoesOn()
      try end(&state)
    }
  }

  /// Restores all files, unless the changes were kept or undone before.
  ///
  /// - Returns: The files that somebody has changed since: they remain. Nil when nothing is to be undone.
  func undo() throws(FileSystemError) -> [KeptFile]? {
    try state.withLock { state throws(FileSystemError) in
      guard !state.isOver else { return nil }
      let kept = try state.journal.undo(in: files)
      try end(&state)
      return kept
    }
  }

  private func end(_ state: inout State) throws(FileSystemError) {
    if let saved = state.saved {
      try files.apply([.remove(path: UndoJournal.path, former: .bytes(saved))])
    }
    state = State(isOver: true)
  }
}

/// Receives the work to do before a signal ends the process.
typealias SignalHook = (@escaping @Sendable () -> Void) -> Void

/// Changes files; undoes all changes unless the change succeeds, also when a signal ends the process.
func changeFiles(
  of fileSystem: FileSystem, beforeSignals: SignalHook, console: Console,
  _ change: (UndoableChanges) throws(FileSystemError) -> CommandOutcome
) throws(FileSystemError) -> CommandOutcome {
  let changes = UndoableChanges(of: fileSystem)
  @Sendable func undo() throws(FileSystemError) {
    for file in try changes.undo() ?? [] { console.problem("featuregen: \(file.description)") }
  }
  beforeSignals {
    do throws(FileSystemError) { try undo() } catch { report(error, to: console) }
  }
  do throws(FileSystemError) {
    let outcome = try change(changes)
    if outcome == .success { try changes.keep() } else { try undo() }
    return outcome
  } catch {
    do throws(FileSystemError) { try undo() } catch let second {
      throw FileSystemError([error, second]) ?? error
    }
    throw error
  }
}

/// Undoes the changes of an interrupted run; this run must hold the project's lock.
func undoInterruptedRun(
  _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) {
  guard let bytes = try fileSystem.read(UndoJournal.path) else { return }
  guard let journal = UndoJournal(bytes) else {
    throw FileSystemError(
      operation: "read", path: UndoJournal.path,
      reason: "it is not a journal of an interrupted run; move the file")
  }
  try fileSystem.removeLeftovers(journal.folders.sorted())
  let kept = try journal.undo(in: fileSystem)
  try fileSystem.apply([.remove(path: UndoJournal.path, former: .bytes(bytes))])
  console.error("featuregen: undid the changes of an interrupted run")
  for file in kept { console.problem("featuregen: \(file.description)") }
}
