/// A clock whose time changes only when a test advances it.
///
/// ```swift
/// let clock = TestClock()
/// let store = TestStore(initialState: TimerFeature.State()) {
///   TimerFeature()
/// } withDependencies: {
///   $0.continuousClock = clock
/// }
/// await store.send(.start)
/// await clock.advance(by: .seconds(1))
/// ```
///
/// Advancing waits for the effects of test stores: at every instant that wakes some, until all of
/// them sleep, have ended or wait for something else. A task outside of a test store wakes at its
/// time, but advancing does not wait for its work. Advancing wakes only tasks that sleep already,
/// so wait for such a task with ``waitForSleepers(_:)`` first.
public final class TestClock: Clock, Sendable {
  /// A point in the time of the clock.
  public struct Instant: InstantProtocol {
    /// The time since the clock was made.
    public var offset: Duration

    /// Makes an instant of the time since the clock was made.
    public init(offset: Duration = .zero) {
      self.offset = offset
    }

    /// The instant after a duration.
    public func advanced(by duration: Duration) -> Instant {
      Instant(offset: offset + duration)
    }

    /// The time from this instant to another.
    public func duration(to other: Instant) -> Duration {
      other.offset - offset
    }

    /// Whether an instant is before another.
    public static func < (lhs: Instant, rhs: Instant) -> Bool {
      lhs.offset < rhs.offset
    }
  }

  let schedule: Locked<SleepSchedule>

  /// Makes a clock whose time is an instant.
  public init(now: Instant = Instant()) {
    self.schedule = Locked(SleepSchedule(now: now))
  }

  /// The current time of the clock.
  public var now: Instant {
    schedule.withLock { $0.now }
  }

  /// Sleeps until the test has advanced the clock to a deadline.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleep = EffectSleep.ofCurrentTask
    let id = schedule.withLock { $0.makeID() }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let sleeper = Sleeper(deadline: deadline, sleep: sleep, continuation: continuation)
        schedule.withLock { $0.add(sleeper, id) }()
      }
    } onCancel: {
      schedule.withLock { $0.cancel(id) }()
    }
  }
}

extension Clock where Instant == TestClock.Instant {
  /// The smallest step that the clock can make: none.
  public var minimumResolution: Duration {
    .zero
  }
}
