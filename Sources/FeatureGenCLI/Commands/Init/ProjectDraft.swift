import FeatureHeader
import FeatureSpec
import SpecSource

/// A project as `featuregen init` begins it.
struct ProjectDraft {
  /// The module of the generated code.
  var module: DraftModule
  /// The template set.
  var templates: String
  /// The service of the workflow.
  var ci: CIService
  /// The package's manifest; nil where there is none.
  var manifest: PackageManifest?
  /// Whether there are specs already.
  var hasSpecs: Bool
  /// The project's folder in the repository.
  var folder = RepositoryFolder.root

  /// The project's settings.
  var settings: String {
    let set = templates == "runtime" ? "" : "templates: \(templates)\n"
    return """
      version: 1
      tool: \(version)
      module: \(module.name)
      sources: \(module.sources)
      tests: \(module.tests)
      \(set)
      """
  }

  /// The files that begin the project.
  var files: [StarterFile] {
    var files = [StarterFile(path: settingsPath, text: settings), schemaFile]
    if !hasSpecs { files.append(starterSpec) }
    files.append(gitAttributes(of: module))
    files.append(gitIgnore)
    if let workflow = ci.workflow(of: folder, hasPlugin: hasPlugin) { files.append(workflow) }
    return files
  }

  /// Whether the package has the tool as a plugin, once the next steps are done.
  private var hasPlugin: Bool {
    guard let manifest else { return false }
    return CodeLibrary(of: templates).plugin != nil
      || manifest.packages.contains(CodeLibrary(of: "runtime").package)
  }

  /// The errors of the settings and of the first spec.
  var problems: [Diagnostic] {
    guard TemplateFiles(bundled: templates) != nil else { return [noSet(templates, at: nil)] }
    let specs = [SourceFile(path: starterSpec.path, text: starterSpec.text)]
    let file = SourceFile(path: settingsPath, text: settings)
    return readProject(settings: file, specs: specs).diagnostics.errors
  }

  /// The next steps, as text.
  var nextSteps: String {
    var steps = [
      "run '\(toolCommand) generate' to make Swift of the specs",
      "build and test, then commit all of it",
    ]
    if let packageStep { steps.insert(packageStep, at: 0) }
    if let step = ci.step(in: folder) { steps.append(step) }
    let lines = steps.enumerated().map { number, step in
      "  \(number + 1). "
        + step.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n     ")
    }
    return "next:\n" + lines.joined(separator: "\n")
  }
}

/// The module that `featuregen init` chooses for generated code.
struct DraftModule {
  var name: String
  /// The folder of its generated files.
  var sources: String
  /// The folder of its generated tests.
  var tests: String

  /// A module in the usual folders.
  init(_ name: String) {
    self.name = name
    sources = "Sources/\(name)"
    tests = "Tests/\(name)Tests"
  }

  /// Chooses the module: the one that was named, else the only one of the package or below `Sources`, else `App`.
  ///
  /// - Parameters:
  ///   - name: The name that the command line gives; nil for none.
  ///   - folders: The folders below `Sources` that hold Swift.
  static func choose(
    _ name: String?, among manifest: PackageManifest?, folders: Set<String>
  ) -> Parsed<DraftModule> {
    let targets = manifest?.modules ?? []
    let names = targets.isEmpty ? folders.sorted() : targets.map(\.name)
    guard name != nil || targets.count < 2 else {
      let ways = names.map { "'--module \($0)'" }.joined(separator: " or ")
      return .failed("the package has several targets", hint: "choose one: \(ways)")
    }
    let chosen = name ?? (names.count == 1 ? names[0] : "App")
    let known = folders.union(names)
    if !known.contains(chosen),
      let lookalike = known.first(where: { $0.lowercased() == chosen.lowercased() })
    {
      return .failed(
        "there is 'Sources/\(lookalike)', which some systems do not tell from 'Sources/\(chosen)'",
        hint: "write '--module \(lookalike)'")
    }
    var module = DraftModule(chosen)
    if let target = targets.first(where: { $0.name == chosen }) { module.sources = target.folder }
    if let tests = manifest?.tests(of: chosen) { module.tests = tests.folder }
    return Parsed(module)
  }
}
