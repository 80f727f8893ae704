import FeatureHeader
import FeatureSpec
import FeatureTemplates
import SpecSource
import SpecYAML

/// The files of a template set.
struct TemplateFiles {
  /// Its `set.yaml`.
  var manifest: SourceFile
  /// Its templates by name, without their file ending.
  var templates: [String: SourceFile] = [:]
  /// Whether the set is built into the tool.
  var isBundled: Bool
  /// The errors for templates whose paths some file system takes for one.
  private(set) var clashes: [Diagnostic] = []

  /// The files of a set that is built in, or of one in a folder of the project; nil when there is no such set.
  init?(of name: String, _ fileSystem: FileSystem) throws(FileSystemError) {
    if let bundled = TemplateFiles(bundled: name) {
      self = bundled
    } else {
      try self.init(folder: name, fileSystem)
    }
  }

  /// The files of a set that is built in; nil when there is none of the name.
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

  /// The files of a set in a folder of the project; nil when no `set.yaml` is there.
  init?(folder: String, _ fileSystem: FileSystem) throws(FileSystemError) {
    let folder = folder.hasSuffix("/") ? String(folder.dropLast()) : folder
    let path = "\(folder)/\(ProjectLayout.templateSetManifest)"
    // A clone of the project must hold all that it is made of.
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

  /// What the `set.yaml` says.
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
