import FeatureHeader
import FeatureProgram
import FeatureSpec
import SpecSource

/// A project that `featuregen init` creates.
struct ProjectDraft {
  /// The modules of the generated code, at least one.
  var modules: [DraftModule]
  /// The template set.
  var templates: String
  /// The CI service of the workflow.
  var ci: CIService
  /// The version of the Composable Architecture for which code is written.
  var libraryVersion = TCAVersion.standard
  /// The package's manifest; nil without a package.
  var manifest: PackageManifest?
  /// Whether the project already has specs.
  var hasSpecs: Bool
  /// The project's folder in the repository.
  var folder = RepositoryFolder.root

  /// Whether the app already has features, for which `adopt` makes specs.
  private var hasFeatures: Bool { modules.contains(where: \.hasFeatures) }

  /// The project's settings.
  var settings: String {
    var lines = ["version: 1", "tool: \(version)"]
    if modules.count == 1 { lines += modules[0].settings() }
    // Adopted features keep the names of their types.
    if hasFeatures { lines.append("suffix: ''") }
    if templates != "runtime" { lines.append("templates: \(templates)") }
    if libraryVersion != .standard { lines.append("tca: {version: '\(libraryVersion.rawValue)'}") }
    if modules.count > 1 {
      lines.append("modules:")
      for module in modules {
        let settings = module.settings(specs: "\(specsFolder)/\(module.name)")
        lines += settings.enumerated().map { ($0 == 0 ? "  - " : "    ") + $1 }
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The first files of the project.
  var files: [StarterFile] {
    var files = [StarterFile(path: settingsPath, text: settings), schemaFile]
    if !hasSpecs, !hasFeatures { files.append(starterSpec) }
    files.append(gitAttributes(of: modules))
    files.append(gitIgnore)
    if let workflow = ci.workflow(of: folder, hasPlugin: hasPlugin) { files.append(workflow) }
    return files
  }

  /// Whether the package has the tool as a plugin after the next steps.
  private var hasPlugin: Bool {
    guard let manifest else { return false }
    return CodeLibrary(of: templates).plugin != nil
      || manifest.packages.contains(CodeLibrary(of: "runtime").package)
  }

  /// The errors of the settings and of the first spec.
  var problems: [Diagnostic] {
    guard TemplateFiles(bundled: templates) != nil else { return [noSet(templates, at: nil)] }
    let specs =
      hasFeatures ? [] : [SourceFile(path: starterSpec.path, text: starterSpec.text)]
    let file = SourceFile(path: settingsPath, text: settings)
    return readProject(settings: file, specs: specs).diagnostics.errors
  }

  private var stepsOfGeneration: [String] {
    [packageStep].compactMap(\.self) + [
      "run '\(toolCommand) generate' to generate Swift from the specs",
      "build and test, then commit everything",
    ]
  }

  private var stepsOfAdoption: [String] {
    let folders = modules.map(\.sources) + modules.map(\.tests)
    let outermost = Set(folders.map { String($0.prefix { $0 != "/" }) })
    let paths = outermost.sorted().joined(separator: " ")
    return [
      "commit everything, so that git can restore it",
      "run '\(toolCommand) adopt \(paths)' to see which features get specs",
      "add '--write' to adopt them, then run '\(toolCommand) generate', build and test",
    ]
  }

  /// The next steps, as text.
  var nextSteps: String {
    var steps = hasFeatures ? stepsOfAdoption : stepsOfGeneration
    if let step = ci.step(in: folder) { steps.append(step) }
    let lines = steps.enumerated().map { number, step in
      "  \(number + 1). "
        + step.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n     ")
    }
    return "next:\n" + lines.joined(separator: "\n")
  }
}
