/// What commands do to files, passed in so that tests can do it in memory.
///
/// Paths are relative to the project's root, with forward slashes.
public struct FileSystem: Sendable {
  /// The bytes of a file; nil when there is none.
  public var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The paths of all files under a folder, sorted; nil when there is no such folder.
  public var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]?

  /// Replaces a file as a whole: whoever reads it sees the old or the new bytes, never something between.
  public var write: @Sendable (_ path: String, _ contents: [UInt8]) throws(FileSystemError) -> Void

  /// Makes a file system of its operations.
  public init(
    read: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8]?,
    list: @escaping @Sendable (String) throws(FileSystemError) -> [String]?,
    write: @escaping @Sendable (String, [UInt8]) throws(FileSystemError) -> Void
  ) {
    self.read = read
    self.list = list
    self.write = write
  }
}

/// A file or folder that could not be read or written.
public struct FileSystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried: "read", "write", "list".
  public var operation: String
  /// The path it was tried on.
  public var path: String
  /// What the system said.
  public var reason: String

  /// Makes an error.
  public init(operation: String, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// The error in one line.
  public var description: String {
    "cannot \(operation) '\(path)': \(reason)"
  }
}
