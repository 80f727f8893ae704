import FeatureLock
import FeatureSpec

/// Compares files as they should be with what is on disk.
///
/// Whether a file is out of sync is decided by its bytes alone; the lock only says why.
///
/// - Parameters:
///   - lock: What the last run wrote; nil when there is no lock.
///   - inputs: What the files are made of now.
///   - disk: What is on disk, by path: all files that should be there, those that the lock lists, and any others that
///     may bear the header of generated code.
/// - Returns: How every file stands, in the order of their paths.
public func planChanges(
  _ files: [GeneratedFile], lock: Lock?, inputs: LockInputs, disk: [String: [UInt8]]
) -> [FileChange] {
  let planner = ChangePlanner(
    lock: lock, changes: lock.map { InputChanges(since: $0.inputs, now: inputs) })
  let paths = Set(files.map(\.path))
  let orphans = disk.keys.filter { !paths.contains($0) }.compactMap { path in
    planner.orphan(path, current: disk[path] ?? [])
  }
  var changes = files.map { planner.change(of: $0, current: disk[$0.path]) }
  changes += orphans
  changes.sort { $0.path < $1.path }
  return changes
}

/// Compares one file after the other.
private struct ChangePlanner {
  let lock: Lock?
  /// What has changed since the lock was written; nil when there is no lock.
  let changes: InputChanges?

  /// How a file stands that should be there.
  func change(of file: GeneratedFile, current: [UInt8]?) -> FileChange {
    guard !file.isOnDisk else {
      return FileChange(path: file.path, file: file, status: .inSync, specs: file.specs)
    }
    var change = FileChange(
      path: file.path, file: file, expected: file.contents, current: current, status: .inSync,
      specs: file.specs)
    guard let current else {
      change.status = .missing
      change.causes = [.missing]
      if file.ownership == .generated { blame(&change) }
      // A file that is new is not what a lock could know.
      change.causes.removeAll { $0 == .lockOutOfDate }
      return sorted(change)
    }
    guard file.ownership == .generated, current != file.contents else { return change }
    guard !differsInLineEndsOnly(current, from: file.contents) else {
      change.hasWindowsLineEnds = true
      return change
    }
    let isGenerated = GeneratedHeader.isBorne(by: current)
    change.status = isGenerated ? .outOfSync : .blocked
    change.edits = edits(of: file.path, current)
    if change.edits == .some { change.causes.append(.editedByHand) }
    if change.edits == .unknown, isGenerated { change.causes.append(.lockOutOfDate) }
    if isGenerated { blame(&change) }
    if differsInSpaceOnly(current, from: file.contents) { change.causes.append(.whitespaceOnly) }
    return sorted(change)
  }

  /// How a file stands that no spec describes; nil for one that was not generated.
  func orphan(_ path: String, current: [UInt8]) -> FileChange? {
    guard GeneratedHeader.isBorne(by: current) else { return nil }
    let specs = lock?.outputs[path]?.specs ?? []
    var change = FileChange(path: path, current: current, status: .orphaned, specs: specs)
    change.causes = [.orphaned]
    change.edits = edits(of: path, current)
    if change.edits == .some { change.causes.append(.editedByHand) }
    // Only changes of its own spec can have made it an orphan.
    change.specChanges = changes?.changes(among: Array(specs.prefix(1))) ?? []
    if !change.specChanges.isEmpty { change.causes.append(.specChanged) }
    return sorted(change)
  }

  /// Whether a file is as the generator left it.
  private func edits(of path: String, _ current: [UInt8]) -> FileChange.Edits {
    guard let lock, lock.lists(path) else { return .unknown }
    return lock.knows(path, ContentHash(of: current)) ? .none : .some
  }

  /// Names what has changed since the file was generated, if it is to become another one.
  private func blame(_ change: inout FileChange) {
    guard let changes, let lock, let expected = change.expected else { return }
    let former = lock.outputs[change.path]
    guard former?.hash != ContentHash(of: expected) else { return }
    change.specChanges =
      change.file?.isOfAllSpecs == true
      ? changes.allSpecChanges : changes.changes(among: change.specs + (former?.specs ?? []))
    let causes =
      (change.specChanges.isEmpty ? [] : [DriftCause.specChanged])
      + changes.commonCauses(for: change.file.map { [$0.templateSet].compactMap(\.self) })
    // What nothing explains is the work of another build of the generator, unless the lock cannot know.
    change.causes +=
      causes.isEmpty ? [former == nil ? .lockOutOfDate : .generatorChanged] : causes
  }

  private func sorted(_ change: FileChange) -> FileChange {
    var change = change
    change.causes = Set(change.causes).sorted()
    return change
  }
}

/// Whether a text is another one but for Windows line ends.
private func differsInLineEndsOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  current.contains(UInt8(ascii: "\r")) && withoutWindowsLineEnds(current) == expected
}

/// Whether a text is another one but for spaces and line breaks.
private func differsInSpaceOnly(_ current: [UInt8], from expected: [UInt8]) -> Bool {
  let space: Set<UInt8> = [9, 10, 13, 32]
  return current.lazy.filter { !space.contains($0) }
    .elementsEqual(expected.lazy.filter { !space.contains($0) })
}
