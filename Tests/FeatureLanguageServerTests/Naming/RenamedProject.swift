import FeatureGenerator
import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSupport
import Testing

@testable import FeatureLanguageServer

/// A project in which names are changed, in memory.
struct RenamedProject: Sendable {
  /// The files by path.
  private(set) var files: [String: [UInt8]]
  private(set) var names: ProjectNames
  /// The specs that were changed last, by their present paths.
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

  /// The project of the reference specs.
  ///
  /// - Parameter isWanted: Which of them are read.
  static func reference(
    where isWanted: (_ path: String) -> Bool = { _ in true }
  ) throws -> RenamedProject {
    let paths = referenceSpecs.filter(isWanted) + [OpenProject.settingsPath]
    let files = try paths.map { ($0, try referenceFile($0).bytes) }
    return RenamedProject(Dictionary(uniqueKeysWithValues: files))
  }

  /// All that the specs declare.
  var declarations: [SpecDeclaration] { names.project.specs.flatMap(\.declarations) }

  /// The project with another name.
  ///
  /// - Parameter isChecked: Whether it is made sure that all means what it meant.
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

  /// The project with the name changed that stands behind some text.
  func renaming(
    behind text: String, in path: String, to new: String
  ) throws -> RenamedProject {
    guard let declared = declaration(behind: text, in: path) else { throw NothingThere() }
    return try renaming(declared, to: new)
  }

  /// What is named behind some text.
  func declaration(behind text: String, in path: String) -> SpecDeclaration? {
    let whole = self.text(path)
    guard let spec = names.project.spec(at: path), let range = whole.firstRange(of: text) else {
      return nil
    }
    return names.declaration(at: whole[..<range.upperBound].utf8.count, in: spec)?.0
  }

  /// The text of a file.
  func text(_ path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }

  /// What is generated of the specs that were changed last, by path.
  func generated() throws -> [String: [UInt8]] {
    let read = reader.check()
    #expect(read.diagnostics.errors.isEmpty, "\(read.diagnostics.described)")
    let project = try #require(read.project)
    let files = generate(project, with: bundledSets, where: edited.contains)
    return Dictionary(
      uniqueKeysWithValues: (files.value ?? []).map { ($0.path, $0.contents) })
  }
}

/// Nothing that a spec declares stands at a place.
struct NothingThere: Error {}
