import FeatureRuntime

/// An action that an effect sends, with its source.
enum SentAction<Action: Sendable>: Sendable {
  /// Sent by the reducer itself, or by `dismiss`, after which the effect sends nothing.
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
    switch node {
    case .run:
      return runWithSink(makeSink())
    case .cancel(let id):
      return .init(.cancel(id))
    case .merge(let effects):
      return .merge(effects.map { $0.withSinks(makeSink) })
    case .concatenate(let effects):
      return .concatenate(effects.map { $0.withSinks(makeSink) })
    case .cancellable(let effect, let id, let cancelInFlight):
      let effect = effect.withSinks(makeSink)
      return .init(.cancellable(effect, id: id, cancelInFlight: cancelInFlight))
    case .scoped(let effect, let component, let dismissal):
      let effect = effect.withSinks(makeSink)
      return .init(.scoped(effect, component, dismissal: dismissal.map { .action($0) }))
    case .throttled(let effect, _):
      // The explorer itself spreads actions over time, so it needs no throttle.
      return effect.withSinks(makeSink)
    }
  }

  private func runWithSink(_ sink: EffectSink<Action>) -> Effect<SentAction<Action>> {
    let work = map { SentAction.element($0, sink) }
    let end = Effect<SentAction<Action>>.send(.end(sink))
    // Runs beside the effect, so that cancelling the effect also drops the actions held back.
    let life = Effect<SentAction<Action>>.run { _ in await sink.live() }
    return .merge([.concatenate([work, end]), life])
  }
}
