import FeatureAdoption
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecYAML

/// The destination of adopted features, and the permissions and checks of the run.
struct AdoptionTarget {
  /// The folder of the specs; nil for the folder of each feature's module.
  var specs: String?
  /// Whether files may be edited that git cannot restore.
  var force = false
  /// The verification of the written files; nil for none.
  var verification: AdoptionVerification?
  /// Registers work to do before a signal ends the process.
  var beforeSignals: SignalHook = { _ in }
}

/// The settings for the generation of adopted features.
struct AdoptionSettings {
  /// The version of the Composable Architecture for which code is written.
  let libraryVersion: TCAVersion
  /// The project, with its modules.
  let project: AdoptingProject
  /// The `external` specs, by the names of the types that they describe.
  let externals: [String: [SourceFile]]
  /// The folder that the command line names, and its module; nil when it names none.
  private let chosen: (folder: String, module: ModuleSettings)?

  /// Reads the settings; adopted features keep their names, and are written for the Composable Architecture.
  static func read(
    for target: AdoptionTarget, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> Parsed<AdoptionSettings> {
    guard let sources = try loadSources(fileSystem) else {
      return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
    }
    let root = parseYAML(sources.settings)
    guard let node = root.value else { return Parsed(nil, diagnostics: root.diagnostics) }
    let decoded = decodeSettings(node)
    guard let settings = decoded.value, !decoded.diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: decoded.diagnostics)
    }
    guard settings.suffix.isEmpty else {
      return .failed(
        .unfitSettings,
        "adopted features keep the names of their types, but the settings add '\(settings.suffix)'",
        hint: "write \"suffix: ''\" in '\(settingsPath)'")
    }
    let sets = settings.modules.map { ($0.templates ?? settings.templates).value }
    guard sets.contains(AdoptingProject.templates) else {
      return .failed(
        .unfitSettings,
        "adopted features stay features of the Composable Architecture, but the settings generate for another library",
        hint: "write 'templates: \(AdoptingProject.templates)' in '\(settingsPath)'")
    }
    let chosen = try target.specs.map { folder throws(FileSystemError) in
      try Self.chosen(folder, settings, fileSystem)
    }
    guard chosen.map({ $0.value != nil }) ?? true else {
      return Parsed(nil, diagnostics: chosen?.diagnostics ?? [])
    }
    return Parsed(AdoptionSettings(settings, sources, chosen: chosen?.value))
  }

  private init(
    _ settings: Settings, _ sources: ProjectSources,
    chosen: (folder: String, module: ModuleSettings)?
  ) {
    let declared = DeclaredSpecs(sources)
    (self.chosen, externals) = (chosen, declared.externals)
    libraryVersion = settings.tca.version
    project = AdoptingProject(settings, usual: chosen?.module, specs: declared.written)
  }

  /// Finds the folder that the command line names, without redundant parts, and its module.
  private static func chosen(
    _ folder: String, _ settings: Settings, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> Parsed<(folder: String, module: ModuleSettings)> {
    guard let module = settings.module(ofSpecAt: "\(folder)/spec") else {
      let folders = settings.modules.map(\.specs).joined(separator: ", ")
      return .failed(
        .unusableArgument, "'\(folder)' is not in a module's folder of specs",
        hint: "name a folder in one of \(folders) with '--specs'")
    }
    let path = try specFolder(folder, fileSystem)
    return Parsed(path.value.map { ($0, module) }, diagnostics: path.diagnostics)
  }

  /// Whether the project has a spec of a name.
  func hasSpec(named name: String) -> Bool {
    externals[name] != nil || project.hasSpec(named: name)
  }

  /// Returns the path of a new spec.
  ///
  /// - Parameter part: The subfolder for specs of its kind.
  func path(of spec: AdoptionFiles.NamedSpec, in part: String = "") -> String {
    "\(folder(of: spec))/\(part)\(specPath(of: spec.name)).yaml"
  }

  private func folder(of spec: AdoptionFiles.NamedSpec) -> String {
    let module = spec.origins.lazy.compactMap(project.module).first
    if let chosen, module.map({ $0.name.value == chosen.module.name.value }) ?? true {
      return chosen.folder
    }
    return module?.specs ?? specsFolder
  }
}

/// The specs of a project, by the names of features, and the types and keys of clients.
private struct DeclaredSpecs {
  /// The specs from which types are generated.
  private(set) var written: [String: SourceFile] = [:]
  /// The specs that only describe types written in Swift.
  private(set) var externals: [String: [SourceFile]] = [:]

  init(_ sources: ProjectSources) {
    guard
      let project = readProject(settings: sources.settings, specs: sources.specs).value
    else { return }
    for feature in project.features {
      add([feature.name.value], feature.name, isExternal: feature.isExternal)
    }
    for client in project.clients {
      add([client.name.value, client.key.value], client.name, isExternal: client.isExternal)
    }
  }

  private mutating func add(
    _ names: Set<String>, _ spec: Located<String>, isExternal: Bool
  ) {
    for name in names {
      if isExternal {
        externals[name, default: []].append(spec.span.file)
      } else {
        written[name] = spec.span.file
      }
    }
  }
}
