/// Swift that was generated in memory, with where it came from.
public struct GeneratedCode: Sendable {
  /// The path of its spec.
  public var spec: String
  /// Where it lies or will lie, relative to the project's root.
  public var path: String
  /// Its bytes.
  public var bytes: [UInt8]
  /// The parts that come from the spec, in the order of their starts; an inner one follows that around it.
  public var stretches: [Stretch]
  /// Whether there is a file at its path: the package knows no other.
  public var isOnDisk: Bool

  /// A part that comes from the spec.
  public struct Stretch: Sendable {
    /// Where it stands.
    public var range: Range<Int>
    /// Where it begins in the spec, in bytes.
    public var specOffset: Int
    /// Whether the text stands in the spec as it is.
    public var isExact: Bool

    /// Makes a part.
    public init(range: Range<Int>, specOffset: Int, isExact: Bool) {
      self.range = range
      self.specOffset = specOffset
      self.isExact = isExact
    }
  }

  /// Makes generated Swift.
  public init(
    spec: String, path: String, bytes: [UInt8], stretches: [Stretch], isOnDisk: Bool
  ) {
    self.spec = spec
    self.path = path
    self.bytes = bytes
    self.stretches = stretches
    self.isOnDisk = isOnDisk
  }
}
