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
  /// How what was written is tried; nil to try nothing.
  var verification: AdoptionVerification?
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
    console.status("nothing was adopted")
    return .success
  }
  if !target.force {
    let tests = target.verification?.replacesTests ?? false ? files.testEdits : []
    let dirty = try changed((files.edits + tests).map(\.file.path))
    guard let dirty = dirty.value else {
      report(dirty.diagnostics, to: console)
      return .failure
    }
    guard dirty.isEmpty else {
      report(dirty.map(uncommitted), to: console)
      return .failure
    }
  }
  var operations = try adoptionOperations(files, to: target, fileSystem)
  let plan = try planProject(fileSystem.after(operations))
  guard !plan.diagnostics.containsErrors else {
    report(plan.diagnostics.errors, to: console)
    return .failure
  }
  operations += files.movedFiles(to: plan.changes.map(\.path))
  if let verification = target.verification {
    return try verification.run(operations, files, fileSystem, console)
  }
  try fileSystem.apply(operations)
  show(operations, of: files, ending: "; '\(toolCommand) generate' writes them", to: console)
  return .success
}

/// Prints what was done to files.
///
/// - Parameter end: What stands behind how much was adopted.
func show(
  _ operations: [FileOperation], of files: AdoptionFiles, ending end: String = "",
  to console: Console
) {
  for operation in operations {
    switch operation {
    case .write(let path, _, .nothing): console.status("created \(path)")
    case .write(let path, _, _): console.status("edited \(path)")
    case .remove(let path, _): console.status("removed \(path)")
    }
  }
  let clients = files.specs.count { $0.key != nil }
  let counts = [
    counted(files.specs.count - clients, "feature"), counted(clients, "client"),
  ]
  let adopted = (clients == 0 ? [counts[0]] : counts).joined(separator: " and ")
  console.status("adopted \(adopted)\(end)")
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
  let declared = try declaredSpecs(fileSystem)
  var operations = try settingsWithStyles(files.styles, fileSystem)
  for spec in files.specs {
    for path in Set([spec.key, spec.name].compactMap { $0.flatMap { declared[$0] } }).sorted() {
      operations.append(.remove(path: path, former: FormerContents(try fileSystem.read(path))))
    }
    operations.append(
      .write(
        path: "\(target.specs)/\(specPath(of: spec.name)).yaml", contents: Array(spec.text.utf8),
        former: .nothing))
  }
  for external in files.externals where declared[external.name] == nil {
    operations.append(
      .write(
        path: "\(target.specs)/External/\(specPath(of: external.name)).yaml",
        contents: Array(external.text.utf8),
        former: .nothing))
  }
  for edit in files.edits {
    let former = FormerContents.bytes(edit.file.bytes)
    let text = edit.newName == nil ? edit.text : nil
    operations.append(
      text.map { .write(path: edit.file.path, contents: Array($0.utf8), former: former) }
        ?? .remove(path: edit.file.path, former: former))
  }
  return operations
}

/// The paths of the specs in a project, by the names of features, and the types and keys of clients.
private func declaredSpecs(_ fileSystem: FileSystem) throws(FileSystemError) -> [String: String] {
  var declared: [String: String] = [:]
  for path in try fileSystem.list(specsFolder) ?? [] where path.hasSuffix(".yaml") {
    let text = String(decoding: try fileSystem.read(path) ?? [], as: UTF8.self)
    var names: [String] = []
    var outer = ""
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map(String.init)
      guard parts.count == 2 else { continue }
      let value = parts[1].filter { $0 != " " }
      if parts[0] == "in" { outer = "\(value)." }
      if ["feature", "client", "external", "key"].contains(parts[0]) { names.append(value) }
    }
    for name in names { declared[outer + name] = path }
  }
  return declared
}

extension AdoptionFiles {
  /// Writes the files with live values to where the generator looks for them.
  ///
  /// - Parameter paths: The paths of the files that are generated, and of those that belong to the user.
  fileprivate func movedFiles(to paths: [String]) -> [FileOperation] {
    func operation(_ name: String, _ text: String?) -> FileOperation? {
      guard let text, let path = paths.first(where: { $0.hasSuffix("/\(name)") }) else {
        return nil
      }
      let former = edits.first { $0.file.path == path }
      return .write(
        path: path, contents: Array(text.utf8), former: former == nil ? .nothing : .anything)
    }
    return edits.compactMap { edit in edit.newName.flatMap { operation($0, edit.text) } }
      + liveValues.compactMap { operation($0.name, $0.text) }
  }
}

/// Adds the app's own protocols to the settings, unless those have some already.
private func settingsWithStyles(
  _ styles: String, _ fileSystem: FileSystem
) throws(FileSystemError) -> [FileOperation] {
  guard !styles.isEmpty, let former = try fileSystem.read(settingsPath) else { return [] }
  let text = String(decoding: former, as: UTF8.self)
  guard !text.split(separator: "\n").contains(where: { $0.hasPrefix("styles:") }) else { return [] }
  let start = text.hasSuffix("\n") ? String(text.dropLast()) : text
  return [
    .write(path: settingsPath, contents: Array((start + styles).utf8), former: .bytes(former))
  ]
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
