import FeatureProgram
import FeatureSpec
import SpecSource

/// The Swift that the specs of a project have become, as far as it was generated in memory.
struct ProjectCode: Sendable {
  /// The code of the specs that are open, by path, as it could last be generated.
  private(set) var open: [String: SpecCode] = [:]
  /// That of others, by path.
  private var others: [String: SpecCode] = [:]
  /// The code of open specs with what was typed since it was generated.
  private var typed: [String: SpecCode] = [:]
  /// What is wrong with it, by the paths of the spec and of the file.
  private(set) var findings: [String: [String: [Diagnostic]]] = [:]
  /// Whether anybody asks for it.
  var isWanted = true
  /// The folders of tests.
  private var testFolders: [String] = []

  /// The code of specs that are open, made anew.
  struct Renewal: Sendable {
    /// The code that is another than before, by path.
    fileprivate var made: [String: SpecCode] = [:]
    /// The specs that are open.
    fileprivate var specs: Set<String> = []
    fileprivate var testFolders: [String] = []
  }

  /// Generates the code of specs that are open.
  func renewed(
    for files: [String: SourceFile], in project: FeatureProject, _ folder: ProjectFolder
  ) -> Renewal {
    var renewal = Renewal(testFolders: project.settings.modules.map { $0.tests + "/" })
    renewal.specs = Set(files.keys).subtracting([OpenProject.settingsPath])
    guard isWanted, !renewal.specs.isEmpty else { return renewal }
    var present = self
    present.testFolders = renewal.testFolders
    for (path, code) in present.code(of: renewal.specs, in: project, folder) {
      guard let file = files[path], open[path]?.isMade(of: file, code) != true else { continue }
      renewal.made[path] = SpecCode(of: file, code)
    }
    return renewal
  }

  /// Takes over code that was made anew.
  mutating func take(_ renewal: Renewal) {
    others = [:]
    guard isWanted else { return }
    testFolders = renewal.testFolders
    open = open.filter { renewal.specs.contains($0.key) }.merging(renewal.made) { $1 }
    typed = typed.filter { renewal.specs.contains($0.key) }
    findings = findings.filter { renewal.specs.contains($0.key) }
  }

  private func code(
    of specs: Set<String>, in project: FeatureProject, _ folder: ProjectFolder
  ) -> [String: [GeneratedCode]] {
    // Where nothing was written yet, there is no package that knows the files.
    // What is asked about a fragment is asked in the feature rather than in its tests.
    Dictionary(grouping: folder.code(project, specs), by: \.spec).mapValues { code in
      code.filter { !isTest($0.path) } + code.filter { isTest($0.path) }
    }.filter { $0.value.contains(where: \.isOnDisk) }
  }

  /// Whether a generated file is one of tests.
  func isTest(_ path: String) -> Bool {
    testFolders.contains { path.hasPrefix($0) }
  }

  /// The code of a spec that is open, with what was typed since it was generated.
  ///
  /// - Parameter scalar: What is being typed, where the file as a whole cannot be read.
  mutating func code(of file: SourceFile, typing scalar: SwiftScalar? = nil) -> SpecCode? {
    if scalar == nil, let known = typed[file.path], known.isPresent(file, since: open[file.path]) {
      return known
    }
    guard let code = open[file.path]?.with(file, typed: scalar) else { return nil }
    if scalar == nil { typed[file.path] = code }
    return code
  }

  /// The code of a spec that is not open, once it was generated.
  func code(ofOther path: String) -> SpecCode? { others[path] }

  /// Generates the code of specs that are not open.
  mutating func add(
    others files: [SourceFile], in project: FeatureProject, _ folder: ProjectFolder
  ) {
    let missing = files.filter { others[$0.path] == nil }
    guard !missing.isEmpty else { return }
    let made = code(of: Set(missing.map(\.path)), in: project, folder)
    for file in missing {
      if let code = made[file.path] { others[file.path] = SpecCode(of: file, code) }
    }
  }

  /// Takes over what was found in a generated file.
  mutating func note(_ found: [Diagnostic], in path: String, of spec: String) {
    findings[spec, default: [:]][path] = found.isEmpty ? nil : found
  }

  /// What was found in a spec, at the places where the text now stands that it is about; what was changed is left out.
  func findings(in file: SourceFile) -> [Diagnostic] {
    (findings[file.path] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value).moved(to: file)
      .sortedForPrinting()
  }
}
