import ArgumentParser
import FeatureGenerator
import FeatureSpec
import JSON
import Platform
import SpecSource

/// The options that ask `generate` for single steps, which other build engines run where and when they like.
struct StepOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Generate the files of this spec only, into '--out'; may be repeated.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write below this folder; nothing else is written.",
      valueName: "folder"), completion: .directory)
  var out: String?

  @Flag(help: "List the inputs of each spec's files, as JSON; write nothing.")
  var listInputs = false

  @Flag(help: "List the files that are generated for each spec, as JSON; write nothing.")
  var listOutputs = false

  func validate() throws {
    if isList, out != nil {
      throw ValidationError("A list writes nothing; leave out '--out'.")
    }
    if !isList, spec.isEmpty != (out == nil) {
      throw ValidationError("'--spec' and '--out' go together.")
    }
  }

  /// Whether lists are asked for.
  var isList: Bool { listInputs || listOutputs }

  /// Whether a single step or a list is asked for.
  var isUsed: Bool { isList || !spec.isEmpty }
}

/// Generates the files of some specs into a folder of their own.
///
/// It reads the settings, the specs and the template sets: the files that `listSteps` names are enough. Other files of the
/// project, the lock included, are neither read nor changed.
func generateSteps(
  of specs: [String], from fileSystem: FileSystem, into output: FileSystem,
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let steps = try makeSteps(of: specs, fileSystem, workers).reported(to: console) else {
    return .failure
  }
  var operations: [FileOperation] = []
  for file in steps.files where file.ownership == .generated {
    guard try output.read(file.path) != file.contents else { continue }
    operations.append(.write(path: file.path, contents: file.contents))
  }
  try output.apply(operations)
  return .success
}

/// Lists the inputs and the files of specs.
///
/// - Parameter specs: The paths of the specs; empty for all.
func listSteps(
  of specs: [String], _ fileSystem: FileSystem, inputs: Bool, outputs: Bool,
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let steps = try makeSteps(of: specs, fileSystem, workers).reported(to: console) else {
    return .failure
  }
  let files = Dictionary(grouping: steps.files.filter { $0.ownership == .generated }) {
    $0.spec.path
  }
  let entries = steps.inputs.sorted { $0.key < $1.key }.map { spec, paths in
    JSONValue.object(omittingNil: [
      ("spec", .text(spec)), ("inputs", inputs ? .texts(paths) : nil),
      ("outputs", outputs ? .texts((files[spec] ?? []).map(\.path)) : nil),
    ])
  }
  console.output(JSONValue.object([("version", 1), ("specs", .list(entries))]).rendered)
  return .success
}

/// The files of some specs, and their inputs.
private struct Steps {
  /// The settings, specs and files of template sets that each spec's files are made from, by the path of the spec.
  var inputs: [String: [String]]
  /// The files, in the order of their paths.
  var files: [GeneratedFile]
}

private func makeSteps(
  of specs: [String], _ fileSystem: FileSystem, _ workers: Workers
) throws(FileSystemError) -> Parsed<Steps> {
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
  }
  let missing = missingSpecs(specs, among: sources.specs.map(\.path) + [settingsPath])
  guard missing.isEmpty else { return Parsed(nil, diagnostics: missing) }
  let wanted = Set(specs)
  let isWanted = { (path: String) in wanted.isEmpty || wanted.contains(path) }
  let loaded = readProject(
    settings: sources.settings, specs: sources.specs, workers: workers, where: isWanted)
  guard let project = loaded.value, !loaded.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: loaded.diagnostics)
  }
  let sets = try loadTemplateSets(of: project, fileSystem)
  guard let templates = sets.value else { return Parsed(nil, diagnostics: sets.diagnostics) }
  let generation = Generation(of: project, with: templates.sets, workers: workers)
  let generated = generation.files(where: isWanted)
  // Pages are left out: they describe parents too, which are no inputs of a step.
  guard let files = generated.value else { return Parsed(nil, diagnostics: generated.diagnostics) }
  var made = generation.specs.filter { isWanted($0.key) }
  if files.contains(where: \.isOfAllSpecs) { made[settingsPath] = sources.specs.map(\.path) }
  let inputs = made.mapValues { specs in
    [settingsPath] + specs + templates.paths(namedBy: specs, in: project)
  }
  return Parsed(Steps(inputs: inputs, files: files))
}

extension LoadedTemplateSets {
  /// The paths of the files of all sets that the settings and some specs name, sorted.
  fileprivate func paths(namedBy specs: [String], in project: FeatureProject) -> [String] {
    let settings = project.settings
    let names =
      [settings.templates] + settings.modules.compactMap(\.templates)
      + specs.map(project.templates(ofSpecAt:))
    return Set(names.map(\.value)).flatMap { paths[$0] ?? [] }.sorted()
  }
}
