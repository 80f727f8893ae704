import ArgumentParser
import FeatureGenerator
import FeatureLock
import FeatureSpec
import Platform
import SpecSource

/// `featuregen doctor`: checks the tool itself.
struct Doctor: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "doctor",
    abstract: "Checks that the tool gives the same files wherever it runs; writes nothing.",
    discussion: """
      '--determinism' renders all files again in several processes, each with another order of the specs, another \
      number of threads and another seed of hashes, and compares the results.

      Exit status: 0 when all results are equal, 1 on errors and when one differs.
      """)

  @OptionGroup var options: ProjectOptions
  @OptionGroup var work: WorkOptions

  @Flag(help: "Compare the files that are rendered under different circumstances.")
  var determinism = false

  @Option(help: .hidden)
  var renderingOrder: UInt64?

  func validate() throws {
    if !determinism, renderingOrder == nil {
      throw ValidationError("Name a check: '--determinism'.")
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let fileSystem = options.fileSystem
      if let renderingOrder {
        return try printRendering(
          fileSystem, order: renderingOrder, workers: work.workers, console: console)
      }
      return try checkDeterminism(fileSystem, console: console) {
        variation throws(FileSystemError) in
        try variation.render(directory: options.directory)
      }
    }
  }
}

/// Renders a project's files several times and compares them.
///
/// - Parameter render: Runs a process that prints the hashes under some circumstances; nil when the tool is gone.
func checkDeterminism(
  _ fileSystem: FileSystem, console: Console,
  render: (RenderingVariation) throws(FileSystemError) -> ProcessResult?
) throws(FileSystemError) -> CommandOutcome {
  let rendering = try renderedHashes(fileSystem, order: nil)
  guard let expected = rendering.reported(to: console) else { return .failure }
  var differences: [Diagnostic] = []
  for variation in RenderingVariation.all {
    let result = try render(variation)
    guard let result, result.status == 0 else {
      differences.append(
        .error("cannot run featuregen \(variation)", at: nil, hint: result?.error.firstLine))
      continue
    }
    let actual = String(decoding: result.output, as: UTF8.self)
    let files = Set(actual.split(separator: "\n")).symmetricDifference(
      Set(expected.split(separator: "\n")))
    differences += Set(files.compactMap { $0.split(separator: " ", maxSplits: 1).last }).sorted()
      .map { path in
        .error(
          "'\(path)' has other contents \(variation)", at: nil,
          hint: "featuregen or its templates have a defect; please report it")
      }
  }
  guard !report(differences, to: console) else { return .failure }
  let files = counted(expected.split(separator: "\n").count, "file")
  console.status("\(files), the same under \(RenderingVariation.all.count) circumstances")
  return .success
}

extension String {
  /// The first line that is not empty; nil when all are.
  fileprivate var firstLine: String? {
    split(whereSeparator: \.isNewline).first.map(String.init)
  }
}

/// Prints the hashes of a project's files.
private func printRendering(
  _ fileSystem: FileSystem, order: UInt64, workers: Workers, console: Console
) throws(FileSystemError) -> CommandOutcome {
  let rendering = try renderedHashes(fileSystem, order: order, workers: workers)
  guard let hashes = rendering.reported(to: console) else { return .failure }
  console.output(hashes)
  return .success
}

/// The hashes of a project's files, one line each.
///
/// - Parameter order: Chooses the order in which the specs are read; nil for the order of their paths.
private func renderedHashes(
  _ fileSystem: FileSystem, order: UInt64?, workers: Workers = .one
) throws(FileSystemError) -> Parsed<String> {
  guard var sources = try loadSources(fileSystem) else {
    return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
  }
  if let order {
    sources.specs = shuffled(sources.specs, by: order)
  }
  let loaded = readProject(settings: sources.settings, specs: sources.specs, workers: workers)
  guard let project = loaded.value, !loaded.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: loaded.diagnostics)
  }
  let loadedSets = try loadTemplateSets(of: project, fileSystem)
  guard let templates = loadedSets.value else {
    return Parsed(nil, diagnostics: loadedSets.diagnostics)
  }
  let pages = documentationFiles(of: project, workers: workers)
  let generated = generate(project, with: templates.sets, adding: pages, workers: workers)
  let lines = generated.value?.map { "\(ContentHash(of: $0.contents).digits) \($0.path)" }
  return Parsed(lines?.joined(separator: "\n"), diagnostics: generated.diagnostics)
}

/// Files in an order that depends on nothing but their paths and a number.
private func shuffled(_ files: [SourceFile], by number: UInt64) -> [SourceFile] {
  let ranks = files.map { ContentHash(of: Array("\(number) \($0.path)".utf8)).digits }
  return zip(ranks, files).sorted { $0.0 < $1.0 }.map(\.1)
}
