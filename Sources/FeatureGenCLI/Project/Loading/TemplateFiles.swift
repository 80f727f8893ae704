import FeatureHeader
import FeatureSpec
import FeatureTemplates
import SpecSource
import SpecYAML

/// The files of a template set.
struct TemplateFiles {
  /// The `set.yaml` of the set.
  var manifest: SourceFile
  /// The templates of the set by name, without their file extension.
  var templates: [String: SourceFile] = [:]
  /// Whether the set is built into the tool.
  var isBundled: Bool
  /// The errors for templates whose paths are equal for some file systems.
  private(set) var clashes: [Diagnostic] = []

  /// Reads the files of a built-in set, or of a set in a folder of the project; nil when no such set exists.
  init?(of name: String, _ fileSystem: FileSystem) throws(FileSystemError) {
    if let bundled = TemplateFiles(bundled: name) {
      self = bundled
    } else {
      try self.init(folder: name, fileSystem)
    }
  }

  /// Reads the files of a built-in set; nil when no built-in set has the name.
  init?(bundled name: String) {
    guard let set = bundledTemplateSets.first(where: { $0.name == name }) else { return nil }
    isBundled = true
    manifest = SourceFile(path: "\(name)/\(ProjectLayout.templateSetManifest)", text: "")
    for file in set.files {
      let text = UnsafeBufferPointer(
        start: file.text.utf8Start, count: file.text.utf8CodeUnitCount)
      add(SourceFile(path: "\(name)/\(file.name)", bytes: Array(text)), as: file.name)
    }
  }

  /// Reads the files of a set in a folder of the project; nil when the folder has no `set.yaml`.
  init?(folder: String, _ fileSystem: FileSystem) throws(FileSystemError) {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let path = "\(folder)/\(ProjectLayout.templateSetManifest)"
    // A clone of the project must contain all its sources.
    guard ProjectPaths().problem(with: folder) == nil, let bytes = try fileSystem.read(path) else {
      return nil
    }
    isBundled = false
    manifest = SourceFile(path: path, bytes: bytes)
    var files: [SourceFile] = []
    for path in try fileSystem.list(folder) ?? [] where path.hasSuffix(ProjectLayout.templateEnding)
    {
      guard let bytes = try fileSystem.read(path) else { continue }
      files.append(SourceFile(path: path, bytes: bytes))
    }
    clashes = clashingPaths(of: files)
    for file in files { add(file, as: String(file.path.dropFirst(folder.count + 1))) }
  }

  /// All files, in the order of their paths.
  var all: [SourceFile] {
    ([manifest] + templates.values).sorted { $0.path < $1.path }
  }

  /// Decodes the `set.yaml`.
  func decodedManifest() -> Parsed<TemplateSetManifest> {
    let node = parseYAML(manifest)
    guard let root = node.value, !node.diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: node.diagnostics)
    }
    return decodeTemplateSet(root)
  }

  private mutating func add(_ file: SourceFile, as name: String) {
    if name == ProjectLayout.templateSetManifest {
      manifest = file
    } else if name.hasSuffix(ProjectLayout.templateEnding) {
      templates[String(name.dropLast(ProjectLayout.templateEnding.count))] = file
    }
  }
}
