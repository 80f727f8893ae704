#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// How the names of temporary files begin and end; the beginning hides them from whoever builds the folder.
private let temporaryMark = (start: ".", middle: ".featuregen-", end: ".tmp")

/// A file that is written, but not in its place yet.
private struct StagedFile {
  var path: String
  var target: String
  var temporary: String
}

extension Disk {
  /// Writes all new contents to temporary files beside their targets, then renames them, then removes what goes.
  ///
  /// What is likely to fail fails before the first rename: then every file is as it was.
  func apply(_ operations: [FileOperation]) throws(FileSystemError) {
    var staged: [StagedFile] = []
    var folders: [String] = []
    var isPartial = false
    try checkLinks(of: operations)
    do throws(FileSystemError) {
      for case .write(let path, let contents) in operations {
        staged.append(try stage(path, contents, makingFolders: &folders))
      }
      for file in staged { try flush(file.temporary, shown: file.path) }
      while let file = staged.last {
        guard rename(file.temporary, file.target) == 0 else { throw error("write", file.path) }
        staged.removeLast()
        isPartial = true
      }
    } catch {
      for file in staged { unlink(file.temporary) }
      for folder in folders.reversed() { rmdir(folder) }
      var failure = error
      failure.isPartial = isPartial
      throw failure
    }
    for case .remove(let path) in operations { try remove(path) }
    flushFolders(of: operations)
  }

  /// Checks that no link leads what is written or removed out of the project, whatever file it is.
  ///
  /// Specs and templates are not the only files that strangers can put links in the place of: the lock is another.
  private func checkLinks(of operations: [FileOperation]) throws(FileSystemError) {
    let paths = operations.map { operation in
      switch operation {
      case .write(let path, _), .remove(let path): path
      }
    }
    // Whoever gives such a path means it, and a folder that is not there holds no links.
    let inside = paths.filter { !$0.hasPrefix("/") && !$0.split(separator: "/").contains("..") }
    guard realPath(root.isEmpty ? "." : root) != nil,
      let path = try pathsLeadingOutside(inside).first
    else { return }
    throw FileSystemError(
      operation: "write", path: path, reason: "a symbolic link leads it out of the project")
  }

  /// Removes temporary files under folders; nobody else may be writing there.
  func removeLeftovers(_ folders: [String]) throws(FileSystemError) {
    for folder in folders {
      try walk(folder) { path, name in
        if name.hasPrefix(temporaryMark.start), name.hasSuffix(temporaryMark.end),
          name.contains(temporaryMark.middle)
        {
          unlink(absolute(path))
        }
      }
    }
  }

  /// Writes contents to a temporary file in the folder of the one that gets them.
  private func stage(
    _ path: String, _ contents: [UInt8], makingFolders folders: inout [String]
  ) throws(FileSystemError) -> StagedFile {
    // What a link inside the project leads to is replaced, not the link.
    let link = absolute(path)
    let target = isLink(link) ? realPath(link) ?? link : link
    try makeFolders(above: target, shown: path, &folders)
    let slash = target.lastIndex(of: "/").map { target.index(after: $0) } ?? target.startIndex
    let name = temporaryMark.start + target[slash...] + temporaryMark.middle
    let temporary = "\(target[..<slash])\(name)\(getpid())\(temporaryMark.end)"
    let number = open(temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o666)
    guard number >= 0 else { throw error("write", path) }
    let descriptor = FileDescriptor(number: number)
    var status = stat()
    let keepsMode = stat(target, &status) == 0
    do throws(SystemError) {
      try descriptor.writeAll(contents)
      if keepsMode, fchmod(number, status.st_mode & 0o7777) != 0 { throw SystemError() }
    } catch {
      unlink(temporary)
      throw FileSystemError(operation: "write", path: path, error)
    }
    return StagedFile(path: path, target: target, temporary: temporary)
  }

  /// Makes the folders that a file needs.
  private func makeFolders(
    above target: String, shown path: String, _ made: inout [String]
  ) throws(FileSystemError) {
    var folder = ""
    for part in target.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += folder.isEmpty && part.isEmpty ? "/" : "\(part)/"
      guard fileKind(folder) == nil else { continue }
      if mkdir(folder, 0o777) == 0 {
        made.append(folder)
      } else if errno != EEXIST {
        throw error("write", path)
      }
    }
  }

  /// Brings a file's bytes to the disk: a rename may get there before them, and a power failure leave an empty file.
  private func flush(_ file: String, shown path: String) throws(FileSystemError) {
    let number = open(file, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else { throw error("write", path) }
    let descriptor = FileDescriptor(number: number)
    guard fsync(descriptor.number) == 0 else { throw error("write", path) }
  }

  /// Removes a file and the folders that this leaves empty.
  private func remove(_ path: String) throws(FileSystemError) {
    guard unlink(absolute(path)) == 0 || errno == ENOENT else { throw error("remove", path) }
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      // It refuses a folder that still holds something.
      guard rmdir(absolute(String(folder))) == 0 else { return }
    }
  }

  /// Brings renames and removals to the disk; that a system cannot do so for folders is no failure.
  private func flushFolders(of operations: [FileOperation]) {
    let folders = operations.map { operation in
      switch operation {
      case .write(let path, _), .remove(let path):
        path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      }
    }
    for folder in Set(folders) {
      let number = open(absolute(folder.isEmpty ? "." : String(folder)), O_RDONLY | O_CLOEXEC)
      guard number >= 0 else { continue }
      let descriptor = FileDescriptor(number: number)
      _ = fsync(descriptor.number)
    }
  }

  private func error(_ operation: String, _ path: String) -> FileSystemError {
    FileSystemError(operation: operation, path: path)
  }
}
