extension Effect {
  /// Turns every action that the effect sends into another.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    switch kind {
    case .none: return .none
    case .send(let action): return .send(transform(action))
    case .node(let node): return Effect<Other>(node.map(transform))
    }
  }
}

extension EffectNode {
  @usableFromInline
  package func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> EffectNode<Other> {
    switch self {
    case .run(let run):
      return .run(run.map(transform))
    case .cancel(let id):
      return .cancel(id)
    case .merge(let effects):
      return .merge(effects.map { $0.map(transform) })
    case .concatenate(let effects):
      return .concatenate(effects.map { $0.map(transform) })
    case .cancellable(let effect, let id, let cancelInFlight):
      return .cancellable(effect.map(transform), id: id, cancelInFlight: cancelInFlight)
    case .scoped(let effect, let component, let dismissal):
      return .scoped(effect.map(transform), component, dismissal: dismissal.map(transform))
    case .throttled(let effect, let rate):
      return .throttled(effect.map(transform), rate)
    }
  }
}

extension EffectRun {
  func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> EffectRun<Other> {
    EffectRun<Other>(priority: priority, dependencies: dependencies) { send in
      await operation(send.map(transform))
    }
  }
}
