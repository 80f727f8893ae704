import Platform
import SpecSource

extension FileSystem {
  /// Makes a file system of the files below a folder on disk.
  ///
  /// No path and no link leads out of the folder, or into git's folder.
  static func disk(root: String) -> FileSystem {
    FileSystem(Disk(root: root))
  }

  /// Makes a file system of the files below a folder that the user names for outputs; errors name the files relative
  /// to the working directory of featuregen.
  static func output(into folder: String) -> FileSystem {
    let disk = FileSystem.disk(root: folder)
    var files = disk
    files.read = { path throws(FileSystemError) in
      try naming(folder) { () throws(FileSystemError) in try disk.read(path) }
    }
    files.check = { operations throws(FileSystemError) in
      try naming(folder) { () throws(FileSystemError) in try disk.check(operations) }
    }
    files.applyInSteps = { steps throws(FileSystemError) in
      try naming(folder) { () throws(FileSystemError) in try disk.applyInSteps(steps) }
    }
    return files
  }

  /// Makes a file system of the files that the user names, relative to a folder; they may lie anywhere.
  static func named(from folder: String) -> FileSystem {
    FileSystem(Disk(root: folder, leadsAnywhere: true))
  }

  private init(_ disk: Disk) {
    self.init(
      read: { path throws(FileSystemError) in try disk.read(path) },
      readStart: { path throws(FileSystemError) in try disk.read(path, upTo: 4096) },
      mode: { path in FileMode(of: disk.absolute(path)) },
      areSame: { path, other in
        FileMark(disk.absolute(path)).map { $0 == FileMark(disk.absolute(other)) } ?? false
      },
      list: { folder throws(FileSystemError) in try disk.list(folder) },
      places: { paths throws(FileSystemError) in try disk.places(of: paths) },
      search: { search throws(FileSystemError) in try disk.search(search) },
      projectAbove: { disk.projectAbove() },
      check: { operations throws(FileSystemError) in try disk.check(operations) },
      applyInSteps: { steps throws(FileSystemError) in try disk.apply(inSteps: steps) },
      removeLeftovers: { folders throws(FileSystemError) in try disk.removeLeftovers(folders) }
    )
  }
}

/// Accesses the files of a folder; errors name the files with the folder before their paths.
private func naming<Value>(
  _ folder: String, _ body: () throws(FileSystemError) -> Value
) throws(FileSystemError) -> Value {
  do throws(FileSystemError) {
    return try body()
  } catch {
    throw error.inFolder(folder)
  }
}

/// The maximum size in bytes of a file that is read: a hundred times the size of a usual project.
let sizeLimit = 64 << 20

/// The files below a folder on disk.
struct Disk: Sendable {
  let root: String
  /// Whether paths and links may lead out of the folder.
  var leadsAnywhere = false
  /// The folder without links, if the folder existed at the beginning.
  private let realRoot: String?

  init(root: String, leadsAnywhere: Bool = false) {
    self.root = root
    self.leadsAnywhere = leadsAnywhere
    realRoot = realPath(root.isEmpty ? "." : root)
  }

  /// The folder without links; nil if the folder does not exist.
  var project: String? {
    realRoot ?? realPath(root.isEmpty ? "." : root)
  }

  func absolute(_ path: String) -> String {
    root.isEmpty || path.hasPrefix("/") ? path : "\(root)/\(path)"
  }

  /// Reads a file, or its first bytes.
  func read(_ path: String, upTo limit: Int? = nil) throws(FileSystemError) -> [UInt8]? {
    do throws(SystemError) {
      guard let file = try open(path) else { return nil }
      if let limit { return try file.readStart(limit) }
      return try file.readAll(upTo: sizeLimit)
    } catch {
      throw FileSystemError(operation: "read", path: path, error, limit: sizeLimit)
    }
  }

  /// Opens a file; nil if the file does not exist.
  private func open(_ path: String) throws(SystemError) -> FileDescriptor? {
    guard !leadsAnywhere else { return try openFile(absolute(path)) }
    guard let project else { return nil }
    return try openFile(absolute(path), below: project) { place in
      ProjectPaths.problem(withLinkFrom: path, to: place).map(reason)
    }
  }

  /// Finds the closest enclosing folder of the root that has settings, relative to the root; nil for none.
  func projectAbove() -> String? {
    // The sources of a deep project lie a dozen folders down.
    let folders = (1...12).map { Array(repeating: "..", count: $0).joined(separator: "/") }
    return folders.first { fileKind(absolute("\($0)/\(settingsPath)")) == .file }
  }

  /// Lists the files of a folder and of all folders below it, without hidden ones.
  func list(_ folder: String) throws(FileSystemError) -> [String]? {
    var files: [String] = []
    let isThere = try visitFiles(under: folder) { path, name in
      if !name.hasPrefix(".") { files.append(path) }
    }
    return isThere ? files.sorted() : nil
  }

  /// Visits everything but folders, in a folder and in the folders below it that are not hidden.
  ///
  /// Links to folders are not followed, so that a loop of links ends.
  ///
  /// - Parameter visitLink: Called also with each link, regardless of its target.
  /// - Returns: Whether the folder exists.
  @discardableResult
  func visitFiles(
    under folder: String, _ visit: (_ path: String, _ name: String) -> Void,
    links visitLink: (_ path: String) -> Void = { _ in }
  ) throws(FileSystemError) -> Bool {
    guard fileKind(absolute(folder)) == .folder else { return false }
    var folders = [folder]
    while let next = folders.popLast() {
      for (name, kind) in try names(next) {
        let path = "\(next)/\(name)"
        let isLink = kind == nil && Platform.isLink(absolute(path))
        if isLink { visitLink(path) }
        switch kind ?? fileKind(absolute(path)) {
        case .folder: if !name.hasPrefix("."), !isLink { folders.append(path) }
        case nil: break
        default: visit(path, name)
        }
      }
    }
    return true
  }

  /// Lists the names in a folder.
  func names(
    _ folder: String
  ) throws(FileSystemError) -> [(name: String, kind: FileKind?)] {
    try attempt("list", folder) { () throws(SystemError) in
      try Platform.names(inFolder: absolute(folder))
    }
  }
}
