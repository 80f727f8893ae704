import FeatureLock

/// The lock that belongs to files as they should be.
///
/// - Parameters:
///   - changes: How every file stands.
///   - former: The lock there is. What it knows of orphans stays, so that a later run can tell whether they were edited.
///   - removed: The orphans that go.
public func planLock(
  _ changes: [FileChange], inputs: LockInputs, former: Lock?, removing removed: Set<String> = []
) -> Lock {
  var lock = Lock(inputs: inputs, outputs: [:])
  for change in changes {
    if let file = change.file, file.ownership == .generated {
      lock.outputs[change.path] = LockedOutput(of: file)
    } else if change.status == .orphaned, !removed.contains(change.path) {
      lock.outputs[change.path] = lockedOrphan(change, former)
    }
  }
  return lock
}

extension Lock {
  /// The lock of files that are as they should be.
  public init(of files: [GeneratedFile], inputs: LockInputs) {
    self.init(inputs: inputs, outputs: [:])
    outputs.reserveCapacity(files.count)
    for file in files where file.ownership == .generated {
      outputs[file.path] = LockedOutput(of: file)
    }
  }
}

extension LockedOutput {
  fileprivate init(of file: GeneratedFile) {
    self.init(hash: file.hash, specs: file.specs)
  }
}

/// The entry of an orphan: the hash of what the generator left, even if that run was cut short.
private func lockedOrphan(_ change: FileChange, _ former: Lock?) -> LockedOutput? {
  guard change.edits == .none, let current = change.current else {
    return former?.outputs[change.path]
  }
  return LockedOutput(hash: ContentHash(of: current), specs: change.specs)
}
