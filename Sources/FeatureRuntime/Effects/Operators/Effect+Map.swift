extension Effect {
  /// Turns every action that the effect sends into another.
  @inlinable
  public func map<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    switch kind {
    case .none: return .none
    case .send(let action): return .send(transform(action))
    case .node: return mapNodes(transform)
    }
  }

  @usableFromInline
  func mapNodes<Other: Sendable>(
    _ transform: @escaping @Sendable (Action) -> Other
  ) -> Effect<Other> {
    rewritten(send: transform, run: { Effect<Other>(.run($0.map(transform))) })
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
