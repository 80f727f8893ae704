/// Who is to be told of changes of a store's state: observers of its fields, and the scopes made from it.
@MainActor
final class StoreObservation<State> {
  /// A store that looks at a part of this one's state.
  struct Child {
    /// The fields that the part is made of; nil stands for all.
    var fields: UInt64?
    var store: () -> AnyObject?
    var publish: () -> Void
  }

  let plan: ObservationPlan<State>
  let signal = ChangeSignal()
  var children: [AnyHashable: Child] = [:]
  private var identity: UInt64?

  init(plan: ObservationPlan<State>) {
    self.plan = plan
  }

  /// Whether nobody needs to be told of anything.
  var isIdle: Bool {
    signal.isIdle && children.isEmpty
  }

  /// The fields that have changed since the last look.
  func changes(in state: State) -> UInt64 {
    let identity = plan.identity(state)
    defer { self.identity = identity }
    // All fields of a child that was replaced are others.
    guard identity == self.identity ?? identity else { return .max }
    return plan.changes(state)
  }

  /// Remembers which state the observers have seen.
  func begin(with state: State) {
    identity = plan.identity(state)
  }

  /// Lets the scopes look for changes in their parts.
  func publishToChildren(_ changes: UInt64) {
    for (id, child) in children where changes & (child.fields ?? .max) != 0 {
      guard child.store() != nil else {
        children[id] = nil
        continue
      }
      child.publish()
    }
  }
}

extension Store {
  /// Notes that the current observer depends on some fields; nil stands for all.
  func access(_ mask: UInt64?) {
    beginObserving()
    observation.signal.access(mask)
  }

  /// Sees to it that changes from now on are published.
  func beginObserving() {
    guard observation.isIdle else { return }
    observation.begin(with: unobservedState)
    // What has changed before is no news.
    setChanges(0)
    guard let root else { return }
    root.publish = { [weak self] in self?.publish() }
  }

  /// Tells scopes and observers what has changed.
  func publish() {
    let changes = observation.changes(in: unobservedState)
    guard changes != 0 else { return }
    setChanges(0)
    observation.publishToChildren(changes)
    observation.signal.notify(changes)
    if observation.isIdle { root?.publish = nil }
  }

  private func setChanges(_ changes: UInt64) {
    modifyUnnoticed { observation.plan.setChanges(&$0, changes) }
  }

  /// Changes the state, but not the masks of the states around it.
  func modifyUnnoticed(_ body: (inout State) -> Void) {
    guard let root else {
      scope?.modify(body)
      return
    }
    body(&root.state)
  }
}
