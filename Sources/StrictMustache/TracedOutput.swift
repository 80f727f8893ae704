/// What a template wrote, with the origins of its bytes.
public struct TracedOutput: Sendable, Equatable {
  /// A stretch of the output and where it came from.
  public struct OriginRange: Sendable, Hashable {
    /// The stretch, in offsets of `bytes`.
    public var range: Range<Int>

    /// Where it came from.
    public var origin: Origin

    /// Makes a stretch of its offsets and origin.
    public init(range: Range<Int>, origin: Origin) {
      self.range = range
      self.origin = origin
    }
  }

  /// The output, as UTF-8.
  public var bytes: [UInt8]

  /// The stretches that came from texts and objects with an origin, none of them empty.
  ///
  /// They are in the order of their starts. A stretch may lie inside another, which then comes before it; they never
  /// overlap otherwise.
  public var origins: [OriginRange]

  /// Makes an output of its bytes and their origins.
  public init(bytes: [UInt8], origins: [OriginRange]) {
    self.bytes = bytes
    self.origins = origins
  }

  /// The origin of the byte at an offset: that of the innermost stretch around it.
  public func origin(at offset: Int) -> Origin? {
    // A later stretch that holds the offset lies inside an earlier one that does.
    origins.last { $0.range.contains(offset) }?.origin
  }
}
