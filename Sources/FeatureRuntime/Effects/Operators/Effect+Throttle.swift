extension Effect {
  /// Lets the effect send at most one action in each interval.
  ///
  /// ```swift
  /// case .scrolled(let offset):
  ///   return .send(.report(offset))
  ///     .throttle(id: CancelID.report, for: .seconds(1), clock: clock, latest: true)
  /// ```
  ///
  /// The first action is sent at once and begins an interval. Of the actions that follow within the
  /// interval, one is kept and sent at its end, where the next interval begins; the others are
  /// dropped. Effects that are concatenated to this one do not wait for the kept action.
  ///
  /// Another effect that is throttled under the id cancels this one and takes over its kept action;
  /// `.cancel(id:)` cancels both. `none` does nothing and replaces no other effect.
  ///
  /// - Parameters:
  ///   - id: Local to the feature's instance.
  ///   - interval: The shortest time between two actions.
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
