/// A state, what reduces it, and its running effects.
@MainActor
@usableFromInline
final class RootStore<State, Action: Sendable> {
  private struct Pending {
    var action: Action
    /// The group that its effects belong to; nil stands for that of the send that is being worked off.
    var group: EffectGroup?
  }

  @usableFromInline var state: State
  @usableFromInline let reduce: (inout State, Action) -> Effect<Action>
  @usableFromInline var isSending = false
  /// Whether more than reducing may have to be done: nobody observes, no effect ran and nothing is queued if not.
  @usableFromInline var needsFollowUp = false
  /// Publishes changes; set while somebody observes.
  var publish: (() -> Void)? {
    didSet { needsFollowUp = needsFollowUp || publish != nil }
  }
  private var queue: [Pending] = []
  private var engine: EffectEngine<Action>?

  @usableFromInline
  init(state: State, reduce: @escaping (inout State, Action) -> Effect<Action>) {
    self.state = state
    self.reduce = reduce
  }

  /// Reduces an action, and everything that reducing it sends.
  ///
  /// - Returns: The effects it has started, if any.
  @inlinable
  func send(_ action: Action) -> EffectGroup? {
    guard !isSending else { return enqueue(action) }
    isSending = true
    let effect = reduce(&state, action)
    if case .none = effect.kind, !needsFollowUp {
      isSending = false
      return nil
    }
    return followUp(effect, of: action, in: nil)
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
    isSending = true
    // This runs within the effect's task; what was overridden for the effect is not overridden for the store.
    let effect =
      DependencyValues.currentIfOverridden == nil
      ? reduce(&state, action)
      : DependencyValues.$current.withValue(DependencyValues()) { reduce(&state, action) }
    _ = followUp(effect, of: action, in: group)
  }
}

extension RootStore {
  /// Carries out an effect, then whatever is queued by then, and publishes the changes of all of it.
  @usableFromInline
  func followUp(
    _ effect: Effect<Action>,
    of action: Action,
    in group: EffectGroup?
  ) -> EffectGroup? {
    var outermost = group
    var head = 0
    var step = (effect: effect, action: action, group: group)
    while true {
      if case .send(let next) = step.effect.kind, head == queue.count {
        step = (reduce(&state, next), next, step.group)
        continue
      }
      if step.group == nil, case .node = step.effect.kind {
        outermost = outermost ?? EffectGroup()
        step.group = outermost
      }
      perform(step.effect, of: step.action, in: step.group)
      engine?.endOrphans(in: state)
      guard head < queue.count else { break }
      let pending = queue[head]
      head += 1
      step = (reduce(&state, pending.action), pending.action, pending.group ?? outermost)
    }
    queue.removeAll(keepingCapacity: true)
    isSending = false
    needsFollowUp = publish != nil || engine != nil
    publish?()
    return outermost
  }

  private func perform(_ effect: Effect<Action>, of action: Action, in group: EffectGroup?) {
    switch effect.kind {
    case .none:
      break
    case .send(let next):
      enqueue(next, in: group)
    case .node:
      let context = EffectContext(origin: action, group: group ?? EffectGroup())
      startedEngine().start(effect, in: context)
    }
  }

  private func startedEngine() -> EffectEngine<Action> {
    if let engine { return engine }
    let engine = EffectEngine<Action>(launcher: .live)
    engine.deliver = { [weak self] in self?.receive($0, in: $1) }
    self.engine = engine
    return engine
  }
}
