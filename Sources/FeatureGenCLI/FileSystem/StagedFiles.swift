import FeatureHeader
import Platform

/// New contents that lie beside the files that get them, in the order in which they are put in their places.
struct StagedFiles {
  private let disk: Disk
  private var files: [StagedFile] = []
  /// The folders that were made for them.
  private var folders: [String] = []
  /// How many of them were taken.
  private var taken = 0
  /// The folders in which nothing is left of runs that were cut short.
  private var tidyFolders: Set<String> = []

  init(on disk: Disk) {
    self.disk = disk
  }

  /// Writes contents to a temporary file in the folder of the one that gets them.
  ///
  /// - Parameter mode: The permissions that the file gets; nil to keep those that it has.
  mutating func add(
    _ path: String, _ contents: [UInt8], _ mode: FileMode?
  ) throws(FileSystemError) {
    // What a link inside the project leads to is replaced, not the link.
    let link = disk.absolute(path)
    let target = isLink(link) ? realPath(link) ?? link : link
    // A rename refuses a folder by itself, and would replace everything else.
    if let kind = fileKind(target), kind != .file, kind != .folder {
      throw FileSystemError(operation: "write", path: path, reason: isNoFile(kind))
    }
    try makeFolders(above: target, shown: path)
    removeLeftovers(beside: target)
    let temporary = TemporaryName.path(beside: target)
    try attempt("write", path) { () throws(SystemError) in
      let file = try FileDescriptor(creating: temporary)
      files.append(StagedFile(path: path, target: target, temporary: temporary))
      // Before the contents, which not everybody may be allowed to read.
      if let mode = mode ?? FileMode(of: target) { try file.set(mode) }
      try file.writeAll(contents)
    }
  }

  /// Brings all bytes to the disk: a rename may get there before them, and a power failure leave an empty file.
  func flush() throws(FileSystemError) {
    for (index, file) in files.enumerated() {
      try attempt("write", file.path) { () throws(SystemError) in
        let descriptor = try FileDescriptor(reading: file.temporary)
        try descriptor.flush(isLast: index == files.count - 1)
      }
    }
  }

  /// Takes the next file that is to be put in its place.
  mutating func next() -> StagedFile {
    taken += 1
    return files[taken - 1]
  }

  /// Removes what is not in its place, and the folders that nothing is in.
  func discard() {
    for file in files { try? removeFile(file.temporary) }
    for folder in folders.reversed() { try? removeEmptyFolder(folder) }
  }

  /// Removes temporary files of ended runs from the folder of a file. The user may name any folder.
  ///
  /// A file that was written within the last minute may belong to a run that still works.
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

  /// Makes the folders that a file needs.
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

/// New contents that lie beside the file that gets them.
struct StagedFile {
  /// The path of the file that gets them, as it is shown.
  fileprivate var path: String
  /// Where that file is, over all links.
  fileprivate var target: String
  /// Where the contents are.
  fileprivate var temporary: String

  /// Puts the contents in their place.
  ///
  /// - Parameter isNew: Whether nothing may be there.
  func place(isNew: Bool) throws(FileSystemError) {
    do throws(SystemError) {
      try isNew ? moveFile(temporary, toNewName: target) : moveFile(temporary, to: target)
    } catch {
      throw error == .exists
        ? .taken(path) : FileSystemError(operation: "write", path: path, error)
    }
  }
}

/// The names of temporary files, by which those are known that a run left which was cut short.
///
/// A name ends with the hash of its beginning, so that nobody calls a file of theirs so by chance.
enum TemporaryName {
  private static let end = ".tmp"

  /// A path in the folder of a file that no other run uses.
  ///
  /// The number of the process would not do: in containers, most have the same.
  static func path(beside target: String) -> String {
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let number = String(UInt64.random(in: 0...UInt64.max), radix: 36)
    // The dot hides the file from builds of the folder.
    let start = ".\(target[slash...]).featuregen-\(number)-"
    return "\(target[..<slash])\(start)\(seal(of: start))\(end)"
  }

  /// Whether a file has such a name.
  static func isBorne(by name: String) -> Bool {
    guard name.hasSuffix(end) else { return false }
    let name = name.dropLast(end.count)
    guard let dash = name.lastIndex(of: "-") else { return false }
    return seal(of: name[...dash]) == String(name[dash...].dropFirst())
  }

  /// What follows the beginning of a name.
  private static func seal(of start: some StringProtocol) -> String {
    ContentHash(of: String(start)).description
  }
}
