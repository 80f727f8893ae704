import FeatureGenerator
import FeatureLock
import FeatureSpec
import SpecSource

/// A project read, generated in memory and compared with what is on disk.
struct ProjectPlan {
  /// How each file stands; empty when there are errors.
  var changes: [FileChange] = []

  /// Everything found on the way.
  var diagnostics: [Diagnostic] = []

  /// The paths of the project's specs.
  var specs: [String] = []

  /// What the files are made of; nil when there are errors.
  var inputs: LockInputs?

  /// The lock that was found.
  var lock = LoadedLock()

  /// Those of the specs that are looked at.
  var part = ShardedSpecs(nil, specs: [])

  /// The folders that files are generated into.
  var folders: [String] = []

  /// How many specs the project has.
  var specCount: Int { specs.count }

  /// The template sets that it is generated with; nil when they could not be read.
  var templates: TemplateSets?

  /// The project; nil when it could not be read.
  var project: FeatureProject?

  /// The lock that belongs to the files as they should be.
  func newLock(removing removed: Set<String> = []) -> Lock? {
    inputs.map { planLock(changes, inputs: $0, former: lock.lock, removing: removed) }
  }

  /// How the lock itself stands.
  var lockChange: FileChange? {
    if lock.isAsExpected, changes.allSatisfy({ $0.status == .inSync }) {
      return FileChange(path: lockPath, current: lock.bytes, status: .inSync, specs: [])
    }
    guard let new = newLock() else { return nil }
    guard !lock.isAsExpected || new != lock.lock else {
      return FileChange(path: lockPath, current: lock.bytes, status: .inSync, specs: [])
    }
    let expected = Array(new.text.utf8)
    let isThere = lock.bytes != nil
    let isSame = lock.bytes.map { isSameButForLineEnds($0, expected) } ?? false
    var change = FileChange(
      path: lockPath, expected: expected, current: lock.bytes,
      status: isSame ? .inSync : isThere ? .outOfSync : .missing, specs: [])
    if !isSame { change.causes = isThere ? [.lockOutOfDate] : [.lockOutOfDate, .missing] }
    if !isSame, let former = lock.lock?.inputs, let inputs {
      change.specChanges = InputChanges(since: former, now: inputs).allSpecChanges
    }
    return change
  }
}

/// Takes a project from its specs to how its generated files stand; writes nothing.
///
/// - Parameters:
///   - workers: What shares the work.
///   - shard: The part of the project that is looked at; nil for all of it.
///   - keepsFiles: Whether the bytes of files that are in sync are kept, too.
/// - Throws: `FileSystemError` when a file cannot be read.
func planProject(
  _ fileSystem: FileSystem, lock use: LockUse = .strict, workers: Workers = .perCore,
  shard: Shard? = nil, keepsFiles: Bool = true
) throws(FileSystemError) -> ProjectPlan {
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    return ProjectPlan(diagnostics: [try missingSettings(fileSystem)])
  }
  var plan = ProjectPlan(specs: sources.specs.map(\.path))
  plan.part = ShardedSpecs(shard, specs: plan.specs)
  guard let work = try plan.read(sources, workers, fileSystem) else { return plan }
  let (part, inputs) = (plan.part, work.inputs)
  let generated = work.generation.files(where: part.contains) { path, contents in
    // An error comes once more, and is told, when the file is read for what it holds.
    !keepsFiles && isOutputPath(path) && (try? fileSystem.read(path)) == contents
  }
  plan.diagnostics += generated.diagnostics
  guard let files = generated.value else { return plan }
  plan.diagnostics += try checkLinks(of: files, fileSystem, workers)
  guard !plan.diagnostics.containsErrors else { return plan }
  if plan.specCount == 0 { plan.diagnostics.append(noSpecs) }
  plan.inputs = inputs
  plan.lock = try loadLock(
    fileSystem, use: use, inputs: inputs,
    expecting: files.allSatisfy { $0.isOnDisk || $0.ownership == .scaffolded }
      ? Lock(of: files, inputs: inputs) : nil)
  plan.diagnostics += plan.lock.diagnostics
  guard !plan.diagnostics.containsErrors else { return plan }
  plan.folders = plan.project?.settings.outputFolders ?? []
  var listed: [String] = []
  for folder in Set(plan.folders).sorted() { listed += try fileSystem.list(folder) ?? [] }
  plan.diagnostics += checkAreApart(files, listed)
  guard !plan.diagnostics.containsErrors else { return plan }
  let disk = try readOutputs(files, plan.lock.lock, among: listed, fileSystem, part, workers)
  plan.changes = planChanges(files, lock: plan.lock.lock, inputs: inputs, disk: disk)
  plan.diagnostics += windowsLineEnds(in: plan.changes)
  return plan
}

