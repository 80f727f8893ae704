import FeatureSpec
import Platform
import SpecSource
import SpecSwift
import SpecYAML

/// A reader that reads a project repeatedly, each time only the specs that have changed.
///
/// A file has changed if its `SourceFile` is another instance than at the previous reading.
package struct ProjectReader: Sendable {
  private struct Reading: Sendable {
    var file: SourceFile
    var spec: Parsed<Spec>
  }

  private var readings: [String: Reading] = [:]
  /// The last complete spec of each path.
  private var wholeSpecs: [String: Spec] = [:]
  /// The paths of all specs, in the order in which they were given.
  private var paths: [String] = []
  private var settings = Settings.unsaid
  private var settingsFile: SourceFile?
  private var settingsDiagnostics: [Diagnostic] = []
  private var memo = FragmentMemo()
  /// The number of files that were read with the memo. The memo keeps every fragment that was ever typed, so it
  /// grows.
  private var memoUses = 0

  private let workers: Workers

  /// Makes a reader without files.
  ///
  /// - Parameter workers: The threads that share the work of reading and checking.
  package init(workers: Workers = .perCore) {
    self.workers = workers
  }

  /// Reads the settings and the specs that have changed, and removes specs that are no longer given.
  package mutating func update(settings file: SourceFile, specs: [SourceFile]) {
    if settingsFile !== file {
      settingsFile = file
      let read = readSettings(file, .standard)
      settingsDiagnostics = read.diagnostics
      if let value = read.value { settings = value }
    }
    decode(specs)
    paths = specs.map(\.path)
  }

  /// Resolves the names in the specs, and checks the rules of the language.
  ///
  /// - Parameter last: An earlier check of the project, whose results are used if they are still valid.
  package func check(after last: CheckedProject? = nil) -> CheckedProject {
    let parsed = paths.compactMap { readings[$0]?.spec }
    let specs = parsed.compactMap(\.value)
    return CheckedProject(
      declare(specs, settings: settings, isComplete: specs.count == paths.count),
      settingsDiagnostics + parsed.flatMap(\.diagnostics), settings: settingsFile, after: last,
      workers)
  }

  /// Finds the spec at a path, as far as it can be read.
  ///
  /// For a broken spec, this is the last version that could be read completely.
  package func spec(at path: String) -> Spec? {
    readings[path].flatMap(known)
  }

  /// The project of the specs that `spec(at:)` returns, for editors. The names of its blocks and tests are not
  /// linked.
  package var knownProject: FeatureProject {
    FeatureProject(
      specs: paths.compactMap { readings[$0].flatMap(known) }, settings: settings,
      isComplete: false)
  }

  private func known(_ reading: Reading) -> Spec? {
    guard let spec = reading.spec.value, spec.isWhole else {
      return wholeSpecs[reading.file.path] ?? reading.spec.value
    }
    return spec
  }

  /// Reads the specs that have changed, and removes the specs that no longer exist.
  private mutating func decode(_ specs: [SourceFile]) {
    let changed = specs.filter { readings[$0.path]?.file !== $0 }
    renewMemo(for: changed.count)
    let parsed = workers.map(changed, as: "reading specs") { [memo] in
      readSpec($0, limits: .standard, memo: memo)
    }
    for (file, spec) in zip(changed, parsed) {
      readings[file.path] = Reading(file: file, spec: spec)
      if let value = spec.value, value.isWhole { wholeSpecs[file.path] = value }
    }
    let paths = Set(specs.map(\.path))
    readings = readings.filter { paths.contains($0.key) }
    wholeSpecs = wholeSpecs.filter { paths.contains($0.key) }
  }

  private mutating func renewMemo(for count: Int) {
    memoUses += count
    guard memoUses > 1000 else { return }
    memo = FragmentMemo()
    memoUses = count
  }
}

extension Spec {
  /// Whether the whole file was read.
  fileprivate var isWhole: Bool {
    switch self {
    case .feature(let feature): feature.isWhole
    case .client(let client): client.missing.isEmpty
    case .model(let model): model.missing.isEmpty
    }
  }
}

extension Settings {
  /// The settings of a project whose settings have never been readable.
  fileprivate static let unsaid: Settings = {
    let text = "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"
    let read = readSettings(SourceFile(path: "Specs/featuregen.yaml", text: text), .standard)
    guard let settings = read.value else {
      fatalError("the settings that everybody begins with can be read")
    }
    return settings
  }()
}
