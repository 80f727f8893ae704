import FeatureHeader
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource
import SpecYAML

/// The path of a project's settings, relative to its root.
let settingsPath = ProjectLayout.settings

/// The folder of a project's specs, relative to its root.
let specsFolder = ProjectLayout.specs

/// The handwritten files of a project.
struct ProjectSources {
  /// The settings.
  var settings: SourceFile
  /// The specs, by path.
  var specs: [SourceFile]
}

/// Reads the settings and all specs of the project in a folder; nil when the folder has no settings.
func loadSources(
  _ fileSystem: FileSystem, workers: Workers = .perCore
) throws(FileSystemError) -> ProjectSources? {
  guard let settings = try fileSystem.read(settingsPath) else { return nil }
  let paths = (try fileSystem.list(specsFolder) ?? []).filter(ProjectLayout.isSpec)
  let specs = try fileSystem.read(paths, workers) { path, bytes in
    bytes.map { specFile(path, $0) }
  }
  // A file that was removed in the meantime is ignored. A file whose name is not UTF-8 still exists, but under
  // another name.
  for (path, spec) in zip(paths, specs) where spec == nil && path.contains("\u{FFFD}") {
    throw FileSystemError(
      operation: "read", path: path, reason: "its name is not UTF-8; give it another one")
  }
  return ProjectSources(
    settings: specFile(settingsPath, settings), specs: specs.compactMap(\.self))
}

/// Makes the file of a spec; of a spec that is too large, only as many bytes are kept as prove its size.
private func specFile(_ path: String, _ bytes: [UInt8]) -> SourceFile {
  let limit = YAMLLimits.standard.maximumBytes
  return SourceFile(path: path, bytes: bytes.count > limit ? Array(bytes[...limit]) : bytes)
}

/// Reads a project without errors; its template sets and outputs may have errors, and warnings are left out.
func loadValidProject(_ fileSystem: FileSystem) throws(FileSystemError) -> Parsed<FeatureProject> {
  guard let sources = try loadSources(fileSystem) else {
    return Parsed(nil, diagnostics: [try missingSettings(fileSystem)])
  }
  let read = readProject(settings: sources.settings, specs: sources.specs)
  return Parsed(read.value, diagnostics: read.diagnostics.errors)
}
