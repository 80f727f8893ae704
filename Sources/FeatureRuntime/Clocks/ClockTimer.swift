/// The ticks of a clock at equal intervals, the first after one interval; it ends when its task is
/// cancelled.
public struct ClockTimer: AsyncSequence, Sendable {
  /// Ticks carry nothing.
  public typealias Element = Void
  /// A timer does not fail; it ends.
  public typealias Failure = Never

  /// Waits for one tick after the other.
  public struct Iterator: AsyncIteratorProtocol {
    fileprivate let sleep: @Sendable (_ previous: Duration) async -> Duration?
    private var time: Duration = .zero

    fileprivate init(sleep: @escaping @Sendable (Duration) async -> Duration?) {
      self.sleep = sleep
    }

    /// Waits for the next tick; nil when the task is cancelled.
    public mutating func next() async -> Void? {
      guard let tick = await sleep(time) else { return nil }
      time = tick
      return ()
    }
  }

  fileprivate let makeSleep: @Sendable () -> @Sendable (_ previous: Duration) async -> Duration?

  /// Starts the timer.
  public func makeAsyncIterator() -> Iterator {
    Iterator(sleep: makeSleep())
  }
}

extension Clock where Duration == Swift.Duration {
  /// The ticks of the clock at equal intervals.
  ///
  /// ```swift
  /// for await _ in continuousClock.timer(interval: .milliseconds(10)) {
  ///   await send(.timeUpdated)
  /// }
  /// ```
  ///
  /// Ticks are measured from the start, so delays do not add up. An iterator that is late by whole
  /// intervals misses those ticks, except on a ``TestClock``, where each tick arrives.
  public func timer(interval: Duration, tolerance: Duration? = nil) -> ClockTimer {
    ClockTimer {
      let start = now
      return { previous in
        var tick = previous + interval
        if previous > .zero, !(self is TestClock) {
          let late = start.advanced(by: tick).duration(to: now)
          if late > .zero { tick += interval * (late / interval).rounded(.down) }
        }
        do {
          try await sleep(until: start.advanced(by: tick), tolerance: tolerance)
          return tick
        } catch {
          return nil
        }
      }
    }
  }
}
