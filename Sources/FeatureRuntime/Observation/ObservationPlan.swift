/// How changes of a type of state are found: by its mask, or not at all.
struct ObservationPlan<State> {
  /// The bits of a property's fields; nil stands for all of the state.
  let mask: (PartialKeyPath<State>) -> UInt64?
  /// The fields that have changed since the mask was cleared.
  let changes: (State) -> UInt64
  /// Sets the mask.
  let setChanges: (inout State, UInt64) -> Void
  /// What tells a state from one that replaces it.
  let identity: (State) -> UInt64

  /// The plan for a type, by its mask if it has one.
  static func make() -> ObservationPlan {
    let type = State.self as? any ObservableState.Type
    // The second cast succeeds: the plan is made by the type that `State` is.
    return type?.makePlan() as? ObservationPlan ?? whole
  }

  /// The plan for states without a mask: everything may have changed.
  static var whole: ObservationPlan {
    ObservationPlan(
      mask: { _ in nil },
      changes: { _ in .max },
      setChanges: { _, _ in },
      identity: { _ in 0 }
    )
  }
}

extension ObservableState {
  fileprivate static func makePlan() -> Any {
    let fields = _fields
    return ObservationPlan<Self>(
      mask: { fields.mask(of: $0) },
      changes: { $0._changes.mask },
      setChanges: { $0._changes.mask = $1 },
      identity: { $0._changes.identity }
    )
  }
}
