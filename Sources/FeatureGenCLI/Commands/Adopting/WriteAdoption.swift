import FeatureAdoption
import FeatureSpec
import Platform
import SpecSource
import SpecYAML

/// Where adopted features go, and over what.
struct AdoptionTarget {
  /// The folder of their specs.
  var specs: String
  /// Whether files with changes that are not committed are edited.
  var force = false
}

/// The settings that adopted features are generated with.
struct AdoptionSettings {
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
    guard (module.templates ?? settings.templates).value == "tca" else {
      return .failed(
        "adopted features stay features of the Composable Architecture, but the module '\(module.name.value)' is generated for another",
        hint: "write 'templates: tca' in '\(settingsPath)'")
    }
    return Parsed(AdoptionSettings(isPublic: module.access == .public))
  }
}

/// Writes the specs of features, and cuts the features out of the app's files: all of it, or nothing.
///
/// - Parameter changed: Which of some files have changes that are not committed.
func write(
  _ files: AdoptionFiles, to target: AdoptionTarget, _ fileSystem: FileSystem,
  changed: ([String]) throws(FileSystemError) -> Parsed<[String]>, console: Console
) throws(FileSystemError) -> CommandOutcome {
  guard !files.specs.isEmpty else {
    console.status("nothing to adopt")
    return .success
  }
  if !target.force {
    let dirty = try changed(files.edits.map(\.file.path))
    guard let dirty = dirty.value else {
      report(dirty.diagnostics, to: console)
      return .failure
    }
    guard dirty.isEmpty else {
      report(dirty.map(uncommitted), to: console)
      return .failure
    }
  }
  let operations = try adoptionOperations(files, to: target, fileSystem)
  let plan = try planProject(fileSystem.after(operations), lock: .ignored)
  guard !plan.diagnostics.containsErrors else {
    report(plan.diagnostics.errors, to: console)
    return .failure
  }
  try fileSystem.apply(operations)
  for operation in operations {
    switch operation {
    case .write(let path, _, .nothing): console.status("created \(path)")
    case .write(let path, _, _): console.status("edited \(path)")
    case .remove(let path, _): console.status("removed \(path)")
    }
  }
  console.status(
    "adopted \(counted(files.specs.count, "feature")); '\(toolCommand) generate' writes them")
  return .success
}

private func uncommitted(_ path: String) -> Diagnostic {
  .error(
    "'\(path)' has changes that are not committed", at: nil,
    hint: "commit them first, so that git is the way back, or adopt with '--force'")
}

/// What is written, edited and removed.
private func adoptionOperations(
  _ files: AdoptionFiles, to target: AdoptionTarget, _ fileSystem: FileSystem
) throws(FileSystemError) -> [FileOperation] {
  var declared: [String: String] = [:]
  for path in try fileSystem.list(specsFolder) ?? [] where path.hasSuffix(".yaml") {
    let text = String(decoding: try fileSystem.read(path) ?? [], as: UTF8.self)
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { $0.filter { $0 != " " } }
      guard parts.count == 2, ["feature", "external", "key"].contains(parts[0]) else { continue }
      declared[parts[1]] = path
    }
  }
  var operations: [FileOperation] = []
  for spec in files.specs {
    if let path = declared[spec.name] {
      operations.append(.remove(path: path, former: FormerContents(try fileSystem.read(path))))
    }
    operations.append(
      .write(
        path: "\(target.specs)/\(spec.name).yaml", contents: Array(spec.text.utf8), former: .nothing
      ))
  }
  for external in files.externals where declared[external.name] == nil {
    operations.append(
      .write(
        path: "\(target.specs)/External/\(external.name).yaml", contents: Array(external.text.utf8),
        former: .nothing))
  }
  for edit in files.edits {
    let former = FormerContents.bytes(edit.file.bytes)
    operations.append(
      edit.text.map { .write(path: edit.file.path, contents: Array($0.utf8), former: former) }
        ?? .remove(path: edit.file.path, former: former))
  }
  return operations
}

extension FileSystem {
  /// The files as they are after some operations, which are not done.
  fileprivate func after(_ operations: [FileOperation]) -> FileSystem {
    var files = self
    var written: [String: [UInt8]] = [:]
    var removed: Set<String> = []
    for operation in operations {
      switch operation {
      case .write(let path, let contents, _): written[path] = contents
      case .remove(let path, _): removed.insert(path)
      }
    }
    files.read = { [read, written, removed] path throws(FileSystemError) in
      if let new = written[path] { return new }
      return removed.contains(path) ? nil : try read(path)
    }
    files.list = { [list, written, removed] folder throws(FileSystemError) in
      let found = try list(folder)
      let new = written.keys.filter { $0.hasPrefix(folder + "/") }
      if found == nil, new.isEmpty { return nil }
      return Set((found ?? []).filter { !removed.contains($0) } + new).sorted()
    }
    return files
  }
}
