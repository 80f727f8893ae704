/// How changes of a type of state are found: by its mask, or not at all.
@usableFromInline
struct ObservationPlan<State> {
  /// The fields of the state; nil if it has no mask.
  @usableFromInline let fields: StateFields<State>?
  /// Returns the fields that have changed and forgets them. All have if the state is not the one
  /// that was seen last.
  @usableFromInline
  let takeChanges: (_ state: inout State, _ lastSeen: inout UInt64) -> UInt64
  /// Returns the mask of the fields that have changed and sets it to another.
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

  /// The plan for a type that is not known to have a mask, but may.
  @usableFromInline
  static func make() -> ObservationPlan {
    let type = State.self as? any ObservableState.Type
    // The second cast succeeds: the plan is made by the type that `State` is.
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

  /// The plan for a type with a mask; inlinable, for its closures run after every action.
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
