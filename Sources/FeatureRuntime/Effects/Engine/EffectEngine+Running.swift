// Registers running effects under their lifetimes, finds them and ends them.

extension EffectEngine {
  func enter(_ ticket: Int, _ effect: RunningEffect<Action>) {
    running[ticket] = effect
    if let register {
      let description = describe(effect)
      register.withLock { $0[ticket] = description }
    }
    for lifetime in effect.context.lifetimes {
      if lifetime.isEmpty { register(lifetime) }
      lifetime.enter(ticket, effect.task)
    }
  }

  func leave(_ ticket: Int) {
    guard let effect = running.removeValue(forKey: ticket) else { return }
    _ = register?.withLock { $0.removeValue(forKey: ticket) }
    for lifetime in effect.context.lifetimes {
      lifetime.leave(ticket)
      if lifetime.isEmpty { unregister(lifetime) }
    }
  }

  private func register(_ lifetime: EffectLifetime) {
    switch lifetime.reason {
    case .id(let id): cancellables[id, default: []].append(lifetime)
    case .scope(let scope): features.enter(lifetime, at: scope.components[...])
    }
  }

  private func unregister(_ lifetime: EffectLifetime) {
    switch lifetime.reason {
    case .id(let id):
      cancellables[id]?.removeAll { $0 === lifetime }
      if cancellables[id]?.isEmpty == true { cancellables[id] = nil }
    case .scope(let scope):
      features.leave(lifetime, at: scope.components[...])
    }
  }

  /// Ends the running effects of an id.
  ///
  /// - Parameter spared: The lifetimes that go on: an effect that replaces others must not end
  ///   those that it is part of itself.
  func cancel(_ id: EffectID, sparing spared: [EffectLifetime] = []) {
    for lifetime in cancellables[id] ?? [] where !spared.contains(where: { $0 === lifetime }) {
      lifetime.end()
    }
    throttles[id]?.forgetCancelled()
  }

  /// Ends the effects of features that have gone away; costs nothing while no removable feature has
  /// any.
  ///
  /// - Parameter state: Stays as it is; it is passed on by its address, because a copy would retain
  ///   everything in it.
  @usableFromInline
  package func cancelEffectsOfRemovedFeatures<State>(in state: inout State) {
    guard features.hasFeatures else { return }
    features.endRemoved(at: &state)
  }
}

extension EffectEngine {
  /// Cancels every effect and forgets it, even one that ignores its cancellation.
  package func endAll() {
    for (ticket, effect) in running {
      effect.context.group.cancel()
      leave(ticket)
    }
  }

  private func describe(_ effect: RunningEffect<Action>) -> RunningEffectDescription<Action> {
    RunningEffectDescription(
      origin: effect.context.origin,
      ids: effect.context.lifetimes.compactMap { lifetime in
        guard case .id(let id) = lifetime.reason else { return nil }
        return dump(of: id.id.base)
      },
      activity: effect.activity
    )
  }
}

/// A running effect, for reports.
package struct RunningEffectDescription<Action: Sendable>: Sendable {
  /// The action whose reduction started the effect.
  package let origin: Action
  /// The ids by which the feature that started it can cancel it.
  package let ids: [String]
  fileprivate let activity: EffectActivity?

  /// Whether it sleeps on a test clock.
  package var isAsleep: Bool {
    activity?.isAsleep ?? false
  }
}
