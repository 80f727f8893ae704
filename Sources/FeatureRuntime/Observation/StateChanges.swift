/// Which fields of a state have changed since somebody looked, kept inside the state by its
/// setters.
///
/// It is no part of the state's value: all masks are equal and hash alike, and dumps leave them
/// out.
public struct StateChanges: Equatable, Hashable, Sendable {
  @usableFromInline
  package var mask: UInt64 = 0

  /// Given at initialisation and kept by copies: what tells a child from the one that replaces it.
  @usableFromInline
  package let identity: UInt64

  /// Given anew each time that somebody has looked at changes: tells the state that was seen from
  /// an earlier copy that has been put back.
  @usableFromInline
  package var seen: UInt64

  /// Makes a mask without changes, and an identity that no other has.
  public init() {
    let number = makeUniqueNumber()
    self.identity = number
    self.seen = number
  }

  /// Notes that a field has changed.
  ///
  /// - Parameter field: The number that the field has in ``StateFields``. All from 63 on share a
  ///   bit.
  @inlinable
  public mutating func mark(_ field: Int) {
    mask |= StateChanges.bit(of: field)
  }

  @inlinable
  package static func bit(of field: Int) -> UInt64 {
    1 << UInt64(Swift.min(field, 63))
  }

  /// Always true: that a field was set is not what it was set to.
  @inlinable
  public static func == (lhs: StateChanges, rhs: StateChanges) -> Bool {
    true
  }

  /// Does nothing, as all masks are equal.
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}

extension StateChanges: CustomReflectable {
  /// Nothing, as it is no part of the state's value: dumps of states stay readable.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}
