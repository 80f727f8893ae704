import FeatureGenerator
import FeatureLock
import Platform
import SpecSource

/// Compares the hashes of a project's files with the lock; parses and renders nothing.
///
/// - Parameter workers: The threads that share the work.
func checkLock(
  _ fileSystem: FileSystem, workers: Workers = .perCore
) throws(FileSystemError) -> CheckReport {
  var report = CheckReport(comparedHashesOnly: true)
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    report.diagnostics = [try missingSettings(fileSystem)]
    return report
  }
  report.specCount = sources.specs.count
  guard let bytes = try fileSystem.read(lockPath) else {
    report.diagnostics = [missingLock]
    return report
  }
  let parsed = parseLock(SourceFile(path: lockPath, bytes: bytes))
  report.diagnostics = parsed.diagnostics
  guard let lock = parsed.value else { return report }
  // The hashes of the settings and specs cover which sets they name.
  var hashes: [String: ContentHash] = [:]
  for name in lock.inputs.templates.keys {
    hashes[name] = try templateSetHash(name, fileSystem)
  }
  let now = LockInputs(of: sources, templates: hashes, workers)
  report.formerGenerator = lock.inputs.generator == now.generator ? nil : lock.inputs.generator
  report.changes = [lockChange(InputChanges(since: lock.inputs, now: now), bytes)]
  let outputs = lock.outputs
  report.changes += try fileSystem.read(outputs.keys.sorted(), workers) { path, bytes in
    outputs[path].map { outputChange(path, $0, now, bytes) }
  }.compactMap(\.self)
  report.changes.sort { $0.path < $1.path }
  return report
}

/// Compares the inputs that the lock lists with those of now.
private func lockChange(_ inputs: InputChanges, _ bytes: [UInt8]) -> FileChange {
  var change = FileChange(path: lockPath, current: bytes, status: .inSync, specs: [])
  guard !inputs.isEmpty else { return change }
  change.status = .outOfSync
  change.specChanges = inputs.allSpecChanges
  change.causes =
    ([.lockOutOfDate] + (inputs.specs.isEmpty ? [] : [.specChanged]) + inputs.commonCauses())
    .sorted()
  return change
}

/// Compares a file with its entry in the lock.
private func outputChange(
  _ path: String, _ output: LockedOutput, _ inputs: LockInputs, _ current: [UInt8]?
) -> FileChange {
  var change = FileChange(path: path, status: .inSync, specs: output.specs)
  guard let current else {
    change.status = .missing
    change.causes = [.missing]
    return change
  }
  if ContentHash(of: current) != output.hash {
    change.status = .outOfSync
    change.edits = .some
    change.causes = [.editedByHand]
  }
  // Files about the whole project belong to the settings.
  if let own = output.specs.first, own != settingsPath, inputs.specs[own] == nil {
    change.status = .orphaned
    change.causes.append(.orphaned)
  }
  return change
}

private let missingLock = Diagnostic.error(
  "there is no '\(lockPath)' to compare hashes with", at: nil,
  hint: "run '\(toolCommand) generate', which writes it, and commit it")
