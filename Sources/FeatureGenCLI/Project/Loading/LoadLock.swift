import FeatureGenerator
import FeatureLock
import SpecSource

/// Where a project's lock stands, relative to its root.
let lockPath = ProjectLayout.lock

/// Where a run says what it is about to write, so that the next one knows its files if it is cut short.
let pendingLockPath = "Specs/.featuregen.pending"

/// What a command does with the lock.
enum LockUse {
  /// It needs one that is whole, or none.
  case strict
  /// It makes a new one, and takes of the old one what can be read.
  case rebuild
  /// It has no use for it.
  case ignored
}

/// A lock as it was found.
struct LoadedLock {
  /// What it says, together with what a run that was cut short left; nil when there is none.
  var lock: Lock?
  /// Whether its bytes are those of the lock that was expected.
  var isAsExpected = false
  /// Its bytes, unless they are as expected: those of a large project take much memory.
  fileprivate(set) var found: [UInt8]?
  /// What is wrong with it.
  var diagnostics: [Diagnostic] = []

  /// Its bytes; nil when there is no file.
  var bytes: [UInt8]? { isAsExpected ? lock.map { Array($0.text.utf8) } : found }
}

/// Reads a project's lock.
///
/// - Parameters:
///   - inputs: What files are made of now; stands in for what a broken lock cannot say.
///   - paths: Which paths are the project's.
///   - expected: What the lock holds if nothing has changed, which is seen by its bytes; nil to read it in any case.
func loadLock(
  _ fileSystem: FileSystem, use: LockUse, inputs: LockInputs, paths: ProjectPaths,
  expecting expected: Lock? = nil
) throws(FileSystemError) -> LoadedLock {
  guard use != .ignored else { return LoadedLock() }
  let bytes = try fileSystem.read(lockPath)
  var loaded = LoadedLock()
  if let bytes, let expected, expected.isWritten(in: bytes) {
    loaded.lock = expected
    loaded.isAsExpected = true
  } else if let bytes {
    loaded.found = bytes
    let file = SourceFile(path: lockPath, bytes: bytes)
    let parsed = parseLock(file, paths)
    loaded.lock = parsed.value
    if use == .rebuild, parsed.value == nil {
      loaded.lock = Lock(inputs: inputs, outputs: [:], known: salvageLock(file, paths))
    } else {
      loaded.diagnostics = parsed.diagnostics
    }
  }
  if let bytes = try fileSystem.read(pendingLockPath) {
    let file = SourceFile(path: pendingLockPath, bytes: bytes)
    guard let pending = parseLock(file, paths).value else {
      loaded.diagnostics.append(foreignNote(file))
      return loaded
    }
    loaded.found = loaded.bytes
    loaded.isAsExpected = false
    let lock = loaded.lock ?? Lock(inputs: pending.inputs, outputs: [:])
    loaded.lock = lock.knowing(pending)
  }
  return loaded
}

/// The error for a file in the place of the note of a run: it would be overwritten and removed.
private func foreignNote(_ file: SourceFile) -> Diagnostic {
  .error(
    "this is not what a run of featuregen has left", at: SourceSpan(file: file, offsets: 0..<0),
    hint: "move it away: while featuregen writes, it keeps a note there of what it writes")
}
