import FeatureGenerator
import FeatureLock
import SpecSource

/// Brings a project's files to what they should be; the lock comes last.
///
/// Before the first file is touched, a journal says what is about to be written; it is removed when all is done. A run
/// that is cut short or fails half-way thus leaves files that the next one knows as generated, whatever has become of the
/// specs in between.
///
/// - Parameter lock: The lock to write; nil for the one that belongs to the plan.
func write(
  _ actions: PlannedActions, _ plan: ProjectPlan, _ inputs: LockInputs, _ fileSystem: FileSystem,
  lock: Lock? = nil
) throws(FileSystemError) {
  try fileSystem.removeLeftovers(plan.folders + [specsFolder])
  let removed = Set(actions.removals.map(\.path))
  let lock =
    lock ?? planLock(plan.changes, inputs: inputs, former: plan.lock.lock, removing: removed)
  let hasJournal = try fileSystem.read(pendingLockPath) != nil
  let operations = actions.operations
  var steps: [[FileOperation]] = []
  if !operations.isEmpty {
    let journal = pendingLock(lock, former: plan.lock.lock)
    steps.append([.write(path: pendingLockPath, contents: Array(journal.text.utf8))])
    steps.append(operations)
  }
  let text = Array(lock.text.utf8)
  if !(plan.lock.bytes.map { isSameButForLineEnds($0, text) } ?? false) {
    steps.append([
      .write(path: lockPath, contents: text, former: FormerContents(plan.lock.bytes))
    ])
  }
  if !operations.isEmpty || hasJournal { steps.append([.remove(path: pendingLockPath)]) }
  try fileSystem.applyInSteps(steps)
}

extension PlannedActions {
  /// What is done to files, unless somebody has changed them since they were read: nobody has looked at that.
  fileprivate var operations: [FileOperation] {
    writes.map { change in
      .write(
        path: change.path, contents: change.expected ?? [],
        former: FormerContents(change.current))
    }
      + removals.map { .remove(path: $0.path, former: FormerContents($0.current)) }
  }
}

/// What the next run has to know beside the lock that it finds, should this one be cut short: the files that have other
/// bytes than that says, and what runs that were cut short before have left.
private func pendingLock(_ lock: Lock, former: Lock?) -> Lock {
  guard let former else { return lock }
  let outputs = lock.outputs.filter { former.outputs[$0.key]?.hash != $0.value.hash }
  return Lock(inputs: lock.inputs, outputs: outputs, known: former.known)
}

/// Whether a checkout has made other line ends of the same lock, at most.
func isSameButForLineEnds(_ current: [UInt8], _ expected: [UInt8]) -> Bool {
  if current == expected { return true }
  let carriageReturn = UInt8(ascii: "\r")
  return current.contains(carriageReturn) && current.filter { $0 != carriageReturn } == expected
}
