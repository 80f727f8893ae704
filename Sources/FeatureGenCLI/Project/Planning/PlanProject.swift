import FeatureGenerator
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// A project that was read, generated in memory and compared with the disk.
struct ProjectPlan {
  /// The change of each file; empty when the project has errors.
  var changes: [FileChange] = []

  /// All diagnostics of the steps so far.
  var diagnostics: [Diagnostic] = []

  /// The paths of the project's specs.
  var specs: [String] = []

  /// The output folders of the generator.
  var folders: [String] = []

  /// The number of specs of the project.
  var specCount: Int { specs.count }

  /// The template sets of the project; nil when they could not be read.
  var templates: TemplateSets?

  /// The project; nil when it could not be read.
  var project: FeatureProject?
}

/// Generates a project in memory, and compares its files with the disk; writes nothing.
///
/// - Parameters:
///   - workers: The threads that share the work.
///   - keepsFiles: Whether the bytes of files that are in sync are kept, too.
///   - addsBuildFile: Whether the file for Bazel is created if it does not exist.
func planProject(
  _ fileSystem: FileSystem, workers: Workers = .perCore, keepsFiles: Bool = true,
  addsBuildFile: Bool = false
) throws(FileSystemError) -> ProjectPlan {
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    return ProjectPlan(diagnostics: [try missingSettings(fileSystem)])
  }
  var plan = ProjectPlan(specs: sources.specs.map(\.path))
  guard let work = try plan.read(sources, workers, fileSystem) else { return plan }
  let wantsBuildFile = addsBuildFile ? true : try bearsHeader(bazelPath, fileSystem)
  let made = plan.filesWithoutTemplates(work, sources, workers, bazel: wantsBuildFile)
  guard let others = made else { return plan }
  let generated = work.generation.files(
    adding: others,
    isOnDisk: { path, contents in
      // An error occurs again, and is reported, when the outputs are read.
      guard !keepsFiles, let found = try? fileSystem.read(path) else { return false }
      return areSame(found, contents)
    })
  plan.diagnostics += generated.diagnostics
  guard let files = generated.value else { return plan }
  let places = try places(of: files, fileSystem, workers)
  plan.diagnostics += places.diagnostics
  guard let places = places.value else { return plan }
  if plan.specCount == 0 { plan.diagnostics.append(noSpecs) }
  plan.folders = plan.project?.settings.outputFolders ?? []
  guard !plan.diagnostics.containsErrors else { return plan }
  let found = try fileSystem.search(
    FileSearch(folders: plan.folders, endings: endings(of: files)))
  plan.diagnostics += checkAreApart(files, found.inFolders)
  guard !plan.diagnostics.containsErrors else { return plan }
  var disk = try readOutputs(files, fileSystem, workers)
  let orphans = OrphanSearch(places: places, specs: Set(plan.specs))
  disk.merge(try orphans.orphans(among: found, fileSystem)) { output, _ in output }
  plan.changes = planChanges(files, disk: disk)
  plan.diagnostics += windowsLineEnds(in: plan.changes)
  plan.diagnostics += try notesOnLeftScaffolds(of: plan, among: found.inFolders, fileSystem)
  return plan
}

/// Reports the files that were created once, belong to the user, and whose spec no longer exists.
private func notesOnLeftScaffolds(
  of plan: ProjectPlan, among found: [String], _ fileSystem: FileSystem
) throws(FileSystemError) -> [Diagnostic] {
  guard let project = plan.project, let templates = plan.templates else { return [] }
  let described = Set(plan.changes.map(\.path))
  var notes: [Diagnostic] = []
  for left in leftScaffolds(
    among: found.filter { !described.contains($0) }, in: project, with: templates)
  {
    guard let bytes = try fileSystem.read(left.path) else { continue }
    notes.append(
      Diagnostic(
        .note, .abandonedFile,
        "'\(left.name)', for which this file was created, is not described by a spec",
        at: SourceSpan(file: SourceFile(path: left.path, bytes: bytes), offsets: 0..<0),
        hint: "move the parts that you need to the file of the renamed spec, and delete this file"))
  }
  return notes
}

/// Reads the present contents of the expected files.
private func readOutputs(
  _ files: [GeneratedFile], _ fileSystem: FileSystem, _ workers: Workers
) throws(FileSystemError) -> [String: [UInt8]] {
  let files = files.filter { !$0.isOnDisk }
  let wanted = Dictionary(files.map { ($0.path, $0.contents) }) { first, _ in first }
  let found = try fileSystem.read(files.map(\.path), workers) { path, bytes in
    // Equal contents are kept only once.
    bytes == wanted[path] ? wanted[path] : bytes
  }
  var disk: [String: [UInt8]] = [:]
  for (file, bytes) in zip(files, found) { disk[file.path] = bytes }
  return disk
}

/// Checks that no existing file has the path of a generated file in another Unicode form: some file systems treat
/// both as the same file, and people cannot distinguish them.
private func checkAreApart(_ files: [GeneratedFile], _ listed: [String]) -> [Diagnostic] {
  let others = listed.filter { path in !path.utf8.allSatisfy { $0 < 0x80 } }
  guard !others.isEmpty else { return [] }
  let generated = Dictionary(files.map { ($0.path, $0) }) { first, _ in first }
  return others.compactMap { path in
    guard let file = generated[path], !file.path.utf8.elementsEqual(path.utf8) else { return nil }
    return .error(
      .clashingFiles,
      "'\(file.path)' exists with the same name in other Unicode characters",
      at: SourceSpan(file: file.spec, offsets: 0..<0),
      hint: "remove that file: some file systems do not distinguish the two names")
  }
}

/// Finds the destinations of files, which must be inside the project.
private func places(
  of files: [GeneratedFile], _ fileSystem: FileSystem, _ workers: Workers
) throws(FileSystemError) -> Parsed<Set<String>> {
  let paths = files.map(\.path)
  // Neighboring paths share folders, so each thread checks a range of paths.
  let length = max(500, paths.count / workers.count + 1)
  let stretches = stride(from: 0, to: paths.count, by: length).map {
    Array(paths[$0..<min($0 + length, paths.count)])
  }
  let found = try workers.tryMap(stretches) { stretch throws(FileSystemError) in
    try fileSystem.places(stretch)
  }
  let places = found.flatMap(\.self)
  let problems = zip(files, places).compactMap { file, place -> Diagnostic? in
    guard case .foreign(let reason) = place else { return nil }
    return .error(
      .unwritablePath, "'\(file.path)' cannot be written: \(reason)",
      at: SourceSpan(file: file.spec, offsets: 0..<0),
      hint: "remove the cause, or name another folder in '\(settingsPath)'")
  }
  guard problems.isEmpty else { return Parsed(nil, diagnostics: problems) }
  return Parsed(Set(places.compactMap(\.path)))
}

/// Explains files that differ only in Windows line ends.
private func windowsLineEnds(in changes: [FileChange]) -> [Diagnostic] {
  let count = changes.count { $0.hasWindowsLineEnds }
  guard count > 0 else { return [] }
  return [
    Diagnostic(
      .warning,
      .foreignLineEnds,
      "\(counted(count, "file")) \(count == 1 ? "has" : "have") Windows line endings, and no other difference",
      at: nil,
      hint: """
        git converted them at checkout; to prevent that, write into '.gitattributes':
          *.swift text eol=lf
        and run 'git add --renormalize .'
        """)
  ]
}

private let noSpecs = Diagnostic(
  .warning, .missingProject, "'\(specsFolder)' contains no specs", at: nil,
  hint: "write a spec such as 'Specs/Features/Counter.yaml', which starts with 'feature: Counter'")
