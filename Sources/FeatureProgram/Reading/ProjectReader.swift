import FeatureSpec
import Platform
import SpecSource
import SpecSwift
import SpecYAML

/// Reads a project repeatedly, each time only those of its specs that have changed.
///
/// A file has changed if its `SourceFile` is another instance than at the last reading.
package struct ProjectReader: Sendable {
  private struct Reading: Sendable {
    var file: SourceFile
    var spec: Parsed<Spec>
  }

  private var readings: [String: Reading] = [:]
  /// What each path held when it could last be read whole.
  private var wholeSpecs: [String: Spec] = [:]
  /// The paths of all specs, in the order in which they were given.
  private var paths: [String] = []
  private var settings = Settings.unsaid
  private var settingsFile: SourceFile?
  private var settingsDiagnostics: [Diagnostic] = []
  private var memo = FragmentMemo()
  /// How many files were read with the memo, which keeps every fragment that was ever typed and so grows.
  private var memoUses = 0

  /// Knows nothing yet.
  package init() {}

  /// Reads the settings and the specs that have changed, and forgets specs that are no longer given.
  package mutating func update(
    settings file: SourceFile, specs: [SourceFile], workers: Workers = .perCore
  ) {
    if settingsFile !== file {
      settingsFile = file
      let read = readSettings(file, .standard)
      settingsDiagnostics = read.diagnostics
      if let value = read.value { settings = value }
    }
    decode(specs, workers)
    paths = specs.map(\.path)
  }

  /// Resolves the names in the specs, and runs the rules of the language.
  ///
  /// - Parameter last: An earlier check of the project, whose results are used where they still hold.
  package func check(
    after last: CheckedProject? = nil, workers: Workers = .perCore
  ) -> CheckedProject {
    let parsed = paths.compactMap { readings[$0]?.spec }
    let specs = parsed.compactMap(\.value)
    return CheckedProject(
      declare(specs, settings: settings, isComplete: specs.count == paths.count),
      settingsDiagnostics + parsed.flatMap(\.diagnostics), settings: settingsFile, after: last,
      workers)
  }

  /// The spec of a path, as far as it can be read.
  ///
  /// While a spec is broken, this is the last one that could be read as a whole.
  package func spec(at path: String) -> Spec? {
    readings[path].flatMap(known)
  }

  /// The project of the specs that `spec(at:)` gives, for editors. The names of its blocks and tests are not linked.
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

  /// Reads what has changed, and forgets what is gone.
  private mutating func decode(_ specs: [SourceFile], _ workers: Workers) {
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
  /// Whether nothing of the file was left out.
  fileprivate var isWhole: Bool {
    switch self {
    case .feature(let feature): feature.isWhole
    case .client(let client): client.missing.isEmpty
    case .model(let model): model.missing.isEmpty
    }
  }
}

extension Settings {
  /// The settings of a project whose settings cannot be read yet.
  fileprivate static let unsaid: Settings = {
    let text = "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"
    let read = readSettings(SourceFile(path: "Specs/featuregen.yaml", text: text), .standard)
    guard let settings = read.value else {
      fatalError("the settings that everybody begins with can be read")
    }
    return settings
  }()
}
