import Platform

/// The operations of commands on files, passed in so that tests run in memory.
///
/// Paths are relative to the project's root, with forward slashes.
struct FileSystem: Sendable {
  /// The bytes of a file; nil when the file does not exist.
  var read: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The first bytes of a file, some thousands at most; nil when the file does not exist.
  var readStart: @Sendable (_ path: String) throws(FileSystemError) -> [UInt8]?

  /// The permissions of a file; nil when the file does not exist.
  var mode: @Sendable (_ path: String) -> FileMode?

  /// Whether two paths lead to the same file.
  var areSame: @Sendable (_ path: String, _ other: String) -> Bool

  /// The paths of all files below a folder, sorted; nil when the folder does not exist.
  var list: @Sendable (_ folder: String) throws(FileSystemError) -> [String]?

  /// The targets of paths after symbolic links are followed.
  var places: @Sendable (_ paths: [String]) throws(FileSystemError) -> [ProjectPlace]

  /// The files that may have been generated, anywhere in the project.
  var search: @Sendable (_ search: FileSearch) throws(FileSystemError) -> FoundFiles

  /// The closest enclosing folder of the project that has settings, relative to the project; nil for none.
  var projectAbove: @Sendable () -> String?

  /// Throws the error of the first operation that would be refused.
  var check: @Sendable (_ operations: [FileOperation]) throws(FileSystemError) -> Void

  /// Replaces and removes files, each as a whole: readers see the old or the new bytes, never a mixture.
  /// When a file's new bytes cannot be written, no file is changed in any step.
  ///
  /// A step begins when the previous step is complete on disk; it is skipped if the previous step has failed in any
  /// part.
  var applyInSteps: @Sendable (_ steps: [[FileOperation]]) throws(FileSystemError) -> Void

  /// Removes the leftovers of an interrupted run in some folders.
  var removeLeftovers: @Sendable (_ folders: [String]) throws(FileSystemError) -> Void
}

extension FileSystem {
  /// Replaces and removes files in one step.
  func apply(_ operations: [FileOperation]) throws(FileSystemError) {
    try applyInSteps([operations])
  }

  /// Applies operations to files of several folders: none if one operation is refused.
  static func apply(
    _ parts: [(files: FileSystem, operations: [FileOperation])]
  ) throws(FileSystemError) {
    for part in parts { try part.files.check(part.operations) }
    for part in parts { try part.files.apply(part.operations) }
  }

  /// Returns the present files together with another one, or with other contents of one file; nothing is written.
  func adding(_ path: String, _ bytes: [UInt8]) -> FileSystem {
    var files = self
    // The paths are compared by their bytes: strings with different Unicode forms of a letter are equal.
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

/// The target of a path.
enum ProjectPlace: Sendable, Equatable {
  /// A file of the project, or a place for one: the path without links.
  case own(String)
  /// A place elsewhere; the reason describes it.
  case foreign(reason: String)

  /// The path without links; nil for a place elsewhere.
  var path: String? {
    if case .own(let path) = self { path } else { nil }
  }
}

/// A file or folder that could not be read or written.
struct FileSystemError: Error, Sendable, Equatable {
  /// The attempted operation: "read", "write", "remove", "list".
  var operation: String
  /// The path of the operation.
  var path: String
  /// The reason from the system.
  var reason: String
  /// The other operations that failed.
  var others: [FileSystemError] = []
}

extension FileSystemError: CustomStringConvertible {
  /// The error in one line, without the others.
  var description: String {
    "cannot \(operation) '\(path)': \(reason)"
  }
}

extension FileSystemError {
  /// Makes one error from several; nil for none.
  init?(_ errors: [FileSystemError]) {
    guard let first = errors.first else { return nil }
    self = first
    others += errors.dropFirst()
  }

  /// Adds a folder before the paths of the error.
  func inFolder(_ folder: String) -> FileSystemError {
    var error = self
    error.path = (folder == "." ? "" : folder.hasSuffix("/") ? folder : "\(folder)/") + path
    error.others = others.map { $0.inFolder(folder) }
    return error
  }

  /// Makes an error from an error of the system.
  ///
  /// - Parameter limit: The maximum number of bytes of a file that is read.
  init(
    operation: String, path: String, _ error: SystemError, limit: Int? = nil
  ) {
    let isTooLarge = limit != nil && error == .tooLarge
    self.init(
      operation: operation, path: path,
      reason: isTooLarge ? "it is larger than \((limit ?? 0) >> 20) MiB" : error.reason)
  }
}

/// Runs system calls; the error of a failing call names the operation and the path.
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
