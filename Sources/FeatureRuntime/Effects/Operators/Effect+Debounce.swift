extension Effect {
  /// Delays the effect until a duration has passed without another effect under its id.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in
  ///     await send(.found(search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Another effect that is debounced under the id replaces this one, whether it waits or runs
  /// already. `.cancel(id:)` cancels it too. `none` neither waits nor replaces another effect.
  ///
  /// - Parameters:
  ///   - id: Local to the feature's instance.
  ///   - duration: How long to wait.
  ///   - clock: The clock to wait on.
  public func debounce(
    id: some Hashable & Sendable,
    for duration: Duration,
    clock: any Clock<Duration>
  ) -> Effect {
    if case .none = kind { return self }
    let pause = Effect.run { _ in try await clock.sleep(for: duration) }
    return .concatenate(pause, self).cancellable(id: id, cancelInFlight: true)
  }
}
