/// A clock that reports an issue when it is used, for tests that should not need one.
public struct UnimplementedClock: Clock, Sendable {
  /// A point in the time of the clock.
  public typealias Instant = TestClock.Instant

  private let name: String

  /// Makes a clock in place of the dependency with a name.
  public init(_ name: String = "continuousClock") {
    self.name = name
  }

  /// Reports an issue and returns the beginning of time.
  ///
  /// Every use of a clock begins with reading its time, so only this property reports.
  public var now: Instant {
    reportMissingOverride(of: name, example: "TestClock()")
    return Instant()
  }

  /// Ends the task's work as if it had been cancelled; going on at once would let timers tick
  /// without end.
  ///
  /// - Throws: `CancellationError`, always.
  public func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    throw CancellationError()
  }
}
