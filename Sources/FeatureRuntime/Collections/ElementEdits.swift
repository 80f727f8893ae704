/// The latest changes of a collection's elements, for an observer that looks at the collection after
/// each action.
///
/// The contents have a name. Copies share the name until one of them changes, so equal names mean
/// equal elements with equal ids. The order of the elements does not change the name.
@usableFromInline
struct ElementEdits<ID> {
  @usableFromInline
  struct Name: Equatable, Sendable {
    @usableFromInline var lineage: UInt64
    /// The number of edits since the lineage began.
    @usableFromInline var count: UInt64

    @inlinable
    init(lineage: UInt64, count: UInt64) {
      self.lineage = lineage
      self.count = count
    }
  }

  @usableFromInline var name: Name
  /// The ids of the last edits, the latest one first.
  @usableFromInline var recent: (ID?, ID?, ID?)

  /// Begins a lineage: nobody knows what has changed.
  @inlinable
  init() {
    name = Name(lineage: makeUniqueNumber(), count: 0)
    recent = (nil, nil, nil)
  }

  /// Records that an element was changed, inserted, or removed.
  ///
  /// - Parameter isInPlace: Whether the elements are where they were in memory. If not, a copy with
  ///   the old name may have kept that place, and may be changed there, too.
  @inlinable
  mutating func note(_ id: ID, isInPlace: Bool) {
    guard isInPlace else {
      self = ElementEdits()
      return
    }
    name.count &+= 1
    recent = (id, recent.0, recent.1)
  }

  /// Records a change of the order.
  @inlinable
  mutating func noteOrder(isInPlace: Bool) {
    if !isInPlace { self = ElementEdits() }
  }

  /// The ids of the elements that were edited since the contents had a name, at most three.
  ///
  /// - Returns: Nil if they are not known: any element may have changed.
  @inlinable
  func ids(since earlier: Name) -> (ID?, ID?, ID?)? {
    guard name.lineage == earlier.lineage else { return nil }
    switch name.count &- earlier.count {
    case 0: return (nil, nil, nil)
    case 1: return (recent.0, nil, nil)
    case 2: return (recent.0, recent.1, nil)
    case 3: return recent
    default: return nil
    }
  }
}

extension ElementEdits: Sendable where ID: Sendable {}
