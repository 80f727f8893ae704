import LibC

/// What a path leads to.
public enum FileKind: Sendable {
  case file
  case folder
  case pipe
  case socket
  case device

  /// Reads the kind from what the system says about a file.
  init(_ status: stat) {
    switch status.st_mode & S_IFMT {
    case S_IFREG: self = .file
    case S_IFDIR: self = .folder
    case S_IFIFO: self = .pipe
    case S_IFSOCK: self = .socket
    default: self = .device
    }
  }

  /// What it is, in words.
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

/// What the system says about a file; nil where there is none.
///
/// - Parameter followsLinks: Whether a link stands for what it leads to.
func fileStatus(_ path: String, followsLinks: Bool = true) -> stat? {
  var status = stat()
  let result = followsLinks ? stat(path, &status) : lstat(path, &status)
  return result == 0 ? status : nil
}

/// What a path leads to; nil for nothing.
public func fileKind(_ path: String) -> FileKind? {
  fileStatus(path).map(FileKind.init)
}

/// Whether a path names anything, be it a link that leads nowhere.
public func isThere(_ path: String) -> Bool {
  fileStatus(path, followsLinks: false) != nil
}

/// Whether a path is a symbolic link.
public func isLink(_ path: String) -> Bool {
  fileStatus(path, followsLinks: false).map { $0.st_mode & S_IFMT == S_IFLNK } ?? false
}

/// How long ago a file was written; nil where there is none.
public func ageOfFile(_ path: String) -> Duration? {
  guard let status = fileStatus(path, followsLinks: false) else { return nil }
  #if canImport(Darwin)
    let written = status.st_mtimespec
  #else
    let written = status.st_mtim
  #endif
  return .seconds(time(nil) - written.tv_sec)
}

/// Where a path leads over all links; nil for nowhere.
public func realPath(_ path: String) -> String? {
  guard let result = realpath(path, nil) else { return nil }
  defer { free(result) }
  return String(cString: result)
}
