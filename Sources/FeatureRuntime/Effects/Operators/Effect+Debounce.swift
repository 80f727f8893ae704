extension Effect {
  /// Lets the effect start only when nothing like it has been asked for during a duration.
  ///
  /// ```swift
  /// case .queryChanged(let query):
  ///   return .run { send in
  ///     await send(.found(search(query)))
  ///   }
  ///   .debounce(id: CancelID.search, for: .milliseconds(300), clock: clock)
  /// ```
  ///
  /// Another effect that is debounced under the id takes the place of this one, be it waiting or
  /// already at work; so `.cancel(id:)` ends it too. `none` waits for nothing and replaces nobody.
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
