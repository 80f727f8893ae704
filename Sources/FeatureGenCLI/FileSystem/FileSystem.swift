import Platform

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

  /// Where paths lead, over symbolic links.
  public var places: @Sendable (_ paths: [String]) throws(FileSystemError) -> [ProjectPlace]

  /// The files that may have been generated, wherever they lie in the project.
  public var search: @Sendable (_ search: FileSearch) throws(FileSystemError) -> FoundFiles

  /// The closest folder around the project's that has settings, as seen from that; nil for none.
  public var projectAbove: @Sendable () -> String?

  /// Replaces and removes files, each as a whole: whoever reads one sees the old or the new bytes, never something
  /// between. When a file's new bytes cannot be written, no file is changed, whatever step it belongs to.
  ///
  /// A step is done when the one before is, down to the disk, and not at all if something in that one failed.
  public var applyInSteps: @Sendable (_ steps: [[FileOperation]]) throws(FileSystemError) -> Void

  /// Removes what a run that was cut short left under some folders.
  public var removeLeftovers: @Sendable (_ folders: [String]) throws(FileSystemError) -> Void

  /// Makes a file system of its operations.
  public init(
    read: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8]?,
    readStart: @escaping @Sendable (String) throws(FileSystemError) -> [UInt8]?,
    list: @escaping @Sendable (String) throws(FileSystemError) -> [String]?,
    places: @escaping @Sendable ([String]) throws(FileSystemError) -> [ProjectPlace],
    search: @escaping @Sendable (FileSearch) throws(FileSystemError) -> FoundFiles,
    projectAbove: @escaping @Sendable () -> String?,
    applyInSteps: @escaping @Sendable ([[FileOperation]]) throws(FileSystemError) -> Void,
    removeLeftovers: @escaping @Sendable ([String]) throws(FileSystemError) -> Void
  ) {
    self.read = read
    self.readStart = readStart
    self.list = list
    self.places = places
    self.search = search
    self.projectAbove = projectAbove
    self.applyInSteps = applyInSteps
    self.removeLeftovers = removeLeftovers
  }
}

extension FileSystem {
  /// Replaces and removes files in one step.
  func apply(_ operations: [FileOperation]) throws(FileSystemError) {
    try applyInSteps([operations])
  }

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

/// Where a path leads.
public enum ProjectPlace: Sendable, Equatable {
  /// To a file of the project, or to where one may be: the path without links.
  case own(String)
  /// Elsewhere; the reason says where.
  case foreign(reason: String)

  /// The path without links; nil elsewhere.
  var path: String? {
    if case .own(let path) = self { path } else { nil }
  }
}

/// What is done to a file, if it still holds what it did.
public enum FileOperation: Sendable {
  /// It gets these bytes; what is there keeps its mode.
  case write(path: String, contents: [UInt8], former: FormerContents = .anything)
  /// It is removed, and so are the folders that this leaves empty.
  case remove(path: String, former: FormerContents = .anything)

  /// The file's path.
  public var path: String {
    switch self {
    case .write(let path, _, _), .remove(let path, _): path
    }
  }

  /// What is done, in a word.
  var verb: String {
    switch self {
    case .write: "write"
    case .remove: "remove"
    }
  }

  /// What the file must hold.
  public var former: FormerContents {
    switch self {
    case .write(_, _, let former), .remove(_, let former): former
    }
  }
}

/// What a file must hold to be written or removed: what somebody has put there meanwhile is left alone.
public enum FormerContents: Sendable, Equatable {
  /// No matter what.
  case anything
  /// There must be no file.
  case nothing
  /// These bytes.
  case bytes([UInt8])

  /// What was read; nil for no file.
  public init(_ bytes: [UInt8]?) {
    self = bytes.map(FormerContents.bytes) ?? .nothing
  }
}

/// A file or folder that could not be read or written.
public struct FileSystemError: Error, Sendable, Equatable {
  /// What was tried: "read", "write", "remove", "list".
  public var operation: String
  /// The path it was tried on.
  public var path: String
  /// What the system said.
  public var reason: String
  /// What else could not be done.
  public var others: [FileSystemError] = []

  /// Makes an error.
  public init(operation: String, path: String, reason: String) {
    self.operation = operation
    self.path = path
    self.reason = reason
  }

  /// Makes one error of several; nil of none.
  init?(_ errors: [FileSystemError]) {
    guard let first = errors.first else { return nil }
    self = first
    others += errors.dropFirst()
  }
}

extension FileSystemError: CustomStringConvertible {
  /// The error in one line, without the others.
  public var description: String {
    "cannot \(operation) '\(path)': \(reason)"
  }
}

extension FileSystemError {
  /// Makes an error of what the system says.
  ///
  /// - Parameter limit: How many bytes a file may have that is read.
  init(
    operation: String, path: String, _ error: SystemError, limit: Int? = nil
  ) {
    let isTooLarge = limit != nil && error == .tooLarge
    self.init(
      operation: operation, path: path,
      reason: isTooLarge ? "it is larger than \((limit ?? 0) >> 20) MiB" : error.reason)
  }
}

/// Appends a text to a file of anybody's.
func append(_ text: String, toFile path: String) throws(FileSystemError) {
  do throws(SystemError) {
    try FileDescriptor(appendingTo: path).writeAll(Array(text.utf8))
  } catch {
    throw FileSystemError(operation: "write", path: path, error)
  }
}
