// Effects that send at a limited rate.

extension EffectEngine {
  /// Begins to throttle an effect.
  ///
  /// - Returns: The context of the effect.
  func throttle(
    at rate: EffectRate,
    in context: EffectContext<Action>
  ) -> EffectContext<Action> {
    let id = EffectID(scope: context.scope, id: rate.id)
    let before = throttles[id]
    // Read before the effects under the id are cancelled, because that cancels the waiting action
    // too.
    let waiting = before?.waitingAction
    cancel(id)
    forgetThrottles()
    let throttle = EffectThrottle(rate: rate, continuing: before)
    throttles[id] = throttle
    let context = context.cancellable(id).throttled(.admit(throttle))
    if let waiting { send(waiting, in: context) }
    return context
  }

  /// Delivers an action of an effect, unless its throttle keeps or drops it.
  func send(_ action: Action, in context: EffectContext<Action>) {
    switch context.throttle {
    case nil:
      deliver(action, context.group)
    case .admit(let throttle):
      switch throttle.admit(action, in: context) {
      case .send: deliver(action, context.group)
      case .wait(let remaining):
        let run = throttle.wait(for: remaining, action)
        launch(run, in: context.throttled(.release(throttle)), end: nil)
      case .nothing: break
      }
    case .release(let throttle):
      if let action = throttle.release() { deliver(action, context.group) }
    }
  }

  /// Removes throttles whose interval is over, each time that their number has doubled.
  private func forgetThrottles() {
    guard throttles.count >= throttleLimit else { return }
    throttles = throttles.filter { !$0.value.isOver }
    throttleLimit = max(16, 2 * throttles.count)
  }
}

extension EffectEngine {
  /// How many throttles the engine holds, for tests.
  package var throttleCount: Int {
    throttles.count
  }
}
