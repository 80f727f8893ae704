import FeatureLock
import FeatureTemplates
import SpecSource

/// The hashes of what a project's files are made of now; nil where there are no settings.
///
/// - Parameter lock: Says which template sets are used; the hashes of the settings and the specs cover whether that changes.
/// - Throws: `ReadingError` when a file cannot be read.
func hashInputs(
  of project: ProjectFolder, _ lock: Lock
) throws(ReadingError) -> LockInputs? {
  guard let settings = try project.read(ProjectLayout.settings) else { return nil }
  var specs: [String: LockInputs.Spec] = [:]
  for path in project.files(under: ProjectLayout.specs) where ProjectLayout.isSpec(path) {
    guard let bytes = try project.read(path) else { continue }
    specs[path] = LockInputs.Spec(of: SourceFile(path: path, bytes: bytes))
  }
  var templates: [String: ContentHash] = [:]
  for name in lock.inputs.templates.keys {
    templates[name] = try hashTemplateSet(name, of: project)
  }
  return LockInputs(
    generator: generatorVersion, settings: ContentHash(of: settings), templates: templates,
    specs: specs)
}

/// The hash of a template set that is built in, or of one in a folder of the project; nil where there is none.
private func hashTemplateSet(
  _ name: String, of project: ProjectFolder
) throws(ReadingError) -> ContentHash? {
  var files = bundledFiles(name) ?? []
  if files.isEmpty { files = try folderFiles(name, of: project) }
  guard let manifest = files.first(where: { $0.path.hasSuffix("/\(templateSetManifest)") }) else {
    return nil
  }
  let base = baseOfTemplateSet(manifest).flatMap(bundledFiles)
  return ContentHash(ofTemplateSet: files, base: base ?? [])
}

/// The files of a set that is built in; nil when there is none of the name.
private func bundledFiles(_ name: String) -> [SourceFile]? {
  bundledTemplateSets.first { $0.name == name }?.files.map { file in
    SourceFile(path: "\(name)/\(file.name)", text: file.text.description)
  }
}

/// The files of a set in a folder of the project.
private func folderFiles(
  _ name: String, of project: ProjectFolder
) throws(ReadingError) -> [SourceFile] {
  let folder = name.hasSuffix("/") ? String(name.dropLast()) : name
  guard ProjectPaths().problem(with: folder) == nil else { return [] }
  var files: [SourceFile] = []
  for path in project.files(under: folder) {
    let isOfSet = path == "\(folder)/\(templateSetManifest)" || path.hasSuffix(templateEnding)
    guard isOfSet, let bytes = try project.read(path) else { continue }
    files.append(SourceFile(path: path, bytes: bytes))
  }
  return files
}
