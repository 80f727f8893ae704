import FeatureProgram
import FeatureSpec
import SpecSource
import SpecSwift

/// A project in memory: its settings and its specs.
public struct TextProject: Sendable {
  /// The files, by path.
  public var files: [String: [UInt8]]

  /// The settings of a project of one module.
  public static let settings =
    "version: 1\nmodule: App\nsources: Sources/App\ntests: Tests/AppTests\n"

  /// The path of the settings.
  public static let settingsPath = "Specs/featuregen.yaml"

  /// Makes a project from its files.
  public init(_ files: [String: [UInt8]]) {
    self.files = files
  }

  /// Makes a project from the texts of its files.
  public init(texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) })
  }

  /// Makes a project from the files of its folder `Specs`.
  public init(specs: [String: [UInt8]]) {
    self.init(Dictionary(uniqueKeysWithValues: specs.map { ("Specs/\($0.key)", $0.value) }))
  }

  /// Makes a project from specs, by name, and ``settings``.
  public init(named specs: [String: String]) {
    var texts = [Self.settingsPath: Self.settings]
    for (name, text) in specs { texts["Specs/\(name).yaml"] = text }
    self.init(texts: texts)
  }

  /// The cached analyses of fragments, shared by all tests. Many tests read the same specs, and a debug build spends
  /// most of its time on parsing their Swift.
  public static let memo = FragmentMemo()

  /// Reads the project: its settings and all specs.
  public func read() -> Parsed<FeatureProject> {
    let specs = files.filter { $0.key.hasPrefix("Specs/") && $0.key.hasSuffix(".yaml") }
      .sorted { $0.key < $1.key }.map { SourceFile(path: $0.key, bytes: $0.value) }
    return readProject(
      settings: SourceFile(path: Self.settingsPath, bytes: files[Self.settingsPath] ?? []),
      specs: specs.filter { $0.path != Self.settingsPath }, memo: Self.memo)
  }

  /// Returns the project, which must have no errors.
  public func valid() throws -> FeatureProject {
    let read = read()
    guard let project = read.value, !read.diagnostics.containsErrors else {
      throw BrokenProject(read.diagnostics)
    }
    return project
  }
}

/// The error for a project that must be valid and has errors.
public struct BrokenProject: Error, CustomStringConvertible {
  public let description: String

  init(_ diagnostics: [Diagnostic]) {
    description = diagnostics.described
  }
}

extension [Diagnostic] {
  /// All diagnostics: for each its source location and message, then its hint.
  public var described: String {
    map { "\($0.span?.description ?? ""): \($0.severity): \($0.message)\n  \($0.hint ?? "")\n" }
      .joined()
  }

  /// The diagnostics that are errors.
  public var errors: [Diagnostic] { filter { $0.severity == .error } }
}
