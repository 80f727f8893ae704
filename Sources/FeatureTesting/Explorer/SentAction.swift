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
    rewritten(
      send: { .action($0) },
      run: { Effect(.run($0)).runWithSink(makeSink()) },
      // The explorer itself spreads actions over time, so it needs no throttle.
      keepsThrottles: false
    )
  }

  private func runWithSink(_ sink: EffectSink<Action>) -> Effect<SentAction<Action>> {
    let work = map { SentAction.element($0, sink) }
    let end = Effect<SentAction<Action>>.send(.end(sink))
    // Runs beside the effect, so that cancelling the effect also drops the actions held back.
    let life = Effect<SentAction<Action>>.run { _ in await sink.live() }
    return .merge([.concatenate([work, end]), life])
  }
}
