import FeatureProgram
import FeatureSpec
import SpecSource

/// The operations of the machine that the server needs.
public struct ServerHost: Sendable {
  /// The root of the project that an absolute path belongs to: the folder above its specs; nil where there is none.
  public var root: @Sendable (_ path: String) -> String?

  /// The project in a folder.
  public var folder: @Sendable (_ root: String) -> ProjectFolder

  /// Starts the toolchain's language server for Swift: the program that the client names or, for nil, the one that is found.
  public var startSwift: @Sendable (_ program: String?) -> SwiftConnection?

  /// Reads a file of Swift by its absolute path; nil for one that cannot be read.
  public var contents: @Sendable (_ path: String) -> [UInt8]?

  /// Makes a host of its operations.
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

  /// The findings in a project without errors: those of lint that hold beside the project's own Swift, and the errors of
  /// template sets.
  ///
  /// Generated code is looked at for the specs of some paths only.
  public var findings:
    @Sendable (_ project: FeatureProject, _ lint: [Diagnostic], _ paths: Set<String>) ->
      [Diagnostic]

  /// Where the generated files are that a place of a spec has become, in a project without errors.
  public var generated:
    @Sendable (_ declaration: SourceSpan, _ project: FeatureProject) -> [GeneratedPlace]

  /// The Swift that specs of some paths become, in a project without errors; none where that cannot be made.
  public var code: @Sendable (_ project: FeatureProject, _ specs: Set<String>) -> [GeneratedCode]

  /// Who has written the file of a path.
  public var author: @Sendable (_ path: String) -> Author

  /// Lays a file of Swift out as the project wants it; nil when that fails.
  public var format: @Sendable (_ swift: String) -> String?

  /// Who has written a file.
  public enum Author: Sendable {
    /// featuregen, from a spec.
    case generator(spec: String)
    /// People who work on the project.
    case people
    /// Others: the file does not belong to the project.
    case others
  }

  /// The spec that the file of a path was generated from; nil for one that was not.
  func spec(_ path: String) -> String? {
    if case .generator(let spec) = author(path) { spec } else { nil }
  }

  /// The files that people write.
  public struct Sources: Sendable {
    /// The settings; nil when there are none.
    public var settings: SourceFile?
    /// The specs, by path.
    public var specs: [SourceFile]
    /// Why a file could not be read; nil when all could.
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

  /// Makes a project of its operations.
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
