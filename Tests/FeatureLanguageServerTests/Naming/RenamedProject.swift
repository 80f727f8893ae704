import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

@testable import FeatureLanguageServer

/// A project in memory in which names are changed.
struct RenamedProject: Sendable {
  /// The files by path.
  private(set) var files: [String: [UInt8]]
  private(set) var names: ProjectNames
  /// The specs that the last renaming changed, by their current paths.
  private(set) var edited: Set<String> = []
  private let settings: SourceFile
  private var specs: [SourceFile]
  private var reader = ProjectReader()

  init(_ files: [String: [UInt8]]) {
    self.files = files
    let sources = files.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: $0.value) }
    settings =
      sources.first { $0.path == OpenProject.settingsPath }
      ?? SourceFile(path: OpenProject.settingsPath, text: TextProject.settings)
    specs = sources.filter { $0.path != OpenProject.settingsPath }
    reader.update(settings: settings, specs: specs)
    names = ProjectNames(reader.knownProject)
  }

  /// Makes the project of the reference specs.
  ///
  /// - Parameter isWanted: Whether the spec at a path is read.
  static func reference(
    where isWanted: (_ path: String) -> Bool = { _ in true }
  ) throws -> RenamedProject {
    let paths = referenceSpecs.filter(isWanted) + [OpenProject.settingsPath]
    let files = try paths.map { ($0, try referenceFile($0).bytes) }
    return RenamedProject(Dictionary(uniqueKeysWithValues: files))
  }

  /// The declarations of all specs.
  var declarations: [SpecDeclaration] { names.project.specs.flatMap(\.declarations) }

  /// Returns the project with another name for a declaration.
  ///
  /// - Parameter isChecked: Whether the renaming is checked to preserve the meaning of the specs.
  func renaming(
    _ declared: SpecDeclaration, to new: String, isChecked: Bool = true
  ) throws(Renaming.Refusal) -> RenamedProject {
    let renaming = Renaming(declared: declared, new: new, names: names)
    let edits = try renaming.edits()
    if isChecked {
      try renaming.check(
        edits,
        giving: Renaming.Trial(
          edits, moving: renaming.file, of: specs, settings: settings, reader, after: nil,
          known: nil))
    }
    var project = self
    project.edited = []
    project.specs = specs.map { file in
      guard let edits = edits[file.path] else { return file }
      let path = renaming.file?.old == file.path ? renaming.file?.new : nil
      let edited = file.applying(edits, path: path)
      project.files[file.path] = nil
      project.files[edited.path] = edited.bytes
      project.edited.insert(edited.path)
      return edited
    }.sorted { $0.path < $1.path }
    project.reader.update(settings: settings, specs: project.specs)
    project.names = ProjectNames(project.reader.knownProject)
    return project
  }

  /// Returns the project with another name for the declaration whose name is before a place.
  func renaming(
    after text: String, in path: String, to new: String
  ) throws -> RenamedProject {
    guard let declared = declaration(after: text, in: path) else { throw NothingThere() }
    return try renaming(declared, to: new)
  }

  /// Returns the declaration whose name is before a place.
  func declaration(after text: String, in path: String) -> SpecDeclaration? {
    let whole = self.text(path)
    guard let spec = names.project.spec(at: path), let range = whole.firstRange(of: text) else {
      return nil
    }
    return names.declaration(at: whole[..<range.upperBound].utf8.count, in: spec)?.0
  }

  /// Returns the text of a file.
  func text(_ path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }

  /// Returns the code that is generated from the specs that changed last, by path.
  func generated() throws -> [String: [UInt8]] {
    let read = reader.check()
    #expect(read.diagnostics.errors.isEmpty, "\(read.diagnostics.described)")
    let project = try #require(read.project)
    let files = generate(project, with: bundledSets, where: edited.contains)
    return Dictionary(
      uniqueKeysWithValues: (files.value ?? []).map { ($0.path, $0.contents) })
  }
}

/// The error of a place without a declaration.
struct NothingThere: Error {}
