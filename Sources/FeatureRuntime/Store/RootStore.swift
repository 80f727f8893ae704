/// A state, its reducer and its running effects.
@MainActor
@usableFromInline
final class RootStore<State, Action: Sendable>: ReducingStore {
  private struct Pending {
    var action: Action
    /// The group that its effects belong to; nil means the group of the send under way.
    var group: EffectGroup?
  }

  // Unchecked because a check at run time takes as long as a reducer, twice for each action.
  // Instead, all code that reaches the state checks `isReducing`: while a reducer changes the
  // payload of a case, there is no state to read.
  @exclusivity(unchecked) @usableFromInline var uncheckedState: State
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline let observation: StoreObservation<State>
  private var queue = Queue<Pending>()
  private var engine: EffectEngine<Action>?
  /// The root of the features with running effects that can go away.
  @usableFromInline let features = RunningFeature()

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

  /// The state, for all code but the reducer.
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
    precondition(!isReducing, "The state of a store was read while the store's reducer changes it")
  }

  @inlinable
  func change(by action: Action) -> Effect<Action> {
    requireNoReduction()
    isReducing = true
    defer { isReducing = false }
    return reduce(&uncheckedState, action)
  }

  /// Reduces an action, and all actions that its reduction sends.
  ///
  /// - Returns: The effects it has started, if any.
  @inlinable
  func send(_ action: Action) -> EffectGroup? {
    guard !isSending else { return enqueue(action) }
    isSending = true
    let effect = change(by: action)
    guard isSettled(effect) else { return followUp(effect, of: action, in: nil) }
    if case .send(let next) = effect.kind { return sendOn(next) }
    endSending()
    return nil
  }

  /// Reduces an action that an action has sent, and those that follow from it as long as no other
  /// action waits.
  // Not part of `send`, whose action would be copied to a variable.
  @inlinable
  func sendOn(_ first: Action) -> EffectGroup? {
    var action = first
    while true {
      let effect = change(by: action)
      guard isSettled(effect) else { return followUp(effect, of: action, in: nil) }
      guard case .send(let next) = effect.kind else { break }
      action = next
    }
    endSending()
    return nil
  }

  /// Ends the effects of features that the last action has removed, if its effect starts no work.
  ///
  /// - Returns: Whether the effect is at most one action, and no action waits.
  @inlinable
  @inline(__always)
  func isSettled(_ effect: Effect<Action>) -> Bool {
    if case .node = effect.kind { return false }
    // A task may send actions at once when it is cancelled.
    endRemovedFeatures()
    return !needsFollowUp
  }

  @inlinable
  @inline(__always)
  func endSending() {
    isSending = false
    if observation.isActive { publish() }
  }

  /// Ends the effects of features that the last action has removed.
  // By address, because a copy of the state would retain everything in it; inlinable, because it
  // happens after every action as long as such effects run.
  @inlinable
  func endRemovedFeatures() {
    guard features.hasFeatures else { return }
    requireNoReduction()
    features.endRemoved(at: &uncheckedState)
  }

  @inlinable
  func publish() {
    requireNoReduction()
    let changes = observation.takeChanges(of: &uncheckedState)
    if changes != 0 { observation.tell(changes) }
  }

  /// Queues an action that is sent while another is being reduced.
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

  /// Receives an action from an effect.
  private func receive(_ action: Action, in group: EffectGroup) {
    guard !isSending else { return enqueue(action, in: group) }
    // This runs within the effect's task, whose overrides do not hold for the store.
    guard DependencyValues.currentIfOverridden == nil else {
      return DependencyValues().perform { receive(action, in: group) }
    }
    isSending = true
    let effect = change(by: action)
    _ = followUp(effect, of: action, in: group)
  }
}

extension RootStore {
  /// Starts an effect, reduces all queued actions, and publishes their changes together.
  @usableFromInline
  func followUp(
    _ effect: Effect<Action>,
    of action: Action,
    in group: EffectGroup?
  ) -> EffectGroup? {
    var outermost = group
    perform(effect, of: action, in: group, or: &outermost)
    while let next = queue.popFirst() {
      let effect = change(by: next.action)
      perform(effect, of: next.action, in: next.group, or: &outermost)
    }
    isSending = false
    needsFollowUp = false
    SharedNotices.tellHeld()
    if observation.isActive { publish() }
    return outermost
  }

  /// Starts one effect.
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
    endRemovedFeatures()
  }

  private func startedEngine() -> EffectEngine<Action> {
    if let engine { return engine }
    let engine = EffectEngine<Action>(launcher: .live, features: features)
    engine.deliver = { [weak self] in self?.receive($0, in: $1) }
    self.engine = engine
    return engine
  }
}
