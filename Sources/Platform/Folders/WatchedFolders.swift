/// The folders that are watched, where the system reports changes in all folders below them, too.
struct WatchedFolders: Equatable {
  private let folders: Set<String>

  /// Takes absolute paths without links.
  init(_ folders: [String]) {
    self.folders = Set(folders)
  }

  /// The folders that lie in no other: what the system is asked about.
  var roots: [String] {
    folders.filter { folder in
      !ancestors(of: folder).contains(where: folders.contains)
    }.sorted()
  }

  /// Whether an event is about one of the folders, or what lies directly in it.
  ///
  /// What changes further below is of no interest: builds write there.
  func concern(_ path: String) -> Bool {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if folders.contains(path) { return true }
    if let folder = ancestors(of: path).first, folders.contains(folder) {
      return true
    }
    // What is around a folder was moved or removed.
    return folders.contains { $0.hasPrefix(path == "/" ? path : path + "/") }
  }

  /// The folders around a path, the innermost first.
  private func ancestors(of path: String) -> [String] {
    var found: [String] = []
    var rest = path[...]
    while rest.count > 1, let slash = rest.lastIndex(of: "/") {
      rest = slash == rest.startIndex ? "/" : rest[..<slash]
      found.append(String(rest))
    }
    return found
  }
}
