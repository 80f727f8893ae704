/// The watched folders, on a system that also reports changes in all folders below them.
struct WatchedFolders: Equatable {
  private let folders: Set<String>

  /// Makes the watched folders from absolute paths without links.
  init(_ folders: [String]) {
    self.folders = Set(folders)
  }

  /// The folders that lie in no other watched folder: the system is asked to watch these.
  var roots: [String] {
    folders.filter { folder in
      !ancestors(of: folder).contains(where: folders.contains)
    }.sorted()
  }

  /// Whether an event concerns one of the folders, or a direct member of a folder.
  ///
  /// Changes further below do not matter: builds write there.
  func concern(_ path: String) -> Bool {
    let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
    if folders.contains(path) { return true }
    if let folder = ancestors(of: path).first, folders.contains(folder) {
      return true
    }
    // An enclosing folder of a watched folder was moved or removed.
    return folders.contains { $0.hasPrefix(path == "/" ? path : path + "/") }
  }

  /// Returns the enclosing folders of a path, the innermost first.
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
