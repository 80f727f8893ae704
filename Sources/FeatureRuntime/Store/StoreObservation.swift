/// Notifies the observers of a state's fields, and the scopes of its store, of changes.
@MainActor
@usableFromInline
final class StoreObservation<State> {
  /// A store of a part of this store's state.
  struct Child {
    /// The fields that the part is made of.
    var fields: UInt64
    var store: () -> AnyObject?
    var publish: () -> Void
  }

  /// The fields of a property, with its key path, so that no other key path gets its address.
  @usableFromInline
  struct Known {
    @usableFromInline var keyPath: PartialKeyPath<State>
    @usableFromInline var fields: UInt64?

    @inlinable
    init(keyPath: PartialKeyPath<State>, fields: UInt64?) {
      self.keyPath = keyPath
      self.fields = fields
    }
  }

  @usableFromInline let plan: ObservationPlan<State>
  @usableFromInline let signal = ChangeSignal()
  /// Whether there may be observers or scopes to notify.
  // Unchecked as the flags of `RootStore` are: only loaded and stored, on the main actor.
  @exclusivity(unchecked) @usableFromInline var isActive = false
  @usableFromInline var known: [ObjectIdentifier: Known] = [:]
  /// The number of the state that the store last checked.
  @exclusivity(unchecked) @usableFromInline var seen: UInt64 = 0
  private var children: [AnyHashable: Child] = [:] {
    didSet { hasChildren = !children.isEmpty }
  }
  /// Whether there are scopes; read after every action, because asking a dictionary of
  /// unspecialised children takes longer than a reducer.
  @exclusivity(unchecked) @usableFromInline var hasChildren = false
  private var rows: [AnyHashable: AnyObject] = [:]

  @usableFromInline
  init(plan: ObservationPlan<State>) {
    self.plan = plan
  }

  /// The fields that a property is made of; nil means all of the state.
  @inlinable
  func fields(of keyPath: PartialKeyPath<State>) -> UInt64? {
    guard let fields = plan.fields else { return nil }
    // Comparing addresses is many times faster than hashing key paths, and a literal is the same
    // object each time.
    let id = ObjectIdentifier(keyPath)
    if let known = known[id] { return known.fields }
    let mask = fields.mask(of: keyPath)
    known[id] = Known(keyPath: keyPath, fields: mask)
    return mask
  }

  /// Begins to notify of changes; earlier ones count as seen.
  @inlinable
  func begin(with state: inout State) {
    guard !isActive else { return }
    isActive = true
    _ = takeChanges(of: &state)
  }

  /// Returns the fields that have changed since the last time.
  @inlinable
  func takeChanges(of state: inout State) -> UInt64 {
    // Not in place, because the exclusivity of that access would be checked.
    var seen = seen
    defer { self.seen = seen }
    return plan.takeChanges(&state, &seen)
  }

  /// Notifies scopes and observers, which may read the state at once.
  @inlinable
  func tell(_ changes: UInt64) {
    if hasChildren { tellChildren(changes) }
    if signal.isObserving(changes) { signal.notify(changes) }
    isActive = hasChildren || !signal.isIdle
  }
}

extension StoreObservation {
  @usableFromInline
  func tellChildren(_ changes: UInt64) {
    for (id, child) in children where changes & child.fields != 0 {
      if child.store() == nil { children[id] = nil }
      child.publish()
    }
  }

  /// The scope made before under an id, if it still exists.
  func child(_ id: AnyHashable) -> AnyObject? {
    children[id]?.store()
  }

  /// Adds a scope, which is notified of changes from now on.
  func add(_ child: Child, _ id: AnyHashable) {
    children[id] = child
  }

  /// The observation of the rows under an id, kept so that each row has one store.
  func rows<Rows: AnyObject>(_ id: AnyHashable, make: () -> Rows) -> Rows {
    if let rows = rows[id] as? Rows { return rows }
    let made = make()
    rows[id] = made
    return made
  }
}
