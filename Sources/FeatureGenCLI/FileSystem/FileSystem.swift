import Platform

/// The operations of commands on files, passed in so that tests run in memory.
///
/// Paths are relative to the project's root, with forward slashes.
struct FileSystem: Sendable {
  /// The bytes of a file; nil when there is none.
  var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The first bytes of a file, some thousands at most; nil when there is none.
  var readStart: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The permissions of a file; nil when there is none.
  var mode: @Sendable (_ path: String) -> FileMode?

  /// Whether two paths lead to one file.
  var areSame: @Sendable (_ path: String, _ other: String) -> Bool

  /// The paths of all files under a folder, sorted; nil when there is no such folder.
  var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]?

  /// Where paths lead, over symbolic links.
  var places: @Sendable (_ paths: [String]) throws(FileSystemError) -> [ProjectPlace]

  /// The files that may have been generated, wherever they lie in the project.
  var search: @Sendable (_ search: FileSearch) throws(FileSystemError) -> FoundFiles

  /// The closest folder around the project's that has settings, as seen from that; nil for none.
  var projectAbove: @Sendable () -> String?

  /// Throws the error of the first operation that would be refused.
  var check: @Sendable (_ operations: [FileOperation]) throws(FileSystemError) -> Void

  /// Replaces and removes files, each as a whole: readers see the old or the new bytes, never a mixture.
  /// When a file's new bytes cannot be written, no file is changed, whatever step it belongs to.
  ///
  /// A step is done when the one before is, down to the disk, and not at all if something in that one failed.
  var applyInSteps: @Sendable (_ steps: [[FileOperation]]) throws(FileSystemError) -> Void

  /// Removes what a run that was cut short left under some folders.
  var removeLeftovers: @Sendable (_ folders: [String]) throws(FileSystemError) -> Void
}

extension FileSystem {
  /// Replaces and removes files in one step.
  func apply(_ operations: [FileOperation]) throws(FileSystemError) {
    try applyInSteps([operations])
  }

  /// Does operations to files of several folders: none of them where one is refused.
  static func apply(
    _ parts: [(files: FileSystem, operations: [FileOperation])]
  ) throws(FileSystemError) {
    for part in parts { try part.files.check(part.operations) }
    for part in parts { try part.files.apply(part.operations) }
  }

  /// The files that are there and one more, or one with other contents, which is not written.
  func adding(_ path: String, _ bytes: [UInt8]) -> FileSystem {
    var files = self
    // By their bytes: strings are equal that write a letter in two ways of Unicode.
    files.read = { [read] other throws(FileSystemError) in
      other.utf8.elementsEqual(path.utf8) ? bytes : try read(other)
    }
    files.list = { [list] folder throws(FileSystemError) in
      let found = try list(folder)
      guard path.hasPrefix(folder + "/"),
        found?.contains(where: { $0.utf8.elementsEqual(path.utf8) }) != true
      else { return found }
      return ((found ?? []) + [path]).sorted()
    }
    return files
  }
}

/// Where a path leads.
enum ProjectPlace: Sendable, Equatable {
  /// To a file of the project, or to where one may be: the path without links.
  case own(String)
  /// Elsewhere; the reason says where.
  case foreign(reason: String)

  /// The path without links; nil elsewhere.
  var path: String? {
    if case .own(let path) = self { path } else { nil }
  }
}

/// A file or folder that could not be read or written.
struct FileSystemError: Error, Sendable, Equatable {
  /// What was tried: "read", "write", "remove", "list".
  var operation: String
  /// The path it was tried on.
  var path: String
  /// What the system said.
  var reason: String
  /// What else could not be done.
  var others: [FileSystemError] = []
}

extension FileSystemError: CustomStringConvertible {
  /// The error in one line, without the others.
  var description: String {
    "cannot \(operation) '\(path)': \(reason)"
  }
}

extension FileSystemError {
  /// Makes one error of several; nil of none.
  init?(_ errors: [FileSystemError]) {
    guard let first = errors.first else { return nil }
    self = first
    others += errors.dropFirst()
  }

  /// The error with paths that begin with a folder.
  func inFolder(_ folder: String) -> FileSystemError {
    var error = self
    error.path = (folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/") + path
    error.others = others.map { $0.inFolder(folder) }
    return error
  }

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

/// Runs system calls, and names the operation and the path when the system refuses.
func attempt<Value>(
  _ operation: String, _ path: String, _ body: () throws(SystemError) -> Value
) throws(FileSystemError) -> Value {
  do throws(SystemError) {
    return try body()
  } catch {
    throw FileSystemError(operation: operation, path: path, error)
  }
}

/// Appends a text to a file anywhere on the disk.
func append(_ text: String, toFile path: String) throws(FileSystemError) {
  try attempt("write", path) { () throws(SystemError) in
    try FileDescriptor(appendingTo: path).writeAll(Array(text.utf8))
  }
}
