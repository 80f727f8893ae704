import FeatureHeader
import SpecSource

/// A file as it should be, as it is, and why these differ.
public struct FileChange: Sendable {
  /// How a file stands; the words are part of the machine-readable output.
  public enum Status: String, Sendable {
    /// It is what it should be, or it belongs to the user.
    case inSync
    /// It has to be rewritten.
    case outOfSync
    /// It has to be created.
    case missing
    /// It was generated, but no spec describes it any more.
    case orphaned
    /// It stands where a generated file should, but is not one: it is left alone.
    case blocked
  }

  /// Its path, relative to the project's root, with forward slashes.
  public var path: String
  /// The file as it should be; nil for one that should not exist.
  public var file: GeneratedFile?
  /// The bytes that should be there; nil for nothing, and for those that were left on disk.
  public var expected: [UInt8]?
  /// What is on disk; nil for nothing.
  public var current: [UInt8]?
  /// How it stands.
  public var status: Status
  /// Why it stands so, sorted.
  public var causes: [DriftCause] = []
  /// The specs that it is made of, its own first.
  public var specs: [String]
  /// Whether somebody has changed the generated file, so that overwriting it would lose work.
  public var isEdited = false
  /// Whether it is what it should be but for Windows line ends.
  public var hasWindowsLineEnds = false

  /// Makes a change that is yet to be explained.
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
