import LibC

/// The permissions of a file.
public struct FileMode: Sendable, Equatable {
  /// The permission bits, without the bits for the kind of file.
  public let bits: UInt16

  /// Makes permissions from their bits.
  public init(bits: UInt16) {
    self.bits = bits & 0o7777
  }

  /// Reads the permissions of a file from the system; nil for a missing file.
  public init?(of path: String) {
    guard let status = fileStatus(path) else { return nil }
    self.init(bits: UInt16(truncatingIfNeeded: status.st_mode))
  }

  /// The permissions of a file that only its owner may read and write.
  public static let ownerOnly = FileMode(bits: 0o600)
}
