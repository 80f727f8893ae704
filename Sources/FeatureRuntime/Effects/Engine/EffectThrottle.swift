/// Remembers for the effects under one id when they sent last, and which action waits.
@MainActor
final class EffectThrottle<Action: Sendable> {
  /// What becomes of an action.
  enum Verdict {
    case send
    case wait(Duration)
    /// It was dropped, or took the place of the one that waits.
    case nothing
  }

  private let rate: EffectRate
  /// The time since the interval began; nil before the first.
  private var elapsed: (() -> Duration)?
  private var waiting: (action: Action, context: EffectContext<Action>)?

  init(rate: EffectRate, continuing other: EffectThrottle?) {
    self.rate = rate
    self.elapsed = other?.elapsed
  }

  /// Whether it remembers nothing that still matters.
  var isOver: Bool {
    remaining <= .zero && waitingAction == nil
  }

  /// The action that waits, unless the one that waits with it was cancelled.
  var waitingAction: Action? {
    waiting.flatMap { $0.context.isOver ? nil : $0.action }
  }

  /// Lets go of an action whose waiting was cancelled.
  func forgetCancelled() {
    if waitingAction == nil { waiting = nil }
  }

  /// Decides on an action; one that has to wait is kept until it is released.
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
    // Without the throttle, which would hold itself.
    waiting = (action, context.throttled(nil))
    return .wait(remaining)
  }

  /// Gives the action that waits away and begins the next interval.
  func release() -> Action? {
    defer { waiting = nil }
    begin()
    return waitingAction
  }

  /// Waits for the end of the interval, then sends to say so.
  func wait(for remaining: Duration, _ action: Action) -> EffectRun<Action> {
    EffectRun(priority: nil, dependencies: nil) { [clock = rate.clock] send in
      // Should the clock fail for another reason than a cancellation, the action is early, not
      // lost.
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

/// What the actions of an effect do to a throttle.
enum ThrottleStep<Action: Sendable> {
  /// They ask whether they may be sent.
  case admit(EffectThrottle<Action>)
  /// They say that the interval is over.
  case release(EffectThrottle<Action>)
}

private func stopwatch(_ clock: some Clock<Duration>) -> () -> Duration {
  let start = clock.now
  return { start.duration(to: clock.now) }
}
