/// The access of a store to a part of another store's state.
@MainActor
@usableFromInline
final class StoreScope<State, Action: Sendable> {
  /// The identity of the row, if the part is one.
  let row: StoreID?
  /// Whether the part can go away, so that its last state has to be kept.
  private let isOptional: Bool
  @usableFromInline let state: () -> State
  @usableFromInline let send: (Action) -> StoreTask
  /// Changes the part without marking it as changed in the whole.
  @usableFromInline let modify: ((inout State) -> Void) -> Void
  @usableFromInline let observation: StoreObservation<State>

  init(
    row: StoreID? = nil,
    isOptional: Bool = false,
    state: @escaping () -> State,
    send: @escaping (Action) -> StoreTask,
    modify: (((inout State) -> Void) -> Void)?
  ) {
    self.row = row
    self.isOptional = isOptional
    self.state = state
    self.send = send
    self.modify =
      modify
      ?? { body in
        var state = state()
        body(&state)
      }
    // A mask that cannot be cleared says nothing.
    self.observation = StoreObservation(plan: modify == nil ? .whole : .make())
  }

  /// Notifies the observers of the part of its changes.
  func publish() {
    if isOptional { _ = state() }
    guard observation.isActive else { return }
    var changes: UInt64 = 0
    modify { changes = observation.takeChanges(of: &$0) }
    if changes != 0 { observation.tell(changes) }
  }
}
