import Testing

@testable import FeatureRuntime

@Suite("Schedules of test clocks")
struct SleepScheduleTests {
  @Test("a sleeper that is cancelled after its end is released", .timeLimit(.minutes(5)))
  func cancelledLate() async throws {
    let schedule = Locked(SleepSchedule(now: TestClock.Instant()))
    let deadline = TestClock.Instant(offset: .seconds(1))
    let id = schedule.withLock { $0.makeID() }
    try await withCheckedThrowingContinuation { continuation in
      let sleeper = Sleeper(deadline: deadline, sleep: nil, continuation: continuation)
      schedule.withLock { $0.add(sleeper, id) }()
      let wake = schedule.withLock { $0.move(to: deadline) }
      schedule.withLock { $0.cancel(id) }()
      wake()
    }
    #expect(schedule.value.isEmpty)
  }

  @Test("an activity tracker is released after the sleep", .timeLimit(.minutes(5)))
  func trackers() async throws {
    let clock = TestClock()
    for _ in 0..<3 {
      let activity = EffectActivity(tracker: ActivityTracker()) { "" }
      let sleeper = Task {
        try await EffectActivity.$current.withValue(activity) {
          try await clock.sleep(for: .seconds(1))
        }
      }
      await clock.waitForSleepers(1)
      #expect(clock.schedule.value.trackers.count == 1)
      await clock.advance(by: .seconds(1))
      try await sleeper.value
    }
    while !clock.schedule.value.trackers.isEmpty { await Task.yield() }
  }
}
