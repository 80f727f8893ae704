/// A clock that reports an issue when it is used, for tests that should not need one.
public struct UnimplementedClock: Clock, Sendable {
  /// A point in the time of the clock.
  public typealias Instant = TestClock.Instant

  private let name: String

  /// Makes a clock that stands for a dependency of a name.
  public init(_ name: String = "continuousClock") {
    self.name = name
  }

  /// Reports an issue and returns the beginning of time.
  ///
  /// Everything that a clock is used for begins with asking for its time, so this is the only place
  /// that reports.
  public var now: Instant {
    reportMissingOverride(of: name, example: "TestClock()")
    return Instant()
  }

  /// The smallest step the clock can make: none.
  public var minimumResolution: Duration {
    .zero
  }

  /// Ends the task's work as if it had been cancelled; going on at once would let timers tick
  /// without end.
  ///
  /// - Throws: `CancellationError`, always.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    throw CancellationError()
  }
}
