import ArgumentParser
import FeatureGenerator
import FeatureProgram
import FeatureSpec
import FeatureTemplates
import SpecSource

/// `featuregen templates list`: lists the sets, and the origin of each template.
struct ListTemplates: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "list",
    abstract: "Lists the template sets with their users, and the origin of each template.",
    discussion: "Exit status: 0, or 1 when a set of the project cannot be read.")

  @OptionGroup var options: ProjectOptions

  func run() throws {
    try runCommand(options) { console throws(FileSystemError) in
      try listTemplates(options.fileSystem, console: console)
    }
  }
}

/// Prints the built-in sets and the sets of the project.
func listTemplates(
  _ fileSystem: FileSystem, console: Console
) throws(FileSystemError) -> CommandOutcome {
  var project: FeatureProject?
  if let sources = try loadSources(fileSystem) {
    project = readProject(settings: sources.settings, specs: sources.specs).value
  }
  let named = project?.namedTemplates ?? []
  let builtIn = bundledTemplateSets.map(\.name)
  let others = named.map(\.value).filter { !builtIn.contains($0) }
  var diagnostics: [Diagnostic] = []
  for name in builtIn + others {
    guard let files = try TemplateFiles(of: name, fileSystem) else {
      diagnostics.append(noSet(name, at: named.first { $0.value == name }?.span))
      continue
    }
    let source = templateSource(files)
    diagnostics += source.diagnostics
    guard let source = source.value else { continue }
    let uses = project.map { $0.uses(of: name) } ?? 0
    console.output(headline(name, files, uses: uses))
    guard !files.isBundled else { continue }
    for template in source.templates.keys.sorted() {
      let base = files.templates[template] == nil ? files.decodedManifest().value?.base?.value : nil
      console.output("  \(template): \(base.map { "from \($0)" } ?? "own")")
    }
  }
  return report(diagnostics, to: console) ? .failure : .success
}

/// Writes the line about a set.
private func headline(_ name: String, _ files: TemplateFiles, uses: Int) -> String {
  let base = files.decodedManifest().value?.base.map { ", on '\($0.value)'" } ?? ""
  let origin = files.isBundled ? "built in" : "a folder"
  return "\(name): \(origin)\(base)\(uses > 0 ? ", used by \(counted(uses, "spec"))" : "")"
}

extension FeatureProject {
  /// Counts the specs that are generated with a set.
  fileprivate func uses(of templateSet: String) -> Int {
    let names = features.map(\.name) + clients.map(\.name) + models.map(\.name)
    return names.count { templates(ofSpecAt: $0.span.file.path).value == templateSet }
  }
}
