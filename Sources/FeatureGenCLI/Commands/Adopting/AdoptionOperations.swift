import FeatureAdoption
import FeatureProgram
import FeatureSpec
import Platform
import SpecSource

/// The changes of a project when features are adopted.
struct AdoptionOperations {
  /// The operations that write specs and settings. They come first, so that the app loses nothing before the specs
  /// exist.
  var specs: [FileOperation] = []
  /// The edits that cut features out of the app's files.
  var cuts: [FileOperation] = []
  /// The files that git must be able to restore.
  var replaced: [SourceFile] = []

  /// All changes, in the order in which they are applied.
  var steps: [[FileOperation]] { [specs, cuts] }

  /// Plans the changes.
  ///
  /// - Parameter settings: The settings, which decide on the folders of specs.
  static func plan(
    _ files: AdoptionFiles, of app: AppFiles, _ settings: AdoptionSettings, _ fileSystem: FileSystem
  ) throws(FileSystemError) -> Parsed<AdoptionOperations> {
    let mixed = files.edits.map(\.file).filter(app.hasMixedLineEnds)
    guard mixed.isEmpty else { return Parsed(nil, diagnostics: mixed.map(mixedLineEnds)) }
    var operations = AdoptionOperations()
    operations.specs = try settingsWithStyles(files.styles, fileSystem)
    operations.addSpecs(of: files, settings)
    operations.cuts = files.edits.map { edit in
      var edit = edit
      if edit.newName != nil { edit.text = nil }
      return app.operation(edit)
    }
    operations.replaced += files.edits.map { app.original(of: $0.file) }
    let plan = try planProject(fileSystem.after(operations.steps.flatMap(\.self)))
    guard !plan.diagnostics.containsErrors else {
      return Parsed(nil, diagnostics: plan.diagnostics.errors)
    }
    let moves = operations.moveFiles(of: files, app, to: plan.changes.map(\.path))
    let taken = try operations.taken(fileSystem)
    guard moves.isEmpty, taken.isEmpty else { return Parsed(nil, diagnostics: moves + taken) }
    return Parsed(operations)
  }

  /// Adds the specs; each replaces the `external` specs of its name.
  private mutating func addSpecs(of files: AdoptionFiles, _ settings: AdoptionSettings) {
    var replacedSpecs: [String: SourceFile] = [:]
    for name in files.specs.flatMap({ [$0.name, $0.key].compactMap(\.self) }) {
      for file in settings.externals[name] ?? [] { replacedSpecs[file.path] = file }
    }
    for spec in files.specs {
      let path = settings.path(of: spec)
      let former = replacedSpecs.removeValue(forKey: path)
      if let former { replaced.append(former) }
      specs.append(
        .write(
          path: path, contents: Array(spec.text.utf8),
          former: FormerContents(former?.original)))
    }
    for spec in files.externals
    where ![spec.name, spec.key].compactMap(\.self).contains(where: settings.hasSpec) {
      specs.append(
        .write(
          path: settings.path(of: spec, in: "External/"), contents: Array(spec.text.utf8),
          former: .nothing))
    }
    for file in replacedSpecs.values.sorted(by: { $0.path < $1.path }) {
      replaced.append(file)
      specs.append(.remove(path: file.path, former: .bytes(file.original)))
    }
  }

  /// Writes the files with live values and handlers to the paths at which the generator looks for them.
  ///
  /// - Parameter paths: The paths of the generated files, and of the files that belong to the user.
  /// - Returns: Errors for the files that the generator looks for nowhere, so that their text would be lost.
  private mutating func moveFiles(
    of files: AdoptionFiles, _ app: AppFiles, to paths: [String]
  ) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    func path(of name: String) -> String? {
      let path = paths.first { $0.hasSuffix("/\(name)") }
      if path == nil {
        problems.append(
          .error(.unusableArgument, "'\(name)' has no place in the generated code", at: nil))
      }
      return path
    }
    for edit in files.edits {
      guard let name = edit.newName, let text = edit.text, let path = path(of: name) else {
        continue
      }
      let isSamePlace = path == edit.file.path
      if isSamePlace { cuts.removeAll { $0.path == path } }
      specs.append(
        .write(
          path: path, contents: app.contents(text, of: edit.file),
          former: isSamePlace ? .bytes(app.original(of: edit.file).bytes) : .nothing))
    }
    for value in files.swiftFiles {
      guard let path = path(of: value.name) else { continue }
      // A feature may be cut out of the same file.
      let former = files.edits.first { $0.file.path == path }
      cuts.removeAll { $0.path == path }
      specs.append(
        .write(
          path: path, contents: Array(value.text.utf8),
          former: FormerContents(former.map { app.original(of: $0.file).bytes })))
    }
    return problems
  }

  /// Returns the errors for new files whose paths are already in use.
  private func taken(_ fileSystem: FileSystem) throws(FileSystemError) -> [Diagnostic] {
    var problems: [Diagnostic] = []
    for operation in specs where operation.former == .nothing {
      guard try fileSystem.readStart(operation.path) != nil else { continue }
      problems.append(
        .error(
          .protectedFile, "'\(operation.path)' exists, but 'adopt' has to write this file", at: nil,
          hint: "move the file, or name another folder with '--specs'"))
    }
    return problems
  }
}

private func mixedLineEnds(_ file: SourceFile) -> Diagnostic {
  .error(
    .foreignLineEnds,
    "'\(file.path)' mixes Windows and other line endings, which an edit cannot keep", at: nil,
    hint: "give all its lines the same line ending")
}

/// Adds the app's own protocols to the settings, unless the settings already declare styles.
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
  /// Returns the files after some operations, which are not applied on disk.
  fileprivate func after(_ operations: [FileOperation]) -> FileSystem {
    var files = self
    var written: [String: [UInt8]] = [:]
    var removed: Set<String> = []
    for operation in operations {
      switch operation {
      case .write(let path, let contents, _, _): written[path] = contents
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
