import FeatureGenerator
import FeatureLock
import FeatureSpec
import SpecSource

/// What is left to do when a project was read and has no errors.
struct PlannedWork {
  /// What there is to make.
  var generation: Generation
  /// The files that need not be made anew, by the paths of their specs.
  var known: [String: [GeneratedFile]]
  /// What the files are made of.
  var inputs: LockInputs
}

extension ProjectPlan {
  /// Reads the specs and the template sets, checks the rules, and finds out what need not be made anew.
  ///
  /// - Returns: What is left to do; nil when there are errors.
  /// - Throws: `FileSystemError` when a file of a template set cannot be read.
  mutating func read(
    _ sources: ProjectSources, _ file: CacheFile?, _ workers: Workers, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> PlannedWork? {
    cache = file?.load()
    let hashes = specHashes(of: sources, workers)
    let noted = notedSpecs(hashes, file)
    let loaded = readUncheckedProject(
      settings: sources.settings, specs: sources.specs, workers: workers,
      skippingTests: noted.contains)
    diagnostics = loaded.diagnostics
    guard let unchecked = loaded.value else { return nil }
    let sets = try loadTemplateSets(of: unchecked, fileSystem)
    diagnostics += sets.diagnostics
    guard let sets = sets.value, !diagnostics.containsErrors else {
      // Whatever is wrong with the rules is told as well.
      let whole = unchecked.readingTests(workers: workers) { _ in true }
      project = whole
      diagnostics += checkRules(of: whole, workers: workers, where: part.contains)
      return nil
    }
    templates = sets.sets
    let inputs = LockInputs(of: sources, templates: sets.hashes, specs: hashes)
    let needsAllTests = needsAllTests(unchecked, with: sets.sets)
    let read = unchecked.readingTests(workers: workers) { _ in needsAllTests }
    let generation = Generation(of: read, with: sets.sets, workers: workers)
    fingerprints = file.map { file in
      generation.fingerprints(of: inputs, madeBy: file.tool, notesContents: !needsAllTests)
    }
    let (known, part) = (filesInSync(generation, fileSystem), part)
    func isNew(_ path: String) -> Bool { part.contains(path) && known[path] == nil }
    let whole = read.readingTests(workers: workers, where: isNew)
    project = whole
    diagnostics += checkRules(of: whole, workers: workers, where: isNew)
    guard !diagnostics.containsErrors else { return nil }
    return PlannedWork(
      generation: Generation(of: whole, as: generation), known: known, inputs: inputs)
  }
}

/// The hashes of specs, by path.
func specHashes(of sources: ProjectSources, _ workers: Workers) -> [String: LockInputs.Spec] {
  let hashes = workers.map(sources.specs) { LockInputs.Spec(of: $0) }
  return Dictionary(zip(sources.specs.map(\.path), hashes)) { first, _ in first }
}

extension LockInputs {
  /// What the files of a project are made of.
  init(
    of sources: ProjectSources, templates: [String: ContentHash], specs: [String: LockInputs.Spec]
  ) {
    self.init(
      generator: version, settings: ContentHash(of: sources.settings.bytes), templates: templates,
      specs: specs)
  }
}
