/// A clock on which every sleep is over at once, as if its time had passed.
public final class ImmediateClock: Clock, Sendable {
  /// A point in the time of the clock.
  public typealias Instant = TestClock.Instant

  private let time: Locked<Instant>

  /// Makes a clock whose time is an instant.
  public init(now: Instant = Instant()) {
    self.time = Locked(now)
  }

  /// The current time: the latest deadline that a task has slept until.
  public var now: Instant {
    time.value
  }

  /// Moves the clock to the deadline and returns.
  ///
  /// - Throws: `CancellationError` when the task is cancelled.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    time.withLock { $0 = max($0, deadline) }
    // Other tasks get their turn, so that a loop of sleeps can be cancelled.
    await Task.yield()
    await EffectActivity.current?.passTurn()
    try Task.checkCancellation()
  }
}
