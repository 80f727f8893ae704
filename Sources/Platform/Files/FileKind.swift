#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// What a path leads to.
public enum FileKind: Sendable {
  case file
  case folder
  case pipe
  case socket
  case device

  /// What the system says of something that is there.
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

/// What a path leads to; nil for nothing.
public func fileKind(_ path: String) -> FileKind? {
  var status = stat()
  return stat(path, &status) == 0 ? FileKind(status) : nil
}

/// Whether a path names anything, be it a link that leads nowhere.
public func isThere(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0
}

/// Whether a path is a symbolic link.
public func isLink(_ path: String) -> Bool {
  var status = stat()
  return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
}

/// Where a path leads over all links; nil for nowhere.
public func realPath(_ path: String) -> String? {
  guard let result = realpath(path, nil) else { return nil }
  defer { free(result) }
  return String(cString: result)
}
