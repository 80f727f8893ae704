import ArgumentParser
import FeatureAdoption
import FeatureHeader
import FeatureProgram
import FeatureSpec
import FeatureTemplates
import SpecSource

/// `featuregen init`: creates a project.
struct Init: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "init",
    abstract: "Starts a project: settings, a first spec, files for git, and a workflow for CI.",
    discussion: """
      Asks no questions and overwrites nothing: 'init' keeps existing files, prints the lines to add to them, and \
      lists the next steps at the end. It writes the workflow to the root of the git repository.

      Exit status: 0, or 1 when the folder already contains a project, or a name cannot be used.
      """)

  @OptionGroup var options: ProjectOptions

  @Option(
    help: """
      The module of the generated code; by default the modules with features that can be adopted, or the only target \
      of 'Package.swift', or the only folder in 'Sources', or 'App'.
      """)
  var module: String?

  @Option(
    help: "The template set, 'runtime', 'tca' or 'redux'.",
    completion: .list(bundledTemplateSets.map(\.name)))
  var templates = "runtime"

  @Option(
    help: """
      The CI service: github, gitlab or none; by default gitlab if '.gitlab-ci.yml' exists, otherwise github.
      """)
  var ci: CIService?

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      let git = GitRepository(directory: options.directory, runner: ProcessRunner())
      // Without a workflow, nothing is written outside the project.
      let found = ci == CIService.none ? Parsed(.some(nil)) : try git.projectFolder()
      guard let folder = found.reported(to: console) else { return .failure }
      let root = folder ?? .root
      return try options.writing(waits: false, console) { () throws(FileSystemError) in
        try initProject(
          options.fileSystem, in: root,
          of: root.isBelowRoot
            ? .disk(root: "\(options.directory)/\(root.pathToRoot)") : options.fileSystem,
          module: module, templates: templates, ci: ci, console: console)
      }
    }
  }
}

/// Creates a project in a folder.
///
/// - Parameters:
///   - folder: The folder in its git repository.
///   - repository: The files of the repository.
func initProject(
  _ fileSystem: FileSystem, in folder: RepositoryFolder = .root, of repository: FileSystem,
  module: String?, templates: String, ci: CIService?, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard try fileSystem.read(settingsPath) == nil else {
    report([alreadyProject], to: console)
    return .failure
  }
  let hasGitLab = try repository.read(CIService.gitLabPath) != nil
  let begun = try beginProject(
    fileSystem, in: folder, module: module, templates: templates,
    ci: ci ?? (hasGitLab ? .gitlab : .github))
  guard let draft = begun.reported(to: console), !report(draft.problems, to: console) else {
    return .failure
  }
  var operations: [FileOperation] = []
  var created: [String] = []
  var kept: [String] = []
  for file in draft.files {
    let operation = file.operation(in: folder)
    let shown = file.isInRoot ? folder.pathToRoot + file.path : file.path
    if let current = try repository.read(operation.path) {
      kept +=
        file.wordsIfKept(String(decoding: current, as: UTF8.self), as: shown).map { [$0] } ?? []
    } else {
      operations.append(operation)
      created.append("created \(shown)")
    }
  }
  try repository.apply(operations)
  for line in created + kept { console.status(line) }
  console.status(draft.nextSteps)
  return .success
}

/// Reads the files of a folder, and drafts a project for them.
private func beginProject(
  _ fileSystem: FileSystem, in folder: RepositoryFolder, module: String?, templates: String,
  ci: CIService
) throws(FileSystemError) -> Parsed<ProjectDraft> {
  let manifest = try fileSystem.read(PackageManifest.path).map {
    PackageManifest(SourceFile(path: PackageManifest.path, bytes: $0))
  }
  let folders = Set(
    (try fileSystem.list("Sources") ?? []).filter { $0.hasSuffix(".swift") }
      .map { $0.split(separator: "/") }.filter { $0.count > 2 }.map { String($0[1]) })
  let hasSpecs = (try fileSystem.list(specsFolder) ?? []).contains(where: ProjectLayout.isSpec)
  // Only features of the Composable Architecture can be adopted.
  let features =
    templates == AdoptingProject.templates
    ? try writtenFeatures(in: ["Sources"] + (manifest?.modules.map(\.folder) ?? []), fileSystem)
    : []
  let library =
    templates == AdoptingProject.templates ? try AppLibrary.find(fileSystem) : nil
  let chosen = DraftModule.choose(
    module, among: manifest, folders: folders, features: features)
  guard let modules = chosen.value else { return Parsed(nil, diagnostics: chosen.diagnostics) }
  let problem = library?.problem(writingFor: nil, severity: .warning)
  return Parsed(
    ProjectDraft(
      modules: modules, templates: templates, ci: ci,
      libraryVersion: library?.fittingVersion ?? .standard, manifest: manifest, hasSpecs: hasSpecs,
      folder: folder), diagnostics: problem.map { [$0] } ?? [])
}

/// Finds the handwritten features in the given folders; folders that do not exist are ignored.
private func writtenFeatures(
  in folders: [String], _ fileSystem: FileSystem
) throws(FileSystemError) -> [WrittenFeature] {
  var existing: [String] = []
  for folder in Set(folders).sorted() where try fileSystem.list(folder) != nil {
    existing.append(folder)
  }
  return writtenFeatures(in: try AppFiles(swiftFiles(in: existing, fileSystem), fileSystem).sources)
}

private let alreadyProject = Diagnostic.error(
  .unusableArgument, "this is already a project: '\(settingsPath)' exists", at: nil,
  hint: "run '\(toolCommand) new feature NAME' to add a spec")
