import FeatureRuntime

/// An action that an effect sends, with its source.
enum SentAction<Action: Sendable>: Sendable {
  /// An action of the reducer itself, or of `dismiss`, after which the effect sends nothing.
  case action(Action)
  /// An action of a running effect.
  case element(Action, EffectSink<Action>)
  /// A running effect has ended by itself.
  case end(EffectSink<Action>)
}

extension Effect {
  /// Adds a sink to each part of the effect that runs.
  @MainActor
  func withSinks(_ makeSink: () -> EffectSink<Action>) -> Effect<SentAction<Action>> {
    rewritten(
      send: { .action($0) },
      run: { Effect(.run($0)).runWithSink(makeSink()) },
      // The explorer itself distributes actions over the steps, so it needs no throttle.
      keepsThrottles: false
    )
  }

  private func runWithSink(_ sink: EffectSink<Action>) -> Effect<SentAction<Action>> {
    let work = map { SentAction.element($0, sink) }
    let end = Effect<SentAction<Action>>.send(.end(sink))
    // This part runs in parallel to the effect, so that cancelling the effect also drops the actions held back.
    let life = Effect<SentAction<Action>>.run { _ in await sink.live() }
    return .merge([.concatenate([work, end]), life])
  }
}
