import FeatureSpec
import SpecSource
import SpecSupport

@testable import FeatureLanguageServer

/// A project in which names are changed, in memory.
struct RenamedProject: Sendable {
  /// The files by path.
  private(set) var files: [String: [UInt8]]
  private(set) var open: OpenProject
  private(set) var names: ProjectNames

  init(_ files: [String: [UInt8]]) {
    self.files = files
    let sources = files.sorted { $0.key < $1.key }
      .map { SourceFile(path: $0.key, bytes: $0.value) }
    let settings = sources.first { $0.path == OpenProject.settingsPath }
    let specs = sources.filter { $0.path != OpenProject.settingsPath }
    open = OpenProject(
      root: "/project",
      folder: ProjectFolder(
        sources: { .init(settings: settings, specs: specs) }, findings: { _, _ in [] },
        generated: { _, _ in [] }))
    names = ProjectNames(open.readProject())
  }

  /// The project of the reference specs.
  static func reference() throws -> RenamedProject {
    let paths = referenceSpecs + [OpenProject.settingsPath]
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
    if isChecked { try renaming.check(edits, in: open) }
    var files = files
    for (path, edits) in edits {
      let file = SourceFile(path: path, bytes: files[path] ?? [])
      files[path] = file.applying(edits).bytes
    }
    if let move = renaming.file { files[move.new] = files.removeValue(forKey: move.old) }
    return RenamedProject(files)
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
    guard let spec = names.spec(at: path), let range = whole.firstRange(of: text) else {
      return nil
    }
    return names.declaration(at: whole[..<range.upperBound].utf8.count, in: spec)?.0
  }

  /// The text of a file.
  func text(_ path: String) -> String {
    String(decoding: files[path] ?? [], as: UTF8.self)
  }

  /// What is generated.
  func generated() -> GeneratedTexts {
    TextProject(files).generate()
  }
}

/// Nothing that a spec declares stands at a place.
struct NothingThere: Error {}
