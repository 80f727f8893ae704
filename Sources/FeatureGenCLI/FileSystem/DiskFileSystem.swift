#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension FileSystem {
  /// The files under a folder of the disk.
  public static func disk(root: String) -> FileSystem {
    let disk = Disk(root: root)
    return FileSystem(
      read: { path throws(FileSystemError) in try disk.read(path) },
      list: { folder throws(FileSystemError) in try disk.list(folder) },
      write: { path, contents throws(FileSystemError) in try disk.write(path, contents) }
    )
  }
}

/// The files under a folder of the disk.
private struct Disk: Sendable {
  let root: String

  private func absolute(_ path: String) -> String {
    root.isEmpty || path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Reads a regular file.
  func read(_ path: String) throws(FileSystemError) -> [UInt8]? {
    let absolute = absolute(path)
    guard let kind = fileKind(absolute) else {
      if errno == ENOENT || errno == ENOTDIR { return nil }
      throw FileSystemError(operation: "read", path: path, reason: systemReason())
    }
    // A pipe or a device might never end.
    guard kind == .file else {
      throw FileSystemError(operation: "read", path: path, reason: "it is not a regular file")
    }
    let number = open(absolute, O_RDONLY | O_CLOEXEC)
    guard number >= 0 else {
      throw FileSystemError(operation: "read", path: path, reason: systemReason())
    }
    let descriptor = FileDescriptor(number: number)
    guard let bytes = descriptor.readAll() else {
      throw FileSystemError(operation: "read", path: path, reason: systemReason())
    }
    return bytes
  }

  /// Lists regular files and what cannot be told apart from them, deepest folders included.
  ///
  /// Links to folders are not followed, so that a loop of links ends.
  func list(_ folder: String) throws(FileSystemError) -> [String]? {
    guard fileKind(absolute(folder)) == .folder else { return nil }
    var files: [String] = []
    var folders = [folder]
    while let next = folders.popLast() {
      guard let names = names(inFolder: absolute(next)) else {
        throw FileSystemError(operation: "list", path: next, reason: systemReason())
      }
      for name in names where !name.hasPrefix(".") {
        let path = "\(next)/\(name)"
        switch fileKind(absolute(path)) {
        case .folder: if !isLink(absolute(path)) { folders.append(path) }
        case .file, .other: files.append(path)
        case nil: break
        }
      }
    }
    return files.sorted()
  }

  /// Writes a temporary file beside the target and renames it over that.
  func write(_ path: String, _ contents: [UInt8]) throws(FileSystemError) {
    let target = absolute(path)
    try makeFolders(above: target, shown: path)
    let temporary = "\(target).featuregen-\(getpid())"
    let number = open(temporary, O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o644)
    guard number >= 0 else {
      throw FileSystemError(operation: "write", path: path, reason: systemReason())
    }
    let descriptor = FileDescriptor(number: number)
    guard descriptor.writeAll(contents), fsync(number) == 0, rename(temporary, target) == 0 else {
      let reason = systemReason()
      unlink(temporary)
      throw FileSystemError(operation: "write", path: path, reason: reason)
    }
  }

  /// Makes the folders that a file needs.
  private func makeFolders(above target: String, shown path: String) throws(FileSystemError) {
    var folder = ""
    for part in target.split(separator: "/", omittingEmptySubsequences: false).dropLast() {
      folder += folder.isEmpty && part.isEmpty ? "/" : "\(part)/"
      guard fileKind(folder) == nil else { continue }
      guard mkdir(folder, 0o755) == 0 || errno == EEXIST else {
        throw FileSystemError(operation: "write", path: path, reason: systemReason())
      }
    }
  }

  private func isLink(_ path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }
}
