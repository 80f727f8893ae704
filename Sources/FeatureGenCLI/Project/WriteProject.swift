import FeatureGenerator
import FeatureLock
import SpecSource

/// Brings a project's files to what they should be; the lock comes last.
///
/// Before the first file is touched, what is about to be written is noted down. A run that is cut short thus leaves files
/// that the next one knows as generated, whatever has become of the specs in between.
///
/// - Parameter lock: The lock to write; nil for the one that belongs to the plan.
/// - Throws: `FileSystemError` when a file cannot be written.
func write(
  _ actions: PlannedActions, _ plan: ProjectPlan, _ inputs: LockInputs, _ fileSystem: FileSystem,
  lock: Lock? = nil
) throws(FileSystemError) {
  try fileSystem.removeLeftovers(plan.folders + [specsFolder])
  let removed = Set(actions.removals.map(\.path))
  let lock =
    lock ?? planLock(plan.changes, inputs: inputs, former: plan.lock.lock, removing: removed)
  let hasPending = try fileSystem.read(pendingLockPath) != nil
  let writesFiles = !actions.writes.isEmpty || !actions.removals.isEmpty
  if writesFiles {
    try checkIsAsPlanned(actions.writes + actions.removals, fileSystem)
    let pending = pendingLock(lock, former: plan.lock.lock)
    try fileSystem.apply([.write(path: pendingLockPath, contents: Array(pending.text.utf8))])
    let writes = actions.writes.map { change in
      FileOperation.write(path: change.path, contents: change.expected ?? [])
    }
    do {
      try fileSystem.apply(writes + removed.sorted().map(FileOperation.remove))
    } catch {
      // Nothing was written, so there is nothing to know of.
      if !error.isPartial, !hasPending { try? fileSystem.apply([.remove(path: pendingLockPath)]) }
      throw error
    }
  }
  let text = Array(lock.text.utf8)
  if !(plan.lock.bytes.map { isSameButForLineEnds($0, text) } ?? false) {
    try fileSystem.apply([.write(path: lockPath, contents: text)])
  }
  if writesFiles || hasPending { try fileSystem.apply([.remove(path: pendingLockPath)]) }
}

/// What the next run has to know beside the lock that it finds, should this one be cut short: the files that have other
/// bytes than that says, and what runs that were cut short before have left.
private func pendingLock(_ lock: Lock, former: Lock?) -> Lock {
  guard let former else { return lock }
  let outputs = lock.outputs.filter { former.outputs[$0.key]?.hash != $0.value.hash }
  return Lock(inputs: lock.inputs, outputs: outputs, known: former.known)
}

/// Checks that nobody has changed a file since it was read: that would be an edit nobody has looked at.
private func checkIsAsPlanned(
  _ changes: [FileChange], _ fileSystem: FileSystem
) throws(FileSystemError) {
  for change in changes where try fileSystem.read(change.path) != change.current {
    throw FileSystemError(
      operation: "write", path: change.path,
      reason: "it has changed while featuregen was at work; nothing was written, run it again")
  }
}

/// Whether a checkout has made other line ends of the same lock, at most.
func isSameButForLineEnds(_ current: [UInt8], _ expected: [UInt8]) -> Bool {
  if current == expected { return true }
  let carriageReturn = UInt8(ascii: "\r")
  return current.contains(carriageReturn) && current.filter { $0 != carriageReturn } == expected
}
