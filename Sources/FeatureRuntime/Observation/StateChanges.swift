/// The fields of a state that have changed since its store last checked; the state's setters mark
/// them.
///
/// It is no part of the state's value: all masks are equal and hash alike, and dumps leave them
/// out.
public struct StateChanges: Equatable, Hashable, Sendable {
  @usableFromInline
  package var mask: UInt64 = 0

  /// Given at initialisation and kept by copies; it distinguishes a child from its replacement.
  @usableFromInline
  package let identity: UInt64

  /// Given anew each time that a store checks; it distinguishes the checked state from an earlier copy that
  /// was put back.
  @usableFromInline
  package var seen: UInt64

  /// Makes a mask without changes, and with a unique identity.
  public init() {
    let number = makeUniqueNumber()
    self.identity = number
    self.seen = number
  }

  /// Marks a field as changed.
  ///
  /// - Parameter field: The number of the field in ``StateFields``. All numbers from 63 on share a
  ///   bit.
  @inlinable
  public mutating func mark(_ field: Int) {
    mask |= StateChanges.bit(of: field)
  }

  @inlinable
  package static func bit(of field: Int) -> UInt64 {
    1 << UInt64(Swift.min(field, 63))
  }

  /// Always true, because masks are no part of a state's value.
  @inlinable
  public static func == (lhs: StateChanges, rhs: StateChanges) -> Bool {
    true
  }

  /// Does nothing, as all masks are equal.
  @inlinable
  public func hash(into hasher: inout Hasher) {}
}

extension StateChanges: CustomReflectable {
  /// Empty, so that dumps of states stay readable.
  public var customMirror: Mirror {
    Mirror(self, children: [])
  }
}
