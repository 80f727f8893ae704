import SpecSource

/// What has to happen to a file so that it is what its spec says.
public struct FileChange: Sendable {
  /// What has to happen.
  public enum Kind: Sendable, Equatable {
    /// Nothing: it is what it should be, or it belongs to the user.
    case none
    /// It has to be created.
    case create
    /// It has to be rewritten.
    case update
    /// It stands where a generated file should, but is not one: it is left alone.
    case blocked
  }

  /// The file as it should be.
  public var file: GeneratedFile
  /// What is on disk; nil for nothing.
  public var current: [UInt8]?
  /// What has to happen.
  public var kind: Kind
}
