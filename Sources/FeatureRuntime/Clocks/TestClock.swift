/// A clock whose time stands still until a test advances it.
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
/// Advancing waits for the effects of stores that test: at every instant that wakes some, until all
/// of them sleep, have ended or wait for something else. A task outside of such a store is woken at
/// its time, but nobody waits for what it does then; and only what sleeps already can be woken, so
/// wait for it with ``waitForSleepers(_:)`` first.
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

  /// Makes a clock that stands at an instant.
  public init(now: Instant = Instant()) {
    self.schedule = Locked(SleepSchedule(now: now))
  }

  /// Where the clock stands.
  public var now: Instant {
    schedule.withLock { $0.now }
  }

  /// The smallest step the clock can make: none.
  public var minimumResolution: Duration {
    .zero
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
        schedule.withLock { $0.add(sleeper, id) }.resume()
      }
    } onCancel: {
      schedule.withLock { $0.cancel(id) }.resume()
    }
  }
}
