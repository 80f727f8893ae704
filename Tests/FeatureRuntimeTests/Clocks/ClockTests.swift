import FeatureRuntime
import FeatureTesting
import Testing

@Suite("Clocks")
struct ClockTests {
  private func log() -> Locked<[String]> {
    Locked([])
  }

  @Test("a test clock does not move until it is advanced", .timeLimit(.minutes(5)))
  func testClock() async throws {
    let clock = TestClock()
    let start = clock.now
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    #expect(clock.now == start)
    await clock.advance(by: .milliseconds(999))
    await clock.waitForSleepers(1)
    await clock.advance(by: .milliseconds(1))
    try await sleeper.value
    #expect(clock.now.offset == .seconds(1))
    await clock.advance(to: TestClock.Instant(offset: .seconds(3)))
    #expect(clock.now.offset == .seconds(3))
  }

  @Test("sleeping until a time that has passed does not sleep")
  func pastDeadlines() async throws {
    let clock = TestClock(now: TestClock.Instant(offset: .seconds(5)))
    try await clock.sleep(until: TestClock.Instant(offset: .seconds(5)))
    try await clock.sleep(for: .zero)
  }

  @Test("sleepers wake in the order of their deadlines", .timeLimit(.minutes(5)))
  func order() async throws {
    let clock = TestClock()
    let (stream, continuation) = AsyncStream.makeStream(of: Duration.self)
    for seconds in [3, 1, 2] {
      Task {
        try await clock.sleep(for: .seconds(seconds))
        continuation.yield(clock.now.offset)
      }
    }
    await clock.waitForSleepers(3)
    var woken = stream.makeAsyncIterator()
    for seconds in 1...3 {
      await clock.advance(by: .seconds(1))
      #expect(await woken.next() == .seconds(seconds))
    }
  }

  @Test("a sleep throws if it is cancelled before or during it", .timeLimit(.minutes(5)))
  func cancellation() async {
    let clock = TestClock()
    let sleeper = Task { try await clock.sleep(for: .seconds(1)) }
    await clock.waitForSleepers(1)
    sleeper.cancel()
    await #expect(throws: CancellationError.self) { try await sleeper.value }

    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await early.value }
    await clock.run()
    #expect(clock.now.offset == .zero)
  }

  @Test("a task that waits for sleepers can be cancelled", .timeLimit(.minutes(5)))
  func cancelledWaiting() async {
    let clock = TestClock()
    let waiting = Task { await clock.waitForSleepers(1) }
    await Task.yield()
    waiting.cancel()
    await waiting.value
    let early = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      await clock.waitForSleepers(1)
    }
    await early.value
  }

  @Test("running a test clock wakes all sleepers", .timeLimit(.minutes(5)))
  func run() async throws {
    let clock = TestClock()
    let sleepers = [1, 5].map { seconds in
      Task { try await clock.sleep(for: .seconds(seconds)) }
    }
    await clock.waitForSleepers(2)
    await clock.run()
    for sleeper in sleepers { try await sleeper.value }
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("every tick of a timer arrives, even outside of a store", .timeLimit(.minutes(5)))
  func timer() async {
    let clock = TestClock()
    let ticks = Task {
      var ticks: [Duration] = []
      for await _ in clock.timer(interval: .seconds(1)) {
        ticks.append(clock.now.offset)
        if ticks.count == 3 { break }
      }
      return ticks.count
    }
    await clock.waitForSleepers(1)
    await clock.advance(by: .seconds(10))
    #expect(await ticks.value == 3)
  }

  @Test("a timer ends with its task", .timeLimit(.minutes(5)))
  func timerEnds() async {
    let clock: any Clock<Duration> = TestClock()
    let timer = Task {
      for await _ in clock.timer(interval: .seconds(1)) {}
      return Task.isCancelled
    }
    timer.cancel()
    #expect(await timer.value)
  }

  @Test("a late timer misses ticks on real clocks, and keeps its rhythm")
  func lateTimer() async {
    // Sleeps on the clock take as long as the test determines.
    let clock = ImmediateClock()
    var timer = clock.timer(interval: .seconds(1)).makeAsyncIterator()
    _ = await timer.next()
    #expect(clock.now.offset == .seconds(1))
    try? await clock.sleep(until: TestClock.Instant(offset: .milliseconds(4_500)))
    _ = await timer.next()
    _ = await timer.next()
    #expect(clock.now.offset == .seconds(5))
  }

  @Test("a sleep on an immediate clock returns at once and advances its time")
  func immediateClock() async throws {
    let clock = ImmediateClock()
    try await clock.sleep(for: .seconds(60))
    #expect(clock.now.offset == .seconds(60))
    let cancelled = Task {
      withUnsafeCurrentTask { $0?.cancel() }
      try await clock.sleep(for: .seconds(1))
    }
    await #expect(throws: CancellationError.self) { try await cancelled.value }
  }

  @Test("instants and durations agree")
  func instants() {
    let instant = TestClock.Instant(offset: .seconds(1))
    #expect(instant.advanced(by: .seconds(2)).offset == .seconds(3))
    #expect(instant.duration(to: TestClock.Instant()) == .seconds(-1))
    #expect(TestClock.Instant() < instant)
    #expect(TestClock().minimumResolution == .zero)
    #expect(ImmediateClock().minimumResolution == .zero)
    #expect(UnimplementedClock().minimumResolution == .zero)
  }
}
