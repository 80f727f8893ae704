extension Effect {
  /// The effect of the same form with other actions and other work.
  ///
  /// - Parameters:
  ///   - send: Turns an action that is sent without a task.
  ///   - run: Turns work.
  ///   - keepsThrottles: Whether what is throttled stays so.
  package func rewritten<Other: Sendable>(
    send: (Action) -> Other,
    run: (EffectRun<Action>) -> Effect<Other>,
    keepsThrottles: Bool = true
  ) -> Effect<Other> {
    if let whole = rewrittenWhole(send, run) { return whole }
    // A list and not calls, because any number of effects may lie in each other.
    var unfinished = [UnfinishedEffect<Action, Other>(self)]
    while true {
      let last = unfinished.count - 1
      if let part = unfinished[last].rest.popFirst() {
        if let whole = part.rewrittenWhole(send, run) {
          unfinished[last].parts.append(whole)
        } else {
          unfinished.append(UnfinishedEffect(part))
        }
      } else {
        let done = unfinished.removeLast().finish(send, keepsThrottles: keepsThrottles)
        if unfinished.isEmpty { return done }
        unfinished[last - 1].parts.append(done)
      }
    }
  }

  /// The effect with other actions, if it is not made of effects.
  private func rewrittenWhole<Other: Sendable>(
    _ send: (Action) -> Other,
    _ run: (EffectRun<Action>) -> Effect<Other>
  ) -> Effect<Other>? {
    switch kind {
    case .none: return Effect<Other>.none
    case .send(let action): return .send(send(action))
    case .node(let node):
      switch node.shape {
      case .run(let work): return run(work)
      case .cancel(let id): return Effect<Other>(.cancel(id))
      case .merge, .concatenate, .cancellable, .scoped, .throttled: return nil
      }
    }
  }
}

/// An effect made of effects that are being rewritten.
private struct UnfinishedEffect<Action: Sendable, Other: Sendable> {
  private let effect: Effect<Action>
  var rest: ArraySlice<Effect<Action>>
  var parts: [Effect<Other>] = []

  init(_ effect: Effect<Action>) {
    self.effect = effect
    self.rest = effect.parts[...]
  }

  func finish(_ send: (Action) -> Other, keepsThrottles: Bool) -> Effect<Other> {
    guard case .node(let node) = effect.kind else { return .none }
    switch node.shape {
    case .run, .cancel:
      return .none
    case .merge:
      return Effect<Other>(.merge(parts))
    case .concatenate:
      return Effect<Other>(.concatenate(parts))
    case .cancellable(_, let id, let cancelInFlight):
      return Effect<Other>(.cancellable(parts[0], id: id, cancelInFlight: cancelInFlight))
    case .scoped(_, let component, let dismissal):
      return Effect<Other>(.scoped(parts[0], component, dismissal: dismissal.map(send)))
    case .throttled(_, let rate):
      return keepsThrottles ? Effect<Other>(.throttled(parts[0], rate)) : parts[0]
    }
  }
}
