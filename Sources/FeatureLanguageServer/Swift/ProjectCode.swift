import FeatureProgram
import FeatureSpec
import SpecSource

/// The Swift of a project's specs, as far as it was generated in memory.
struct ProjectCode: Sendable {
  /// The code of the open specs, by path, from the last successful generation.
  private(set) var open: [String: SpecCode] = [:]
  /// The code of other specs, by path.
  private var others: [String: SpecCode] = [:]
  /// The code of open specs with the text that was typed since the generation.
  private var typed: [String: SpecCode] = [:]
  /// The diagnostics of the code, by the paths of the spec and of the file.
  private(set) var findings: [String: [String: [Diagnostic]]] = [:]
  /// Whether the code is needed at all.
  var isWanted = true
  /// The folders of tests.
  private var testFolders: [String] = []

  /// The regenerated code of open specs.
  struct Renewal: Sendable {
    /// The code that differs from the code before, by path.
    fileprivate var made: [String: SpecCode] = [:]
    /// The specs that are open.
    fileprivate var specs: Set<String> = []
    fileprivate var testFolders: [String] = []
  }

  /// Generates the code of open specs.
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

  /// Takes over regenerated code.
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
    // Before the first generation, no package knows the files.
    // Questions about a fragment are asked in the feature rather than in its tests.
    Dictionary(grouping: folder.code(project, specs), by: \.spec).mapValues { code in
      code.filter { !isTest($0.path) } + code.filter { isTest($0.path) }
    }.filter { $0.value.contains(where: \.isOnDisk) }
  }

  /// Whether a generated file contains tests.
  func isTest(_ path: String) -> Bool {
    testFolders.contains { path.hasPrefix($0) }
  }

  /// Returns the code of an open spec, with the text that was typed since the generation.
  ///
  /// - Parameter scalar: The scalar that is being typed, where the whole file cannot be read.
  mutating func code(of file: SourceFile, typing scalar: SwiftScalar? = nil) -> SpecCode? {
    if scalar == nil, let known = typed[file.path], known.isPresent(file, since: open[file.path]) {
      return known
    }
    guard let code = open[file.path]?.with(file, typed: scalar) else { return nil }
    if scalar == nil { typed[file.path] = code }
    return code
  }

  /// Returns the code of a spec that is not open; nil if it was not generated.
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

  /// Takes over the diagnostics of a generated file.
  mutating func note(_ found: [Diagnostic], in path: String, of spec: String) {
    findings[spec, default: [:]][path] = found.isEmpty ? nil : found
  }

  /// Returns the diagnostics of a spec, at the present places of the text that they are about; diagnostics about
  /// changed text are left out.
  func findings(in file: SourceFile) -> [Diagnostic] {
    (findings[file.path] ?? [:]).sorted { $0.key < $1.key }.flatMap(\.value).moved(to: file)
      .sortedForPrinting()
  }
}
