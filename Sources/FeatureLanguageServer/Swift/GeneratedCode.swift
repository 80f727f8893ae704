import SpecSource

/// Swift that was generated in memory, with where it came from.
public struct GeneratedCode: Sendable {
  /// The path of its spec.
  public var spec: String
  /// Where it lies or will lie, relative to the project's root.
  public var path: String
  /// Its bytes.
  public var bytes: [UInt8]
  /// The parts that come from the spec, in the order of their starts; an inner one follows that around it.
  public var stretches: [OriginRange]
  /// Whether there is a file at its path: the package knows no other.
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
