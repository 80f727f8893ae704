import FeatureRuntime

/// What an effect sends, with where it comes from.
enum SentAction<Action: Sendable>: Sendable {
  /// Sent by the reducer itself, or by `dismiss`, after which nothing of the effect follows.
  case action(Action)
  /// Sent by a running effect.
  case element(Action, EffectSink<Action>)
  /// A running effect has ended by itself.
  case end(EffectSink<Action>)
}

extension Effect {
  /// The effect with a sink for each of its parts that runs.
  @MainActor
  func withSinks(_ makeSink: () -> EffectSink<Action>) -> Effect<SentAction<Action>> {
    switch kind {
    case .none: .none
    case .send(let action): .send(.action(action))
    case .node(let node): withSinks(node, makeSink)
    }
  }

  @MainActor
  private func withSinks(
    _ node: EffectNode<Action>,
    _ makeSink: () -> EffectSink<Action>
  ) -> Effect<SentAction<Action>> {
    func all(_ effects: [Effect]) -> [Effect<SentAction<Action>>] {
      effects.map { $0.withSinks(makeSink) }
    }
    switch node {
    case .run:
      return runWithSink(makeSink())
    case .cancel(let id):
      return Effect<SentAction<Action>>(.node(.cancel(id)))
    case .merge(let effects):
      return Effect<SentAction<Action>>(.node(.merge(all(effects))))
    case .concatenate(let effects):
      return Effect<SentAction<Action>>(.node(.concatenate(all(effects))))
    case .cancellable(let effect, let id, let cancelInFlight):
      let effect = effect.withSinks(makeSink)
      return Effect<SentAction<Action>>(
        .node(.cancellable(effect, id: id, cancelInFlight: cancelInFlight))
      )
    case .scoped(let effect, let component, let dismissal):
      let effect = effect.withSinks(makeSink)
      return Effect<SentAction<Action>>(
        .node(.scoped(effect, component, dismissal: dismissal.map { .action($0) }))
      )
    case .throttled(let effect, _):
      // A throttle spreads actions over time, which the explorer does itself.
      return effect.withSinks(makeSink)
    }
  }

  private func runWithSink(_ sink: EffectSink<Action>) -> Effect<SentAction<Action>> {
    let work = map { SentAction.element($0, sink) }
    let end = Effect<SentAction<Action>>.send(.end(sink))
    // Stands in for the effect, so that what it has sent too early goes when it is cancelled.
    let life = Effect<SentAction<Action>>.run { _ in await sink.live() }
    return .merge([.concatenate([work, end]), life])
  }
}
