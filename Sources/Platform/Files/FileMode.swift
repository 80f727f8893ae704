import LibC

/// The permissions of a file.
public struct FileMode: Sendable, Equatable {
  /// The bits, without those of the kind of file.
  public let bits: UInt16

  /// Makes permissions of their bits.
  public init(bits: UInt16) {
    self.bits = bits & 0o7777
  }

  /// Asks the system about a file; nil where there is none.
  public init?(of path: String) {
    guard let status = fileStatus(path) else { return nil }
    self.init(bits: UInt16(truncatingIfNeeded: status.st_mode))
  }

  /// The permissions of a file that its owner alone may read and write.
  public static let ownerOnly = FileMode(bits: 0o600)
}
