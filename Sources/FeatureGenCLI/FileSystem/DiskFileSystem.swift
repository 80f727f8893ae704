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
      readStart: { path throws(FileSystemError) in try disk.read(path, upTo: 4096) },
      list: { folder throws(FileSystemError) in try disk.list(folder) },
      pathsLeadingOutside: { paths throws(FileSystemError) in
        try disk.pathsLeadingOutside(paths)
      },
      applyInSteps: { steps throws(FileSystemError) in try disk.apply(inSteps: steps) },
      removeLeftovers: { folders throws(FileSystemError) in try disk.removeLeftovers(folders) }
    )
  }
}

private let notRegular = "it is not a regular file"

/// The largest file that is read, in bytes: a hundred times what anybody needs.
///
/// A lock has some 700 bytes for each spec, and there are folders with 100,000.
private func sizeLimit(of path: String) -> Int {
  path == lockPath ? 512 << 20 : 64 << 20
}

/// The files under a folder of the disk.
struct Disk: Sendable {
  let root: String

  func absolute(_ path: String) -> String {
    root.isEmpty || path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Reads a regular file, or its first bytes.
  func read(_ path: String, upTo limit: Int? = nil) throws(FileSystemError) -> [UInt8]? {
    // To open a pipe would wait for somebody who writes.
    let number = open(absolute(path), O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard number >= 0 else {
      let error = SystemError()
      if error.number == ENOENT || error.number == ENOTDIR { return nil }
      let isSpecial = fileKind(absolute(path)).map { $0 != .file } ?? false
      throw FileSystemError(
        operation: "read", path: path, reason: isSpecial ? notRegular : error.reason)
    }
    let descriptor = FileDescriptor(number: number)
    // A pipe or a device might never end.
    guard descriptor.isRegularFile else {
      throw FileSystemError(operation: "read", path: path, reason: notRegular)
    }
    do throws(SystemError) {
      if let limit { return try descriptor.readStart(limit) }
      return try descriptor.readAll(upTo: sizeLimit(of: path))
    } catch {
      let reason =
        error.number == EFBIG
        ? "it is larger than \(sizeLimit(of: path) >> 20) MiB" : error.reason
      throw FileSystemError(operation: "read", path: path, reason: reason)
    }
  }

  /// Lists regular files and what cannot be told apart from them, deepest folders included, hidden ones left out.
  func list(_ folder: String) throws(FileSystemError) -> [String]? {
    var files: [String] = []
    let isThere = try walk(folder) { path, name in
      if !name.hasPrefix(".") { files.append(path) }
    }
    return isThere ? files.sorted() : nil
  }

  /// Visits everything that is no folder, under a folder and those below it that are not hidden.
  ///
  /// Links to folders are not followed, so that a loop of links ends.
  ///
  /// - Parameter visitLink: Called with each link, too, whatever it leads to.
  /// - Returns: Whether there is such a folder.
  @discardableResult
  func walk(
    _ folder: String, _ visit: (_ path: String, _ name: String) -> Void,
    links visitLink: (_ path: String) -> Void = { _ in }
  ) throws(FileSystemError) -> Bool {
    guard fileKind(absolute(folder)) == .folder else { return false }
    var folders = [folder]
    while let next = folders.popLast() {
      for (name, kind) in try names(next) {
        let path = "\(next)/\(name)"
        let isLink = kind == nil && FeatureGenCLI.isLink(absolute(path))
        if isLink { visitLink(path) }
        switch kind ?? fileKind(absolute(path)) {
        case .folder: if !name.hasPrefix("."), !isLink { folders.append(path) }
        case .file, .other: visit(path, name)
        case nil: break
        }
      }
    }
    return true
  }

  /// The names in a folder.
  func names(
    _ folder: String
  ) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
    do throws(SystemError) {
      return try FeatureGenCLI.names(inFolder: absolute(folder))
    } catch {
      throw FileSystemError(operation: "list", path: folder, error)
    }
  }

  /// Finds the paths whose folders, or which themselves, are links that lead out of the project or nowhere.
  func pathsLeadingOutside(_ paths: [String]) throws(FileSystemError) -> [String] {
    guard let root = realPath(root.isEmpty ? "." : root) else {
      throw FileSystemError(operation: "read", path: root)
    }
    var isInside: [Substring: Bool] = [:]
    return paths.filter { path in
      let folder = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
      let holds = isFolderInside(folder, root, &isInside)
      let file = absolute(path)
      return !holds || isLink(file) && !isBelow(realPath(file), root)
    }
  }

  /// Whether a folder lies in the project: one that is no link does if the folder around it does.
  private func isFolderInside(
    _ folder: Substring, _ root: String, _ known: inout [Substring: Bool]
  ) -> Bool {
    if let known = known[folder] { return known }
    let place = absolute(String(folder))
    let isStep = folder.split(separator: "/").allSatisfy { $0 != ".." } && !folder.hasPrefix("/")
    let holds =
      if folder.isEmpty {
        true
      } else if isStep, !isLink(place) {
        isFolderInside(
          folder[..<(folder.lastIndex(of: "/") ?? folder.startIndex)], root, &known)
      } else {
        isBelow(realPathOfDeepest(place), root)
      }
    known[folder] = holds
    return holds
  }

  /// Whether a path without links is that of a folder or of something in it.
  func isBelow(_ path: String?, _ root: String) -> Bool {
    guard let path else { return false }
    return path == root || path.hasPrefix(root == "/" ? root : root + "/")
  }

  /// Where the deepest part of a path leads that is there.
  private func realPathOfDeepest(_ path: String) -> String? {
    var path = path[...]
    while !path.isEmpty {
      if let real = realPath(String(path)) { return real }
      // A link that leads nowhere would be followed by whoever makes the folder.
      if isLink(String(path)) { return nil }
      path = path[..<(path.lastIndex(of: "/") ?? path.startIndex)]
    }
    return realPath(root.hasPrefix("/") ? "/" : ".")
  }
}
