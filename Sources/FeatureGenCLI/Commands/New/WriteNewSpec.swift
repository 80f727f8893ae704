import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

/// The path of the JSON Schema of specs, relative to the project's root; editors complete and check specs with it.
let schemaPath = "\(specsFolder)/featuregen.schema.json"

/// The place of a new spec.
enum NewSpecPlace {
  /// The folder that the user has named.
  case folder(String)
  /// A folder of this name, in the folder of the module's specs.
  case standard(String)
}

/// Writes a new spec, unless the spec would have errors.
func writeNewSpec(
  _ draft: some SpecDraft, named name: String, in place: NewSpecPlace, _ options: ProjectOptions
) throws {
  try runCommand(options) { console throws(FileSystemError) in
    try options.writing(waits: false, console) { () throws(FileSystemError) in
      try addSpec(draft, named: name, in: place, options.fileSystem, console: console)
    }
  }
}

/// Adds a spec to a project, unless 'generate' would refuse the spec.
func addSpec(
  _ draft: some SpecDraft, named name: String, in place: NewSpecPlace, _ fileSystem: FileSystem,
  console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard let sources = try loadSources(fileSystem) else {
    report([try missingSettings(fileSystem)], to: console)
    return .failure
  }
  let project = readProject(settings: sources.settings, specs: sources.specs)
  guard let settings = project.value?.settings else {
    report(project.diagnostics, to: console)
    return .failure
  }
  let place = try folderOfNewSpec(place, in: settings, fileSystem)
  guard let folder = place.reported(to: console) else { return .failure }
  let path = "\(folder)/\(name).yaml"
  // Some file systems do not distinguish upper from lower case.
  if let other = sources.specs.first(where: { $0.path.lowercased() == path.lowercased() }) {
    let why = other.path == path ? "" : ", and some systems ignore the case of letters"
    console.problem(
      "featuregen: error: '\(other.path)' already exists\(why); nothing was written")
    return .failure
  }
  let contents = Array("\(schemaLine(for: path))\n\(printedSpec(draft.entries))".utf8)
  // Errors that existed before do not concern the new spec.
  let known = Set(try refusals(fileSystem))
  let problems = try refusals(fileSystem.adding(path, contents)).filter { !known.contains($0) }
  guard !report(problems, to: console) else {
    console.error("featuregen: nothing was written")
    return .failure
  }
  let spec = FileOperation.write(path: path, contents: contents, former: .nothing)
  let schema = try fileSystem.read(schemaPath) == nil ? [schemaFile.operation()] : []
  // The spec is written last: once the spec exists, all work is done.
  try fileSystem.apply(schema + [spec])
  for operation in [spec] + schema { console.status("created \(operation.path)") }
  console.status("next: edit the spec, then run '\(toolCommand) generate'")
  return .success
}

/// Returns the reasons why 'generate' would write nothing.
private func refusals(_ fileSystem: FileSystem) throws(FileSystemError) -> [Diagnostic] {
  let plan = try planProject(fileSystem, keepsFiles: false)
  let actions = PlannedActions(plan, GenerateChoices(), overwritesEdits: false)
  return plan.diagnostics.errors + actions.refusals
}

/// Returns the first line of a spec, which refers editors to the schema.
func schemaLine(for path: String) -> String {
  let depth = path.split(separator: "/").count - 2
  let way = String(repeating: "../", count: depth)
  return "# yaml-language-server: $schema=\(way)\(schemaPath.dropFirst(specsFolder.count + 1))"
}

/// The schema, as a file to be written.
var schemaFile: StarterFile {
  StarterFile(path: schemaPath, text: jsonSchema(ofSettings: false) + "\n")
}

/// Finds the folder for a new spec.
private func folderOfNewSpec(
  _ place: NewSpecPlace, in settings: Settings, _ fileSystem: FileSystem
) throws(FileSystemError) -> Parsed<String> {
  switch place {
  case .folder(let folder):
    return try specFolder(folder, fileSystem)
  case .standard(let kind):
    let folders = settings.modules.map { "\($0.specs)/\(kind)" }
    guard folders.count == 1 else {
      let ways = folders.map { "'--in \($0)'" }.joined(separator: " or ")
      return .failed(
        .unusableArgument, "the project has several modules", hint: "choose one: \(ways)")
    }
    return Parsed(folders[0])
  }
}

/// Normalizes the folder of a spec from user input, without redundant parts; specs outside the specs' folder would
/// not be found.
func specFolder(
  _ folder: String, _ fileSystem: FileSystem
) throws(FileSystemError) -> Parsed<String> {
  let parts = folder.split(separator: "/").filter { $0 != "." }
  let hint = "name a folder as in '\(specsFolder)/Features'"
  guard parts.first == specsFolder[...], !parts.contains(".."), !folder.hasPrefix("/") else {
    return .failed(
      .unusableArgument, "'\(folder)' is not in '\(specsFolder)', the folder of specs", hint: hint)
  }
  let path = parts.joined(separator: "/")
  if let hidden = parts.first(where: { $0.hasPrefix(".") }) {
    return .failed(
      .unusableArgument, "'\(hidden)' is hidden, and featuregen reads no specs in hidden folders",
      hint: hint)
  }
  guard try fileSystem.places(["\(path)/spec"]).first?.path == "\(path)/spec" else {
    return .failed(
      .unusableArgument, "'\(folder)' is reached through a link, which featuregen does not follow",
      hint: hint)
  }
  return Parsed(path)
}
