import FeatureProgram
import FeatureSpec
import SpecSource

/// A project whose files are on disk or, as far as they are open, in the editor.
struct OpenProject: Sendable {
  /// The absolute path of the folder that contains the specs' folder.
  let root: String
  let folder: ProjectFolder
  /// The documents that are open in the editor, by path.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The URIs by which the client has opened files; the client would not recognize other URIs.
  private var uris: [String: String] = [:]
  /// The diagnostics of the last check.
  private(set) var diagnostics: [Diagnostic] = []
  /// The project as of the last check.
  var project: FeatureProject? { lastCheck?.project }
  /// The reason why a file on disk cannot be read; nil when all files can be read.
  private(set) var problem: String?
  /// Whether the client is still to be notified of the problem.
  private var isProblemNew = false
  /// The diagnostics that were last published for each file.
  var published: [String: String] = [:]
  /// The Swift that is generated from the specs.
  var code = ProjectCode()

  private var reader: ProjectReader
  private var lastCheck: CheckedProject?
  private var knownProject: FeatureProject?
  /// The references in the specs that the editor has requested since the last change, by path.
  private var references: [String: [SpecReference]] = [:]
  private var settings: SourceFile?
  /// The specs on disk, by path.
  private var disk: [String: SourceFile] = [:]
  /// The violations of lint rules at the last check without errors.
  private var findings: [Diagnostic] = []
  private var isDiskStale = true
  private var isReadingStale = true
  /// The number of changes so far, and the number of changes that the last check includes.
  private var (changes, checkedChanges) = (1, 0)
  /// Whether something has changed since the last check began.
  var hasChanges = true

  init(root: String, folder: ProjectFolder, reader: ProjectReader = ProjectReader()) {
    self.root = root
    self.folder = folder
    self.reader = reader
  }

  /// The path of a project's settings.
  static let settingsPath = "Specs/featuregen.yaml"

  /// Returns the path of a file in the project; nil when the file lies elsewhere, or is neither a spec nor the
  /// settings.
  func path(ofFileAt absolute: String) -> String? {
    guard absolute.hasPrefix(root + "/") else { return nil }
    let path = String(absolute.dropFirst(root.count + 1))
    let isYAML = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
    return path.hasPrefix("Specs/") && isYAML ? path : nil
  }

  /// Returns the client's URI of a file of the project.
  func uri(ofFileAt path: String) -> String {
    uris[path] ?? fileURI(ofPath: "\(root)/\(path)")
  }

  /// Opens or changes a document, or closes it if `document` is nil.
  mutating func set(_ document: OpenDocument?, at path: String) {
    // Another program may have saved a file before it is opened or closed here.
    if document == nil || documents[path] == nil { isDiskStale = true }
    documents[path] = document
    if let document { uris[path] = document.uri }
    noteChange()
  }

  /// Returns the reason why a file on disk could not be read, once for each attempt.
  mutating func takeProblem() -> String? {
    defer { isProblemNew = false }
    return isProblemNew ? problem : nil
  }

  /// Notes that files on disk may have changed.
  mutating func noteDiskChange() {
    isDiskStale = true
    noteChange()
  }

  /// Reads the disk at once, because edits of files that are not open must fit their present bytes.
  mutating func readDiskNow() {
    let known = (settings, disk.mapValues(ObjectIdentifier.init))
    readDisk()
    if settings !== known.0 || disk.mapValues(ObjectIdentifier.init) != known.1 { noteChange() }
  }

  /// Finds the file that a move would replace; some systems ignore letter case.
  func file(inPlaceOf move: (old: String, new: String)) -> String? {
    let paths = Set(disk.keys).union(documents.keys).union([OpenProject.settingsPath])
    return paths.subtracting([move.old]).sorted().first {
      $0.lowercased() == move.new.lowercased()
    }
  }

  /// Returns the present text of a file.
  func file(at path: String) -> SourceFile? {
    documents[path]?.file ?? (path == OpenProject.settingsPath ? settings : disk[path])
  }

