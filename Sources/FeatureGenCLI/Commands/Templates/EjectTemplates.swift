import ArgumentParser
import FeatureHeader
import FeatureProgram
import FeatureSpec
import FeatureTemplates
import SpecSource
import SpecYAML

/// `featuregen templates eject`: copies a built-in set.
struct EjectTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "eject",
    abstract: "Copies a built-in set into a folder of the project, where you can change it.",
    discussion: """
      The copy is based on the built-in set: for each file that you delete, featuregen uses the built-in file again, \
      with all later improvements. So keep only the files that you change. If a file already exists, nothing is copied.

      Exit status: 0, or 1 when a file already exists.
      """)

  @OptionGroup var options: ProjectOptions

  @Argument(
    help: "The set, 'runtime', 'tca' or 'redux'.",
    completion: .list(bundledTemplateSets.map(\.name)))
  var set: String

  @Argument(help: "The folder, relative to the project's folder.", completion: .directory)
  var folder: String

  func validate() throws {
    guard TemplateFiles(bundled: set) != nil else {
      let names = bundledTemplateSets.map(\.name)
      let closest = closestName(to: set, among: names).map { " Did you mean '\($0)'?" }
      throw ValidationError(
        "'\(set)' is not a built-in set.\(closest ?? " The sets are \(names.joined(separator: ", ")).")"
      )
    }
    let path = (folder.hasPrefix("/") ? "/" : "") + normalized(folder)
    guard ProjectPaths().problem(with: path) == nil else {
      throw ValidationError(
        "'\(folder)' is not a folder inside the project; write one, as in 'Templates/house'.")
    }
  }

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      guard let files = TemplateFiles(bundled: set) else { return .failure }
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try eject(
          files, named: set, to: normalized(folder), options.fileSystem, console: console)
      }
    }
  }

  /// Removes redundant parts from a folder's path.
  private func normalized(_ folder: String) -> String {
    folder.split(separator: "/").filter { $0 != "." }.joined(separator: "/")
  }
}

/// Copies a set's files into a folder, where none of the files may exist yet.
func eject(
  _ files: TemplateFiles, named set: String, to folder: String, _ fileSystem: FileSystem,
  console: Console
) throws(FileSystemError) -> CommandOutcome {
  var operations = [
    FileOperation.write(
      path: "\(folder)/\(ProjectLayout.templateSetManifest)",
      contents: Array(ejectedManifest(files, named: set, folder: folder).utf8), former: .nothing)
  ]
  // The copy includes the templates of the set's own base: it contains everything that can be changed.
  let templates = templateSource(files).value?.templates ?? files.templates
  for (name, file) in templates.sorted(by: { $0.key < $1.key }) {
    operations.append(
      .write(
        path: "\(folder)/\(name)\(ProjectLayout.templateEnding)", contents: file.bytes,
        former: .nothing))
  }
  if let problem = try problem(withTemplatesIn: folder, fileSystem) {
    report([problem], to: console)
    return .failure
  }
  for operation in operations where try fileSystem.read(operation.path) != nil {
    console.problem("featuregen: error: '\(operation.path)' already exists; nothing was copied")
    return .failure
  }
  try fileSystem.apply(operations)
  console.status(
    """
    copied \(counted(operations.count, "file")) to \(folder)
    to use the set, write 'templates: \(folder)' into '\(settingsPath)'; \
    delete the files that you do not change
    """)
  return .success
}

/// Makes the error for a folder in which templates would be read as other files; nil for a suitable folder.
private func problem(
  withTemplatesIn folder: String, _ fileSystem: FileSystem
) throws(FileSystemError) -> Diagnostic? {
  let hint = "name a separate folder, as in 'Templates/house'"
  func isInside(_ other: String) -> Bool {
    "\(folder)/".lowercased().hasPrefix("\(other)/".lowercased())
  }
  if isInside(specsFolder) {
    return .error(
      .unusableArgument, "'\(folder)' is in '\(specsFolder)', where each YAML file is a spec",
      at: nil, hint: hint)
  }
  let settings = try loadSources(fileSystem).flatMap { sources in
    parseYAML(sources.settings).value.flatMap { decodeSettings($0).value }
  }
  guard let output = settings?.outputFolders.first(where: isInside) else { return nil }
  return .error(
    .unusableArgument, "'\(folder)' is in '\(output)', whose files are generated", at: nil,
    hint: hint)
}

/// Writes the `set.yaml` of a copy, with the copied set as its base.
private func ejectedManifest(_ files: TemplateFiles, named set: String, folder: String) -> String {
  let lines = String(decoding: files.manifest.bytes, as: UTF8.self).split(
    separator: "\n", omittingEmptySubsequences: false)
  let outputs = lines.drop { !$0.hasPrefix("outputs:") }.joined(separator: "\n")
  let name = folder.split(separator: "/").last.map(String.init) ?? set
  return """
    # Templates based on the set '\(set)', whose file is used for each file that is not in this folder.
    # An output replaces the output of that set with the same template and 'for'; other outputs are added.
    # 'without: [Alerts]' would remove outputs.
    set: \(name)
    base: \(set)
    values: \(TemplateValues.version)
    \(outputs)
    """
}
