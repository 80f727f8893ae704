/// The way in which a store finds the changes of its state: by the state's mask, or not at all.
@usableFromInline
struct ObservationPlan<State> {
  /// The fields of the state; nil if it has no mask.
  @usableFromInline let fields: StateFields<State>?
  /// Returns the fields that have changed and clears their marks; returns all fields for another
  /// state than the one last seen.
  @usableFromInline
  let takeChanges: (_ state: inout State, _ lastSeen: inout UInt64) -> UInt64
  /// Sets the mask of the changed fields and returns its old value.
  @usableFromInline let exchangeChanges: (inout State, UInt64) -> UInt64

  @inlinable
  init(
    fields: StateFields<State>?,
    takeChanges: @escaping (inout State, inout UInt64) -> UInt64,
    exchangeChanges: @escaping (inout State, UInt64) -> UInt64
  ) {
    self.fields = fields
    self.takeChanges = takeChanges
    self.exchangeChanges = exchangeChanges
  }

  /// The plan for a type that may have a mask.
  @usableFromInline
  static func make() -> ObservationPlan {
    let type = State.self as? any ObservableState.Type
    // The second cast succeeds, because `type` is `State`.
    return type?.makeAnyPlan() as? ObservationPlan ?? whole
  }

  /// The plan for states without a mask: everything may have changed.
  static var whole: ObservationPlan {
    ObservationPlan(fields: nil, takeChanges: { _, _ in .max }, exchangeChanges: { _, _ in .max })
  }
}

extension ObservableState {
  fileprivate static func makeAnyPlan() -> Any {
    makePlan()
  }

  /// The plan for a type with a mask; inlinable, because its closures run after every action.
  @inlinable
  static func makePlan() -> ObservationPlan<Self> {
    ObservationPlan<Self>(
      fields: _fields,
      takeChanges: { state, lastSeen in
        let changes = state._changes
        let isKnown = changes.seen == lastSeen
        if isKnown, changes.mask == 0 { return 0 }
        lastSeen = makeUniqueNumber()
        state._changes.mask = 0
        state._changes.seen = lastSeen
        return isKnown ? changes.mask : .max
      },
      exchangeChanges: { state, changes in
        defer { state._changes.mask = changes }
        return state._changes.mask
      }
    )
  }
}
