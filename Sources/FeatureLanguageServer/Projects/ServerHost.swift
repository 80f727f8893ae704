import FeatureProgram
import FeatureSpec
import SpecSource

/// The operations of the machine that the server needs.
public struct ServerHost: Sendable {
  /// The root of the project that an absolute path belongs to: the folder that contains the specs' folder; nil for a
  /// path in no project.
  public var root: @Sendable (_ path: String) -> String?

  /// The project in a folder.
  public var folder: @Sendable (_ root: String) -> ProjectFolder

  /// Starts the toolchain's language server for Swift: the program that the client names or, for nil, the one of the
  /// toolchain.
  public var startSwift: @Sendable (_ program: String?) -> SwiftConnection?

  /// Reads a Swift file by its absolute path; nil for a file that cannot be read.
  public var contents: @Sendable (_ path: String) -> [UInt8]?

  /// Makes a host from its operations.
  public init(
    root: @escaping @Sendable (String) -> String?,
    folder: @escaping @Sendable (String) -> ProjectFolder,
    startSwift: @escaping @Sendable (String?) -> SwiftConnection? = { _ in nil },
    contents: @escaping @Sendable (String) -> [UInt8]? = { _ in nil }
  ) {
    self.root = root
    self.folder = folder
    self.startSwift = startSwift
    self.contents = contents
  }
}

/// A project on disk; paths are relative to its root.
public struct ProjectFolder: Sendable {
  /// Reads the settings and all specs.
  public var sources: @Sendable () -> Sources

  /// The diagnostics of a project without errors: the lint findings that remain valid given the project's own Swift,
  /// and the errors of template sets.
  ///
  /// Only the generated code of the specs at `paths` is checked.
  public var findings:
    @Sendable (_ project: FeatureProject, _ lint: [Diagnostic], _ paths: Set<String>) ->
      [Diagnostic]

  /// The places in generated files that come from a place of a spec, in a project without errors.
  public var generated:
    @Sendable (_ declaration: SourceSpan, _ project: FeatureProject) -> [GeneratedPlace]

  /// The Swift that is generated from the specs of some paths, in a project without errors; empty where it cannot be
  /// generated.
  public var code: @Sendable (_ project: FeatureProject, _ specs: Set<String>) -> [GeneratedCode]

  /// The author of the file at a path.
  public var author: @Sendable (_ path: String) -> Author

  /// Formats a Swift file in the project's style; nil when that fails.
  public var format: @Sendable (_ swift: String) -> String?

  /// The author of a file.
  public enum Author: Sendable {
    /// The generator featuregen, from a spec.
    case generator(spec: String)
    /// People who work on the project.
    case people
    /// Others: the file does not belong to the project.
    case others
  }

  /// Returns the spec that the file at a path was generated from; nil for a file that was not generated.
  func spec(_ path: String) -> String? {
    if case .generator(let spec) = author(path) { spec } else { nil }
  }

  /// The files that people write.
  public struct Sources: Sendable {
    /// The settings; nil when the project has none.
    public var settings: SourceFile?
    /// The specs, by path.
    public var specs: [SourceFile]
    /// The reason why a file could not be read; nil when all files could be read.
    public var problem: String?

    /// Makes the sources of a project.
    public init(settings: SourceFile?, specs: [SourceFile], problem: String? = nil) {
      self.settings = settings
      self.specs = specs
      self.problem = problem
    }
  }

  /// A place in a generated file.
  public struct GeneratedPlace: Sendable {
    /// The file's path.
    public var path: String
    /// The line, counted from one.
    public var line: Int

    /// Makes a place.
    public init(path: String, line: Int) {
      self.path = path
      self.line = line
    }
  }

  /// Makes a project from its operations.
  public init(
    sources: @escaping @Sendable () -> Sources,
    findings: @escaping @Sendable (FeatureProject, [Diagnostic], Set<String>) -> [Diagnostic],
    generated: @escaping @Sendable (SourceSpan, FeatureProject) -> [GeneratedPlace],
    code: @escaping @Sendable (FeatureProject, Set<String>) -> [GeneratedCode] = { _, _ in [] },
    author: @escaping @Sendable (String) -> Author = { _ in .people },
    format: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.sources = sources
    self.findings = findings
    self.generated = generated
    self.code = code
    self.author = author
    self.format = format
  }
}