/// Reads what is on disk of the files that should be there, of those in the lock, and of others that were generated.
private func readOutputs(
  _ files: [GeneratedFile], _ lock: Lock?, among listed: [String], _ fileSystem: FileSystem,
  _ part: ShardedSpecs, _ workers: Workers
) throws(FileSystemError) -> [String: [UInt8]] {
  let expected = Set(files.map(\.path))
  let files = files.filter { !$0.isOnDisk }
  let wanted = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
  let found = try fileSystem.read(files.map(\.path), workers) { path, bytes in
    // What is as it should be is kept once.
    bytes == wanted[path] ? wanted[path] : bytes
  }
  var disk: [String: [UInt8]] = [:]
  for (file, bytes) in zip(files, found) { disk[file.path] = bytes }
  var others = Set(lock?.outputs.keys ?? [:].keys).union(lock?.known.keys ?? [:].keys)
  others.formUnion(listed.filter { $0.hasSuffix(".swift") || $0.hasSuffix(".md") })
  // A broken link, and an orphan that leads elsewhere, are nobody's output.
  let orphans = others.subtracting(expected).sorted()
  let outside = Set(try fileSystem.pathsLeadingOutside(orphans))
  for path in orphans where !outside.contains(path) && isOutputPath(path) {
    let locked = lock?.outputs[path]?.specs.first
    guard locked.map(part.contains) ?? true, let start = try fileSystem.readStart(path),
      let spec = GeneratedHeader.spec(in: start), part.contains(locked ?? spec)
    else { continue }
    disk[path] = try fileSystem.read(path)
  }
  return disk
}

extension Settings {
  /// The folders that files are generated into.
  fileprivate var outputFolders: [String] {
    modules.flatMap { [$0.sources, $0.tests] } + [pages?.value].compactMap(\.self)
  }
}

/// Whether a path stays in the project; a lock is a file that anybody can write.
func isOutputPath(_ path: String) -> Bool {
  !path.hasPrefix("/") && !path.split(separator: "/").contains("..")
}

/// Checks that no file lies beside a generated one whose path Unicode writes otherwise: some file systems take both for
/// one, and nobody sees which is which.
private func checkAreApart(_ files: [GeneratedFile], _ listed: [String]) -> [Diagnostic] {
  let others = listed.filter { path in !path.utf8.allSatisfy { $0 < 0x80 } }
  guard !others.isEmpty else { return [] }
  let generated = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  return others.compactMap { path in
    guard let file = generated[path], !file.path.utf8.elementsEqual(path.utf8) else { return nil }
    return .error(
      "beside '\(file.path)' lies a file of that name, written in other characters of Unicode",
      at: SourceSpan(file: file.spec, offsets: 0..<0),
      hint: "remove it: some file systems take both for one")
  }
}

/// Checks that no symbolic link leads a file out of the project.
private func checkLinks(
  of files: [GeneratedFile], _ fileSystem: FileSystem, _ workers: Workers
) throws(FileSystemError) -> [Diagnostic] {
  let paths = files.map(\.path)
  // Neighbours share their folders, so each thread looks after a stretch.
  let length = max(500, paths.count / workers.count + 1)
  let stretches = stride(from: 0, to: paths.count, by: length).map {
    Array(paths[$0..<min($0 + length, paths.count)])
  }
  let found = workers.map(stretches) { stretch in
    Result { () throws(FileSystemError) in try fileSystem.pathsLeadingOutside(stretch) }
  }
  var outside: Set<String> = []
  for paths in found { outside.formUnion(try paths.get()) }
  return files.filter { outside.contains($0.path) }.map { file in
    .error(
      "a symbolic link leads '\(file.path)' out of the project",
      at: SourceSpan(file: file.spec, offsets: 0..<0),
      hint: "remove the link, or name another folder in '\(settingsPath)'")
  }
}

/// Explains files that differ in nothing but Windows line ends.
private func windowsLineEnds(in changes: [FileChange]) -> [Diagnostic] {
  let count = changes.count { $0.hasWindowsLineEnds }
  guard count > 0 else { return [] }
  return [
    Diagnostic(
      .warning,
      "\(files(count)) \(count == 1 ? "has" : "have") Windows line ends, and nothing else is different",
      at: nil,
      hint: """
        the checkout has converted them; to keep it from doing so, write into '.gitattributes':
          *.swift text eol=lf
        and run 'git add --renormalize .'
        """)
  ]
}

private let noSpecs = Diagnostic(
  .warning, "there are no specs under '\(specsFolder)'", at: nil,
  hint: "write one, 'Specs/Features/Counter.yaml', that begins with 'feature: Counter'")
