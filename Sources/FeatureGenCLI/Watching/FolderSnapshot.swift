import Platform

/// The names and dates of the handwritten files, which reveal changes without reading the files.
struct FolderSnapshot: Equatable {
  private var files: [String: FileMark] = [:]
  /// All folders, for the system to watch.
  private(set) var folders: [String] = []

  /// Reads the names in some folders and in all folders below them; missing folders count as empty.
  init(of roots: [String], in disk: Disk) {
    for root in roots {
      var pending = [root]
      while let folder = pending.popLast() {
        guard let names = try? names(inFolder: disk.absolute(folder)) else { continue }
        folders.append(folder)
        for (name, kind) in names where !name.hasPrefix(".") {
          let path = "\(folder)/\(name)"
          let isFolder =
            kind.map { $0 == .folder }
            ?? (fileKind(disk.absolute(path)) == .folder && !isLink(disk.absolute(path)))
          if isFolder {
            pending.append(path)
          } else if isWatched(name) {
            files[path] = FileMark(disk.absolute(path))
          }
        }
      }
    }
  }
}

/// Whether a file of this name may be a spec, the settings or a template.
func isWatched(_ name: String) -> Bool {
  [".yaml", ".yml", ".mustache"].contains { name.hasSuffix($0) }
}
