import ArgumentParser
import FeatureGenerator
import FeatureProgram
import FeatureSpec
import JSON
import Platform
import SpecSource

/// The options that ask `generate` for single steps, which other build engines run at their own time and place.
struct StepOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Generate only the files of this spec, into '--out'; may be repeated.", valueName: "path"),
    completion: .file(extensions: ["yaml", "yml"]))
  var spec: [String] = []

  @Option(
    help: ArgumentHelp(
      "Write the files to this folder; write nothing else.",
      valueName: "folder"), completion: .directory)
  var out: String?

  @Option(
    help: ArgumentHelp(
      "Write the inputs of the files to this file, in the format of Make and Ninja.",
      valueName: "path"), completion: .file())
  var depfile: String?

  @Flag(help: "List the inputs of each spec's files, as JSON; write nothing.")
  var listInputs = false

  @Flag(help: "List the files that are generated for each spec, as JSON; write nothing.")
  var listOutputs = false

  func validate() throws {
    if isList, out != nil {
      throw ValidationError("A list writes nothing; leave out '--out'.")
    }
    if !isList, spec.isEmpty != (out == nil) {
      throw ValidationError("'--spec' and '--out' need each other; give both.")
    }
    if depfile != nil, out == nil {
      throw ValidationError("'--depfile' needs '--spec' and '--out'.")
    }
  }

  /// Whether lists are requested.
  var isList: Bool { listInputs || listOutputs }

  /// Whether a single step or a list is requested.
  var isUsed: Bool { isList || !spec.isEmpty }
}

/// Generates the files of some specs into a folder of their own.
///
/// The step reads the settings, the specs and the template sets: the files that `listSteps` names are sufficient.
/// Other files of the project, including the lock, are neither read nor changed.
///
/// - Parameter depfile: The file that lists the inputs for make and Ninja; nil to write none.
func generateSteps(
  of specs: [String], from fileSystem: FileSystem, into output: FileSystem,
  workers: Workers = .perCore, depfile: Depfile? = nil, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let work = try readSteps(of: specs, fileSystem, workers).reported(to: console),
    // Pages are left out: they also describe parents, which are no inputs of a step.
    let files = work.generation.files(where: work.isWanted).reported(to: console)
  else { return .failure }
  var operations: [FileOperation] = []
  for file in files where file.ownership == .generated {
    let current = try output.read(file.path)
    guard current != file.contents else { continue }
    operations.append(
      .write(path: file.path, contents: file.contents, former: FormerContents(generated: current)))
  }
  var parts = [(files: output, operations: operations)]
  if let depfile {
    guard let steps = work.steps.reported(to: console) else { return .failure }
    parts.append((.named(from: "."), [depfile.operation(steps)]))
  }
  try FileSystem.apply(parts)
  return .success
}

/// Lists the inputs and the outputs of specs.
///
/// - Parameter specs: The paths of the specs; empty for all.
func listSteps(
  of specs: [String], _ fileSystem: FileSystem, inputs: Bool, outputs: Bool,
  workers: Workers = .perCore, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let work = try readSteps(of: specs, fileSystem, workers).reported(to: console),
    let steps = work.steps.reported(to: console)
  else { return .failure }
  let entries = steps.map { step in
    JSONValue.object(omittingNil: [
      ("spec", .text(step.spec)), ("inputs", inputs ? .texts(step.inputs) : nil),
      ("outputs", outputs ? .texts(step.outputs) : nil),
    ])
  }
  console.output(JSONValue.object([("version", 1), ("specs", .list(entries))]).rendered)
  return .success
}

/// A project with a selection of steps.
private struct WantedSteps {
  let project: FeatureProject
  let specs: [String]
  let generation: Generation
  let sets: LoadedTemplateSets
  /// The paths of the selected specs; empty for all.
  let wanted: Set<String>

  func isWanted(_ path: String) -> Bool { wanted.isEmpty || wanted.contains(path) }

  /// The selected steps.
  var steps: Parsed<[BuildStep]> {
    BuildSteps.all(of: project, specs: specs, generation, sets, where: isWanted)
  }
}

private func readSteps(
  of specs: [String], _ fileSystem: FileSystem, _ workers: Workers
) throws(FileSystemError) -> Parsed<WantedSteps> {
  guard let sources = try loadSources(fileSystem, workers: workers) else {
    return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
  }
  let paths = sources.specs.map(\.path)
  let missing = SpecSelection.named(specs).missing(among: paths + [settingsPath])
  guard missing.isEmpty else { return Parsed(nil, diagnostics: missing) }
  let wanted = Set(specs)
  let loaded = readProject(
    settings: sources.settings, specs: sources.specs, workers: workers,
    where: { wanted.isEmpty || wanted.contains($0) })
  guard let project = loaded.value, !loaded.diagnostics.containsErrors else {
    return Parsed(nil, diagnostics: loaded.diagnostics)
  }
  let sets = try loadTemplateSets(of: project, fileSystem)
  guard let templates = sets.value else { return Parsed(nil, diagnostics: sets.diagnostics) }
  return Parsed(
    WantedSteps(
      project: project, specs: paths,
      generation: Generation(of: project, with: templates.sets, workers: workers),
      sets: templates, wanted: wanted))
}
