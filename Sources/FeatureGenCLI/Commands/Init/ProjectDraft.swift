import FeatureLock
import FeatureSpec
import SpecSource

/// A project as `featuregen init` begins it.
struct ProjectDraft {
  /// The module of the generated code.
  var module: String
  /// The template set.
  var templates: String
  /// The service of the workflow.
  var ci: CIService
  /// The package's manifest; nil where there is none.
  var manifest: String?
  /// Whether there are specs already.
  var hasSpecs: Bool
  /// A module whose name differs from the chosen one in nothing but upper and lower case; nil for none.
  var lookalike: String?

  /// Looks at the files of the folder.
  init(
    _ fileSystem: FileSystem, module: String?, templates: String, ci: CIService?
  ) throws(FileSystemError) {
    let manifest = try fileSystem.read("Package.swift")
    self.manifest = manifest.map { String(decoding: $0, as: UTF8.self) }
    let specs = try fileSystem.list(specsFolder) ?? []
    hasSpecs = specs.contains(where: ProjectLayout.isSpec)
    let sources = try fileSystem.list("Sources") ?? []
    let modules = Set(
      sources.filter { $0.hasSuffix(".swift") }.map { $0.split(separator: "/") }
        .filter { $0.count > 2 }.map { String($0[1]) })
    let chosen = module ?? (modules.count == 1 ? modules.first ?? "App" : "App")
    self.module = chosen
    lookalike =
      modules.contains(chosen) ? nil : modules.first { $0.lowercased() == chosen.lowercased() }
    self.templates = templates
    let hasGitLab = try fileSystem.read(CIService.gitLabPath) != nil
    self.ci = ci ?? (hasGitLab ? .gitlab : .github)
  }

  /// The project's settings.
  var settings: String {
    let set = templates == "runtime" ? "" : "templates: \(templates)\n"
    return """
      version: 1
      module: \(module)
      sources: Sources/\(module)
      tests: Tests/\(module)Tests
      \(set)
      """
  }

  /// The files that begin the project.
  var files: [StarterFile] {
    var files = [StarterFile(path: settingsPath, text: settings), schemaFile]
    if !hasSpecs { files.append(starterSpec) }
    files.append(gitAttributes(module: module))
    return files + ci.files(isPackage: manifest != nil)
  }

  /// The problems with the chosen names.
  var problems: [Diagnostic] {
    guard TemplateFiles(bundled: templates) != nil else { return [noSet(templates, at: nil)] }
    if let lookalike {
      let problem = Diagnostic.error(
        "there is 'Sources/\(lookalike)', which some systems do not tell from 'Sources/\(module)'",
        at: nil, hint: "write '--module \(lookalike)'")
      return [problem]
    }
    let specs = [SourceFile(path: starterSpec.path, text: starterSpec.text)]
    let file = SourceFile(path: settingsPath, text: settings)
    return readProject(settings: file, specs: specs).diagnostics.errors
  }

  /// The next steps, as text.
  var nextSteps: String {
    var steps = [
      "run '\(toolCommand) generate' to make Swift of the specs",
      "build and test, then commit all of it, 'Specs/featuregen.lock' too",
    ]
    if let packageStep { steps.insert(packageStep, at: 0) }
    if let step = ci.step { steps.append(step) }
    let lines = steps.enumerated().map { number, step in
      "  \(number + 1). "
        + step.split(separator: "\n", omittingEmptySubsequences: false)
        .joined(separator: "\n     ")
    }
    return "next:\n" + lines.joined(separator: "\n")
  }

  /// The change that a package needs before the generated code builds; nil when the manifest names the library.
  private var packageStep: String? {
    let library = templates == "tca" ? "ComposableArchitecture" : "FeatureRuntime"
    guard manifest?.firstRange(of: library) == nil else { return nil }
    guard templates != "tca" else {
      return """
        give the targets '\(module)' and '\(module)Tests' the product 'ComposableArchitecture' of \
        swift-composable-architecture
        """
    }
    return """
      in Package.swift, with the address of featuregen:
        dependencies: [.package(url: "https://github.com/OWNER/featuregen", branch: "main")],
        targets: [
          .target(
            name: "\(module)",
            dependencies: [.product(name: "FeatureRuntime", package: "featuregen")],
            plugins: [.plugin(name: "FeatureGenCheck", package: "featuregen")]),
          .testTarget(
            name: "\(module)Tests",
            dependencies: [
              "\(module)",
              .product(name: "FeatureRuntime", package: "featuregen"),
              .product(name: "FeatureTesting", package: "featuregen"),
            ]),
        ]
      """
  }
}
