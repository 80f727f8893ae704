extension Effect {
  /// Lets the effect send at most one action in each interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.report(offset))
  ///     .throttle(id: CancelID.report, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action is sent at once and begins an interval. Of those that follow within it one is
  /// kept and sent at its end, where the next interval begins; the others are dropped. What is kept
  /// does not hold up effects that are concatenated to this one.
  ///
  /// Another effect that is throttled under the id ends the work of this one and takes over the
  /// action that waits; `.cancel(id:)` ends both. `none` does nothing and replaces nobody.
  ///
  /// - Parameters:
  ///   - id: Local to the feature's instance.
  ///   - interval: How long no second action is sent.
  ///   - clock: The clock that measures the interval.
  ///   - latest: Whether the last action within the interval is kept, or the first.
  public func throttle(
    id: some Hashable & Sendable,
    for interval: Duration,
    clock: any Clock<Duration>,
    latest: Bool
  ) -> Effect {
    if case .none = kind { return self }
    let rate = EffectRate(
      id: AnyHashableSendable(id),
      interval: interval,
      clock: clock,
      latest: latest
    )
    return Effect(.throttled(self, rate))
  }
}

/// How often an effect may send.
@usableFromInline
package struct EffectRate: Sendable {
  var id: AnyHashableSendable
  var interval: Duration
  var clock: any Clock<Duration>
  var latest: Bool
}