  private mutating func noteChange() {
    isReadingStale = true
    changes += 1
    hasChanges = true
  }

  /// Reads the project as far as possible, for requests such as completion.
  mutating func readProject() -> FeatureProject {
    read()
    let project = knownProject ?? reader.knownProject
    knownProject = project
    return project
  }

  /// Returns the references of the present text of a file; empty for a file that could not be read.
  mutating func references(inFileAt path: String) -> [SpecReference] {
    let project = readProject()
    if let known = references[path] { return known }
    guard let spec = project.spec(at: path), spec.file === file(at: path) else { return [] }
    let found = project.references(of: spec)
    references[path] = found
    return found
  }

  /// Returns the spec of a path, as of its last readable text.
  mutating func spec(at path: String) -> Spec? {
    read()
    return reader.spec(at: path)
  }

  /// Whether something has changed since the last check.
  var isCheckStale: Bool { checkedChanges < changes }

  /// Checks the project if anything has changed.
  mutating func check() {
    if let check = pendingCheck() { take(check.run()) }
  }

  /// Begins a check; nil if nothing has changed.
  mutating func beginCheck() -> ProjectCheck? {
    hasChanges = false
    return pendingCheck()
  }

  private mutating func pendingCheck() -> ProjectCheck? {
    guard isCheckStale else { return nil }
    read()
    return ProjectCheck(
      changes: changes, reader: reader, last: lastCheck, folder: folder,
      open: documents.mapValues(\.file),
      code: code)
  }

  /// Takes over the results of a check, unless the results of a later check were taken over before.
  mutating func take(_ result: ProjectCheck.Result) {
    guard checkedChanges < result.changes else { return }
    checkedChanges = result.changes
    lastCheck = result.checked
    if let findings = result.findings, let renewal = result.code {
      self.findings = findings
      code.take(renewal)
    } else {
      // Errors prevent new lint findings; earlier findings in unchanged files remain valid.
      findings = findings.filter { finding in
        finding.span.map { $0.file === file(at: $0.file.path) } ?? false
      }
    }
    diagnostics = (result.checked.diagnostics + findings).sortedForPrinting()
  }

  /// Reads the changed files.
  private mutating func read() {
    guard isReadingStale else { return }
    isReadingStale = false
    knownProject = nil
    references = [:]
    if isDiskStale { readDisk() }
    let sources = sources
    reader.update(settings: sources.settings, specs: sources.specs)
  }

  /// The settings, and the specs by path.
  private var sources: (settings: SourceFile, specs: [SourceFile]) {
    var specs = disk
    for (path, document) in documents { specs[path] = document.file }
    let own = specs.removeValue(forKey: OpenProject.settingsPath)
    return (
      own ?? settings ?? OpenProject.noSettings, specs.sorted { $0.key < $1.key }.map(\.value)
    )
  }

  /// Reads the project after edits of its specs.
  ///
  /// - Parameter move: A file that would be renamed.
  func trying(
    _ edits: [String: [Renaming.Edit]], moving move: (old: String, new: String)?
  ) -> Renaming.Trial {
    let sources = sources
    return Renaming.Trial(
      edits, moving: move, of: sources.specs, settings: sources.settings, reader,
      after: lastCheck, known: isCheckStale ? nil : diagnostics)
  }

  /// The default for missing settings.
  private static let noSettings = SourceFile(
    path: settingsPath,
    text: "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n")

  /// Reads the disk again; a file with the same bytes keeps its `SourceFile`.
  private mutating func readDisk() {
    isDiskStale = false
    let sources = folder.sources()
    problem = sources.problem
    isProblemNew = true
    settings = sources.settings.map { same($0, as: settings) }
    let known = disk
    disk = Dictionary(sources.specs.map { ($0.path, same($0, as: known[$0.path])) }) { $1 }
  }

  private func same(_ file: SourceFile, as known: SourceFile?) -> SourceFile {
    if let known, known.bytes == file.bytes { known } else { file }
  }
}
