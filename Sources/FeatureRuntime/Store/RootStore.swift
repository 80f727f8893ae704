/// A state, what reduces it, and its running effects.
@MainActor
@usableFromInline
final class RootStore<State, Action: Sendable>: ReducingStore {
  private struct Pending {
    var action: Action
    /// The group that its effects belong to; nil stands for that of the send under way.
    var group: EffectGroup?
  }

  // Unchecked because a check at run time takes as long as a reducer, twice for each action;
  // `isReducing` tells what it would, and all who reach the state while others may be changing it
  // ask. They must: while the payload of a case is being changed, there is no state to look at.
  @exclusivity(unchecked) @usableFromInline var uncheckedState: State
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let observation: StoreObservation<State>
  private var queue: [Pending] = []
  private var engine: EffectEngine<Action>?

  @inlinable
  init(
    state: State,
    plan: ObservationPlan<State>,
    reduce: @escaping (inout State, Action) -> Effect<Action>
  ) {
    self.uncheckedState = state
    self.observation = StoreObservation(plan: plan)
    self.reduce = reduce
    super.init()
  }

  /// The state, for everybody but the reducer.
  @inlinable var state: State {
    get {
      requireNoReduction()
      return uncheckedState
    }
    _modify {
      requireNoReduction()
      isReducing = true
      defer { isReducing = false }
      yield &uncheckedState
    }
  }

  @inlinable
  func requireNoReduction() {
    precondition(!isReducing, "A store was asked for its state while its reducer changes it")
  }

  @inlinable
  func change(by action: Action) -> Effect<Action> {
    requireNoReduction()
    isReducing = true
    defer { isReducing = false }
    return reduce(&uncheckedState, action)
  }

  /// Reduces an action, and everything that reducing it sends.
  ///
  /// - Returns: The effects it has started, if any.
  @inlinable
  func send(_ action: Action) -> EffectGroup? {
    guard !isSending else { return enqueue(action) }
    isSending = true
    let effect = change(by: action)
    guard !needsFollowUp else { return followUp(effect, of: action, in: nil) }
    switch effect.kind {
    case .none:
      isSending = false
      if observation.isActive { publish() }
      return nil
    case .send(let next):
      // As if it had been sent from outside: nothing else is waiting.
      isSending = false
      return send(next)
    case .node:
      return followUp(effect, of: action, in: nil)
    }
  }

  @inlinable
  func publish() {
    requireNoReduction()
    let changes = observation.takeChanges(of: &uncheckedState)
    if changes != 0 { observation.tell(changes) }
  }

  /// Whoever sends while an action is being reduced has to wait for its turn.
  @usableFromInline
  func enqueue(_ action: Action) -> EffectGroup? {
    let group = EffectGroup()
    enqueue(action, in: group)
    return group
  }

  private func enqueue(_ action: Action, in group: EffectGroup?) {
    queue.append(Pending(action: action, group: group))
    needsFollowUp = true
  }

  /// Takes an action from an effect.
  private func receive(_ action: Action, in group: EffectGroup) {
    guard !isSending else { return enqueue(action, in: group) }
    // This runs within the effect's task; what was overridden for the effect is not overridden for
    // the store.
    guard DependencyValues.currentIfOverridden == nil else {
      return DependencyValues().perform { receive(action, in: group) }
    }
    isSending = true
    let effect = change(by: action)
    _ = followUp(effect, of: action, in: group)
  }
}

extension RootStore {
  /// Carries out an effect, then whatever is queued by then, and publishes the changes of all of
  /// it.
  @usableFromInline
  func followUp(
    _ effect: Effect<Action>,
    of action: Action,
    in group: EffectGroup?
  ) -> EffectGroup? {
    var outermost = group
    perform(effect, of: action, in: group, or: &outermost)
    var head = 0
    while head < queue.count {
      let next = queue[head]
      head += 1
      let effect = change(by: next.action)
      perform(effect, of: next.action, in: next.group, or: &outermost)
    }
    if head > 0 { queue.removeAll(keepingCapacity: true) }
    isSending = false
    needsFollowUp = engine?.hasRemovableFeatures ?? false
    SharedNotices.tellHeld()
    if observation.isActive { publish() }
    return outermost
  }

  /// Carries out one effect.
  ///
  /// - Parameter outermost: The group of the send under way, made when the first effect needs one.
  private func perform(
    _ effect: Effect<Action>,
    of action: Action,
    in group: EffectGroup?,
    or outermost: inout EffectGroup?
  ) {
    switch effect.kind {
    case .none:
      break
    case .send(let next):
      enqueue(next, in: group)
    case .node:
      let common = group ?? outermost ?? EffectGroup()
      if group == nil { outermost = common }
      startedEngine().start(effect, in: EffectContext(origin: action, group: common))
    }
    engine?.cancelEffectsOfRemovedFeatures(in: state)
  }

  private func startedEngine() -> EffectEngine<Action> {
    if let engine { return engine }
    let engine = EffectEngine<Action>(launcher: .live)
    engine.deliver = { [weak self] in self?.receive($0, in: $1) }
    engine.removableFeatureStarted = { [weak self] in self?.needsFollowUp = true }
    self.engine = engine
    return engine
  }
}
