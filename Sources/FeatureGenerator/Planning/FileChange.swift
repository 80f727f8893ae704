import FeatureHeader
import SpecSource

/// A file in its expected and its current form, with the causes of the difference.
public struct FileChange: Sendable {
  /// The status of a file; the words are part of the machine-readable output.
  public enum Status: String, Sendable {
    /// A file that is as expected, or that belongs to the user.
    case inSync
    /// A file that has to be rewritten.
    case outOfSync
    /// A file that has to be created.
    case missing
    /// A generated file that no spec describes any more.
    case orphaned
    /// A file at the path of a generated file that was not generated. The file is left alone.
    case blocked
  }

  /// The path, relative to the project's root, with forward slashes.
  public var path: String
  /// The expected file; nil for a file that should not exist.
  public var file: GeneratedFile?
  /// The expected bytes; nil for a file that should not exist, and for bytes that were left on disk.
  public var expected: [UInt8]?
  /// The bytes on disk; nil for a missing file, and for bytes that were left on disk.
  public var current: [UInt8]?
  /// The status of the file.
  public var status: Status
  /// The causes of the status, sorted.
  public var causes: [DriftCause] = []
  /// The paths of the specs that the file is generated from. The file's own spec comes first.
  public var specs: [String]
  /// Whether somebody has changed the generated file, so that overwriting it would lose work.
  public var isEdited = false
  /// Whether the file differs from the expected file only in Windows line ends.
  public var hasWindowsLineEnds = false

  /// Makes a change whose causes are not known yet.
  public init(
    path: String, file: GeneratedFile? = nil, expected: [UInt8]? = nil, current: [UInt8]? = nil,
    status: Status, specs: [String]
  ) {
    self.path = path
    self.file = file
    self.expected = expected
    self.current = current
    self.status = status
    self.specs = specs
  }
}
