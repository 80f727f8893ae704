/// Knows when the effects under one id have sent last, and which action waits.
@MainActor
final class EffectThrottle<Action: Sendable> {
  /// The decision about an action.
  enum Verdict {
    case send
    case wait(Duration)
    /// The action was dropped, or replaced the waiting one.
    case nothing
  }

  private let rate: EffectRate
  /// The time since the interval began; nil before the first interval.
  private var elapsed: (() -> Duration)?
  private var waiting: (action: Action, context: EffectContext<Action>)?

  init(rate: EffectRate, continuing other: EffectThrottle?) {
    self.rate = rate
    self.elapsed = other?.elapsed
  }

  /// Whether the interval is over and no action waits.
  var isOver: Bool {
    remaining <= .zero && waitingAction == nil
  }

  /// The waiting action, unless its effect was cancelled.
  var waitingAction: Action? {
    waiting.flatMap { $0.context.isOver ? nil : $0.action }
  }

  /// Drops the waiting action if its effect was cancelled.
  func forgetCancelled() {
    if waitingAction == nil { waiting = nil }
  }

  /// Decides about an action; keeps one that has to wait until its release.
  func admit(_ action: Action, in context: EffectContext<Action>) -> Verdict {
    if waitingAction != nil {
      if rate.latest { waiting?.action = action }
      return .nothing
    }
    let remaining = remaining
    guard remaining > .zero else {
      begin()
      return .send
    }
    // Without the throttle, which would retain itself.
    waiting = (action, context.throttled(nil))
    return .wait(remaining)
  }

  /// Returns the waiting action and begins the next interval.
  func release() -> Action? {
    defer { waiting = nil }
    begin()
    return waitingAction
  }

  /// Makes the work that waits for the end of the interval and then sends.
  func wait(for remaining: Duration, _ action: Action) -> EffectRun<Action> {
    EffectRun(priority: nil, dependencies: nil) { [clock = rate.clock] send in
      // If the clock fails for another reason than a cancellation, the action is early, not lost.
      try? await clock.sleep(for: remaining)
      await send(action)
    }
  }

  private var remaining: Duration {
    elapsed.map { rate.interval - $0() } ?? .zero
  }

  private func begin() {
    elapsed = stopwatch(rate.clock)
  }
}

/// The way in which an effect's actions use a throttle.
enum ThrottleStep<Action: Sendable> {
  /// The throttle decides about each action.
  case admit(EffectThrottle<Action>)
  /// The action says that the interval is over.
  case release(EffectThrottle<Action>)
}

private func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
