import Platform

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What tells whether the files that people write have changed, without reading them.
struct FolderSnapshot: Equatable {
  /// What the system says of a file.
  private struct Mark: Equatable {
    var device: UInt64
    var file: UInt64
    var size: Int64
    var seconds: Int64
    var nanoseconds: Int64
  }

  private var files: [String: Mark] = [:]
  /// All folders, which are to be watched.
  private(set) var folders: [String] = []

  /// Looks at some folders and all that lies below them; folders that are not there, or go meanwhile, are empty.
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
            files[path] = FolderSnapshot.mark(disk.absolute(path))
          }
        }
      }
    }
  }

  private static func mark(_ path: String) -> Mark? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    let time = status.modificationTime
    return Mark(
      device: UInt64(truncatingIfNeeded: status.st_dev), file: UInt64(status.st_ino),
      size: Int64(status.st_size), seconds: Int64(time.tv_sec), nanoseconds: Int64(time.tv_nsec))
  }
}

/// Whether a file of this name may be a spec, the settings or a template.
func isWatched(_ name: String) -> Bool {
  [".yaml", ".yml", ".mustache"].contains { name.hasSuffix($0) }
}
