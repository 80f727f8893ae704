import SpecSource

/// Swift that was generated in memory, with the origins of its parts.
public struct GeneratedCode: Sendable {
  /// The path of the spec.
  public var spec: String
  /// The path of the file, relative to the project's root; the file may not exist yet.
  public var path: String
  /// The bytes of the file.
  public var bytes: [UInt8]
  /// The parts that come from the spec, in the order of their starts; an inner part follows the part around it.
  public var stretches: [OriginRange]
  /// Whether a file exists at the path: the package knows no other files.
  public var isOnDisk: Bool

  /// Makes generated Swift.
  public init(
    spec: String, path: String, bytes: [UInt8], stretches: [OriginRange], isOnDisk: Bool
  ) {
    self.spec = spec
    self.path = path
    self.bytes = bytes
    self.stretches = stretches
    self.isOnDisk = isOnDisk
  }
}
