import FeatureHeader
import Platform

/// New contents in temporary files next to their targets, in the order in which they replace the targets.
struct StagedFiles {
  private let disk: Disk
  private var files: [StagedFile] = []
  /// The folders that were created for the targets.
  private var folders: [String] = []
  /// The number of files that `next` has returned.
  private var taken = 0
  /// The folders without leftovers of interrupted runs.
  private var tidyFolders: Set<String> = []

  init(on disk: Disk) {
    self.disk = disk
  }

  /// Writes contents to a temporary file in the folder of the target.
  ///
  /// - Parameter mode: The permissions of the target; nil to keep its present ones.
  mutating func add(
    _ path: String, _ contents: [UInt8], _ mode: FileMode?
  ) throws(FileSystemError) {
    // Inside the project, the target of a link is replaced, not the link.
    let link = disk.absolute(path)
    let target = isLink(link) ? realPath(link) ?? link : link
    // A rename refuses to replace a folder, and would replace everything else.
    if let kind = fileKind(target), kind != .file, kind != .folder {
      throw FileSystemError(operation: "write", path: path, reason: isNoFile(kind))
    }
    try makeFolders(above: target, shown: path)
    removeLeftovers(beside: target)
    let temporary = TemporaryName.path(beside: target)
    try attempt("write", path) { () throws(SystemError) in
      let file = try FileDescriptor(creating: temporary)
      files.append(StagedFile(path: path, target: target, temporary: temporary))
      // The permissions are set before the contents are written, because not everybody may be allowed to read them.
      if let mode = mode ?? FileMode(of: target) { try file.set(mode) }
      try file.writeAll(contents)
    }
  }

  /// Flushes all bytes to the disk: otherwise a rename may reach the disk first, and a power failure leave an empty
  /// file.
  func flush() throws(FileSystemError) {
    for (index, file) in files.enumerated() {
      try attempt("write", file.path) { () throws(SystemError) in
        let descriptor = try FileDescriptor(reading: file.temporary)
        try descriptor.flush(isLast: index == files.count - 1)
      }
    }
  }

  /// Returns the next file to be moved to its target.
  mutating func next() -> StagedFile {
    taken += 1
    return files[taken - 1]
  }

  /// Removes the temporary files that were not moved, and the created folders that are empty.
  func discard() {
    for file in files { try? removeFile(file.temporary) }
    for folder in folders.reversed() { try? removeEmptyFolder(folder) }
  }

  /// Removes temporary files of finished runs from the folder of a file. The user may name any folder.
  ///
  /// A file that was written within the last minute may belong to a run that is still active.
  private mutating func removeLeftovers(beside target: String) {
    let slash = target.lastIndex(of: "/")
    let folder = slash.map { String(target[...$0]) } ?? "./"
    guard tidyFolders.insert(folder).inserted, let names = try? names(inFolder: folder) else {
      return
    }
    for (name, _) in names where TemporaryName.isBorne(by: name) {
      guard let age = ageOfFile(folder + name), age > .seconds(60) else { continue }
      try? removeFile(folder + name)
    }
  }

  /// Creates the missing folders of a file.
  private mutating func makeFolders(
    above target: String, shown path: String
  ) throws(FileSystemError) {
    var folder = ""
    for part in target.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += folder.isEmpty && part.isEmpty ? "/" : "\(part)/"
      guard fileKind(folder) == nil else { continue }
      do throws(SystemError) {
        try makeFolder(folder)
        folders.append(folder)
      } catch {
        if error != .exists { throw FileSystemError(operation: "write", path: path, error) }
      }
    }
  }
}

/// New contents in a temporary file next to the target.
struct StagedFile {
  /// The path of the target, as shown in messages.
  fileprivate var path: String
  /// The path of the target, with all links resolved.
  fileprivate var target: String
  /// The path of the temporary file.
  fileprivate var temporary: String

  /// Moves the contents to the target.
  ///
  /// - Parameter isNew: Whether the target must not exist.
  func place(isNew: Bool) throws(FileSystemError) {
    do throws(SystemError) {
      try isNew ? moveFile(temporary, toNewName: target) : moveFile(temporary, to: target)
    } catch {
      throw error == .exists
        ? .taken(path) : FileSystemError(operation: "write", path: path, error)
    }
  }
}

/// The names of temporary files, by which the leftovers of interrupted runs are recognized.
///
/// A name ends with the hash of its beginning, so that no other file has such a name by chance.
enum TemporaryName {
  private static let end = ".tmp"

  /// Makes a path in the folder of a file that no other run uses.
  ///
  /// The number of the process would not be unique: in containers, most processes have the same number.
  static func path(beside target: String) -> String {
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    // The dot hides the file from builds of the folder.
    let start = ".\(target[slash...]).featuregen-\(number)-"
    return "\(target[..<slash])\(start)\(seal(of: start))\(end)"
  }

  /// Whether a name is the name of a temporary file.
  static func isBorne(by name: String) -> Bool {
    guard name.hasSuffix(end) else { return false }
    let name = name.dropLast(end.count)
    guard let dash = name.lastIndex(of: "-") else { return false }
    return seal(of: name[...dash]) == String(name[dash...].dropFirst())
  }

  /// Returns the hash after the beginning of a name.
  private static func seal(of start: some StringProtocol) -> String {
    ContentHash(of: String(start)).description
  }
}
