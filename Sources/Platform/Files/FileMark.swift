import LibC

/// A file's identity, size and time, which reveal a change without reading the file.
public struct FileMark: Equatable, Sendable {
  private let device: UInt64
  private let file: UInt64
  private let size: Int64
  private let seconds: Int64
  private let nanoseconds: Int64

  /// Reads the mark of a file from the system; nil for a missing file.
  public init?(_ path: String) {
    guard let status = fileStatus(path) else { return nil }
    #if canImport(Darwin)
      let time = status.st_mtimespec
    #else
      let time = status.st_mtim
    #endif
    device = UInt64(truncatingIfNeeded: status.st_dev)
    file = UInt64(status.st_ino)
    size = Int64(status.st_size)
    seconds = Int64(time.tv_sec)
    nanoseconds = Int64(time.tv_nsec)
  }
}
