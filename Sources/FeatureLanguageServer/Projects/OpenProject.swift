import FeatureProgram
import FeatureSpec
import SpecSource

/// A project whose files are on disk or, as far as they are open in the editor, there.
struct OpenProject: Sendable {
  /// The folder above its specs, an absolute path.
  let root: String
  let folder: ProjectFolder
  /// What is open in the editor, by path.
  private(set) var documents: [String: OpenDocument] = [:]
  /// The URIs by which the client has opened files; by other URIs it would not know them.
  private var uris: [String: String] = [:]
  /// Everything found when the project was last checked.
  private(set) var diagnostics: [Diagnostic] = []
  /// The project as it was last checked.
  var project: FeatureProject? { lastCheck?.project }
  /// Why a file on disk cannot be read; nil when all can.
  private(set) var problem: String?
  /// Whether the client is still to be notified of the problem.
  private var isProblemNew = false
  /// The diagnostics that were last published for each file.
  var published: [String: String] = [:]
  /// The Swift that the specs have become.
  var code = ProjectCode()

  private var reader = ProjectReader()
  private var lastCheck: CheckedProject?
  private var knownProject: FeatureProject?
  /// The references of the specs about which the editor has asked since something changed, by path.
  private var references: [String: [SpecReference]] = [:]
  private var settings: SourceFile?
  /// The specs on disk, by path.
  private var disk: [String: SourceFile] = [:]
  /// What broke a rule when there were no errors.
  private var findings: [Diagnostic] = []
  private var isDiskStale = true
  private var isReadingStale = true
  /// How often something has changed, and how often it had when what was last checked was read.
  private var (changes, checkedChanges) = (1, 0)
  /// Whether something has changed since a check was last begun.
  var hasChanges = true

  init(root: String, folder: ProjectFolder) {
    self.root = root
    self.folder = folder
  }

  /// Where a project's settings stand.
  static let settingsPath = "Specs/featuregen.yaml"

  /// The path of a file in the project; nil when it lies elsewhere, or is neither a spec nor the settings.
  func path(ofFileAt absolute: String) -> String? {
    guard absolute.hasPrefix(root + "/") else { return nil }
    let path = String(absolute.dropFirst(root.count + 1))
    let isYAML = path.hasSuffix(".yaml") || path.hasSuffix(".yml")
    return path.hasPrefix("Specs/") && isYAML ? path : nil
  }

  /// What the client calls a file of the project.
  func uri(ofFileAt path: String) -> String {
    uris[path] ?? fileURI(ofPath: "\(root)/\(path)")
  }

  /// A document was opened, changed or, if it is nil, closed.
  mutating func set(_ document: OpenDocument?, at path: String) {
    // What is opened may have been saved elsewhere meanwhile, and so may what is closed.
    if document == nil || documents[path] == nil { isDiskStale = true }
    documents[path] = document
    if let document { uris[path] = document.uri }
    noteChange()
  }

  /// Why a file on disk could not be read; given once for each attempt.
  mutating func takeProblem() -> String? {
    defer { isProblemNew = false }
    return isProblemNew ? problem : nil
  }

  /// Something on disk may have changed.
  mutating func noteDiskChange() {
    isDiskStale = true
    noteChange()
  }

  /// Reads the disk at once: edits of files that are not open are for the bytes that these have now.
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

  /// The present text of a file.
  func file(at path: String) -> SourceFile? {
    documents[path]?.file ?? (path == OpenProject.settingsPath ? settings : disk[path])
  }

  private mutating func noteChange() {
    isReadingStale = true
    changes += 1
    hasChanges = true
  }

  /// The project as far as it can be read, for completion and the like.
  mutating func readProject() -> FeatureProject {
    read()
    let project = knownProject ?? reader.knownProject
    knownProject = project
    return project
  }

  /// The references of the present text of a file; none for a file that could not be read.
  mutating func references(inFileAt path: String) -> [SpecReference] {
    let project = readProject()
    if let known = references[path] { return known }
    guard let spec = project.spec(at: path), spec.file === file(at: path) else { return [] }
    let found = project.references(of: spec)
    references[path] = found
    return found
  }

  /// The spec of a path, as far as it could last be read.
  mutating func spec(at path: String) -> Spec? {
    read()
    return reader.spec(at: path)
  }

  /// Whether something has changed since what was last checked.
  var isCheckStale: Bool { checkedChanges < changes }

  /// Checks the project if anything has changed.
  mutating func check() {
    if let check = pendingCheck() { take(check.run()) }
  }

  /// What has to be checked; nil if nothing has changed.
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

  /// Takes over what a check has found, unless a later one has been taken over.
  mutating func take(_ result: ProjectCheck.Result) {
    guard checkedChanges < result.changes else { return }
    checkedChanges = result.changes
    lastCheck = result.checked
    if let findings = result.findings, let renewal = result.code {
      self.findings = findings
      code.take(renewal)
    } else {
      // As long as there are errors, nothing new is found; what was found in files that are still the same holds.
      findings = findings.filter { finding in
        finding.span.map { $0.file === file(at: $0.file.path) } ?? false
      }
    }
    diagnostics = (result.checked.diagnostics + findings).sortedForPrinting()
  }

  /// Reads what has changed.
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

  /// What the project would be with edits of its specs.
  ///
  /// - Parameter move: A file that would be called otherwise.
  func trying(
    _ edits: [String: [Renaming.Edit]], moving move: (old: String, new: String)?
  ) -> Renaming.Trial {
    let sources = sources
    return Renaming.Trial(
      edits, moving: move, of: sources.specs, settings: sources.settings, reader,
      after: lastCheck, known: isCheckStale ? nil : diagnostics)
  }

  /// What stands for settings that are not there.
  private static let noSettings = SourceFile(
    path: settingsPath,
    text: "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n")

  /// Reads the disk again; a file whose bytes are the same stays the same.
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
