/// Where a piece of output came from, as a number that the caller gives meaning to.
///
/// The engine never looks into it: it copies the origins of values into the side table of a traced rendering.
public struct Origin: Sendable, Hashable {
  /// The caller's number.
  public let rawValue: UInt32

  /// Makes an origin of the caller's number.
  public init(_ rawValue: UInt32) {
    self.rawValue = rawValue
  }
}
