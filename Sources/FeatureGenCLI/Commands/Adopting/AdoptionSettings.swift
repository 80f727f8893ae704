import FeatureAdoption
import FeatureSpec
import Platform
import SpecSource
import SpecYAML

/// Where adopted features go, and over what.
struct AdoptionTarget {
  /// The folder of their specs.
  var specs: String
  /// Whether files are edited that git cannot bring back.
  var force = false
  /// How what was written is tried; nil to try nothing.
  var verification: AdoptionVerification?
  /// Does something before a signal ends the process.
  var beforeSignals: SignalHook = { _ in }
}

/// The settings that adopted features are generated with.
struct AdoptionSettings {
  /// The folder of the specs, without what says nothing.
  var folder: String
  /// Whether the module's types are public.
  var isPublic: Bool

  /// Reads them; adopted features keep their names, and are written for the Composable Architecture.
  static func read(
    for target: AdoptionTarget, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> Parsed<AdoptionSettings> {
    guard let bytes = try fileSystem.read(settingsPath) else {
      return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
    }
    let root = parseYAML(SourceFile(path: settingsPath, bytes: bytes))
    guard let node = root.value else { return Parsed(nil, diagnostics: root.diagnostics) }
    let decoded = decodeSettings(node)
    guard let settings = decoded.value, !decoded.diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: decoded.diagnostics)
    }
    guard settings.suffix.isEmpty else {
      return .failed(
        "adopted features keep the names of their types, but the settings add '\(settings.suffix)'",
        hint: "write \"suffix: ''\" in '\(settingsPath)'")
    }
    let module = settings.modules.filter { "\(target.specs)/".hasPrefix("\($0.specs)/") }
      .max { $0.specs.utf8.count < $1.specs.utf8.count }
    guard let module else {
      return .failed(
        "'\(target.specs)' is in the folder of no module's specs",
        hint:
          "name a folder in one of \(settings.modules.map(\.specs).joined(separator: ", ")) with '--specs'"
      )
    }
    let folder = try specFolder(target.specs, fileSystem)
    guard let folder = folder.value else { return Parsed(nil, diagnostics: folder.diagnostics) }
    guard (module.templates ?? settings.templates).value == "tca" else {
      return .failed(
        "adopted features stay features of the Composable Architecture, but the module '\(module.name.value)' is generated for another",
        hint: "write 'templates: tca' in '\(settingsPath)'")
    }
    return Parsed(AdoptionSettings(folder: folder, isPublic: module.access == .public))
  }
}
