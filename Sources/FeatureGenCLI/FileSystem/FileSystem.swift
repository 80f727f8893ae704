/// What commands do to files, passed in so that tests can do it in memory.
///
/// Paths are relative to the project's root, with forward slashes.
public struct FileSystem: Sendable {
  /// The bytes of a file; nil when there is none.
  public var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The first bytes of a file, some thousands at most; nil when there is none.
  public var readStart: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The paths of all files under a folder, sorted; nil when there is no such folder.
  public var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]?

  /// Those of some paths that lead out of the project, over symbolic links.
  public var pathsLeadingOutside: @Sendable (_ paths: [String]) throws(FileSystemError) -> [String]

  /// Replaces and removes files, each as a whole: whoever reads one sees the old or the new bytes, never something
  /// between. When a file cannot be written, none is.
  public var apply: @Sendable (_ operations: [FileOperation]) throws(FileSystemError) -> Void

  /// Removes what a run that was cut short left under some folders.
  public var removeLeftovers: @Sendable (_ folders: [String]) throws(FileSystemError) -> Void

  /// Makes a file system of its operations.
  public init(
    read: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8]?,
    readStart: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8]?,
    list: @escaping @Sendable (String) throws(FileSystemError) -> [String]?,
    pathsLeadingOutside: @escaping @Sendable ([String]) throws(FileSystemError) -> [String],
    apply: @escaping @Sendable ([FileOperation]) throws(FileSystemError) -> Void,
    removeLeftovers: @escaping @Sendable ([String]) throws(FileSystemError) -> Void
  ) {
    self.read = read
    self.readStart = readStart
    self.list = list
    self.pathsLeadingOutside = pathsLeadingOutside
    self.apply = apply
    self.removeLeftovers = removeLeftovers
  }
}

extension FileSystem {
  /// The files that are there and one more, which is not written.
  func adding(_ path: String, _ bytes: [UInt8]) -> FileSystem {
    var files = self
    files.read = { [read] other throws(FileSystemError) in
      other == path ? bytes : try read(other)
    }
    files.list = { [list] folder throws(FileSystemError) in
      let found = try list(folder)
      return path.hasPrefix(folder + "/") ? ((found ?? []) + [path]).sorted() : found
    }
    return files
  }
}

/// What is done to a file.
public enum FileOperation: Sendable {
  /// It gets these bytes; what is there keeps its mode.
  case write(path: String, contents: [UInt8])
  /// It is removed, and so are the folders that this leaves empty.
  case remove(path: String)
}

/// A file or folder that could not be read or written.
public struct FileSystemError: Error, Sendable, Equatable, CustomStringConvertible {
  /// What was tried: "read", "write", "remove", "list".
  public var operation: String
  /// The path it was tried on.
  public var path: String
  /// What the system said.
  public var reason: String
  /// Whether other files had been replaced by then.
  public var isPartial = false

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
