import LibC

/// The kind of a path's target.
public enum FileKind: Sendable {
  case file
  case folder
  case pipe
  case socket
  case device

  /// Reads the kind from the system's status of a file.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// The kind in words.
  public var name: String {
    switch self {
    case .file: "a file"
    case .folder: "a folder"
    case .pipe: "a named pipe"
    case .socket: "a socket"
    case .device: "a device"
    }
  }
}

/// Reads the system's status of a file; nil for a missing file.
///
/// - Parameter followsLinks: Whether the status describes the target of a link instead of the link.
func fileStatus(_ path: String, followsLinks: Bool = true) -> stat? {
  var status = stat()
  let result = followsLinks ? stat(path, &status) : lstat(path, &status)
  return result == 0 ? status : nil
}

/// Returns the kind of a path's target; nil if the target does not exist.
public func fileKind(_ path: String) -> FileKind? {
  fileStatus(path).map(FileKind.init)
}

/// Whether a path exists, even as a link to a missing target.
public func isThere(_ path: String) -> Bool {
  fileStatus(path, followsLinks: false) != nil
}

/// Whether a path is a symbolic link.
public func isLink(_ path: String) -> Bool {
  fileStatus(path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
}

/// Returns the time since a file was written; nil for a missing file.
public func ageOfFile(_ path: String) -> Duration? {
  guard let status = fileStatus(path, followsLinks: false) else { return nil }
  #if canImport(Darwin)
    let written = status.st_mtimespec
  #else
    let written = status.st_mtim
  #endif
  return .seconds(time(nil) - written.tv_sec)
}

/// Resolves all links in a path; nil if its target does not exist.
public func realPath(_ path: String) -> String? {
  guard let result = realpath(path, nil) else { return nil }
  defer { free(result) }
  return String(cString: result)
}
