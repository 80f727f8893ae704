/// Knows when the effects of a test are idle.
///
/// It counts every job of an effect from the moment it is queued until it has run, and every change
/// of an effect to the main actor and back (``begin()``, ``end()``). At zero nothing more happens
/// by itself: every effect has ended, sleeps, or waits for something outside.
///
/// Before macOS 15 and iOS 18 it cannot count jobs. An effect that has not ended and does not sleep
/// on a test clock may then be at work unseen. Once all effects have been silent for some time
/// (``Idle/silence``), the tracker takes them for waiting.
package final class ActivityTracker: Sendable {
  private struct Waiter {
    /// The version that the waiter has seen already; nil accepts any.
    var version: Int?
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct Status {
    var busy = 0
    /// How many effects with uncounted jobs are awake.
    var awake = 0
    /// How many times everything has become idle.
    var version = 0
    /// The version that ``waitUntilIdle(_:)`` last saw, with the main actor idle too.
    var idleVersion = 0
    var nextWaiter = 0
    var waiters: [Int: Waiter] = [:]
  }

  /// The order in which effects go on, where their jobs are not counted.
  let turns: EffectTurns?
  private let status = Locked(Status())

  package init(countsJobs: Bool = true) {
    self.turns = countsJobs ? nil : EffectTurns()
  }

  /// Whether the jobs of effects are counted.
  package var countsJobs: Bool {
    turns == nil
  }

  /// Counts work that is queued or under way.
  package func begin() {
    status.withLock { $0.busy += 1 }
  }

  /// Counts work that is done; the last one wakes those who wait until everything is idle.
  package func end() {
    let woken = status.withLock { status -> [Waiter] in
      status.busy -= 1
      guard status.busy == 0 else { return [] }
      status.version += 1
      let version = status.version
      let woken = status.waiters.filter { $0.value.version != version }
      for id in woken.keys { status.waiters[id] = nil }
      return woken.sorted { $0.key < $1.key }.map(\.value)
    }
    for waiter in woken {
      waiter.continuation.resume(returning: true)
    }
  }

  /// Counts an effect as awake from now on, or no longer.
  func noteAwake(_ isAwake: Bool) {
    guard !countsJobs else { return }
    begin()
    status.withLock { $0.awake += isAwake ? 1 : -1 }
    end()
  }

  /// A note for failures where jobs are not counted; empty elsewhere.
  package var uncountedNote: String {
    guard !countsJobs else { return "" }
    return """


      On this system, a test cannot detect whether an effect is running or waiting. Run the test on \
      macOS 15, iOS 18, tvOS 18, watchOS 11 or newer. Otherwise, let effects wait on a \
      'TestClock', wait for their end with 'await store.finish()', or give a step more time with \
      its 'timeout'.
      """
  }

  /// How many times everything has become idle, if it is idle now.
  package var currentIdleVersion: Int? {
    status.withLock { $0.busy == 0 ? $0.version : nil }
  }

  /// Whether nothing has happened since everything was idle, the main actor included.
  package var isIdle: Bool {
    status.withLock { $0.busy == 0 && $0.version == $0.idleVersion }
  }

  private func noteIdle(_ version: Int) -> Bool {
    status.withLock { status in
      guard status.busy == 0, status.version == version else { return false }
      status.idleVersion = version
      return true
    }
  }

  /// Waits until everything is idle, the main actor included.
  ///
  /// - Returns: Whether that was before the timeout.
  @discardableResult
  package func waitUntilIdle(_ timeout: Timeout) async -> Bool {
    while true {
      guard await becomesIdle(after: nil, timeout) else { return false }
      let version = currentIdleVersion
      // A job that an effect gave to the main actor uncounted (a `@MainActor` closure of a
      // dependency) is queued before this call, so it has run after the call.
      await passMainActor()
      guard let turns else {
        if let version, noteIdle(version) { return true }
        continue
      }
      if let version, await isSilent(since: version), turns.isEmpty, noteIdle(version) {
        turns.leaveAll()
        return true
      }
      if timeout.isExhausted() { return false }
    }
  }

  /// Waits until effects have been silent for a while, if some may be at work unseen.
  ///
  /// - Returns: Whether everything has stayed idle since the version.
  func isSilent(since version: Int) async -> Bool {
    guard status.withLock({ $0.awake > 0 }) else { return true }
    // In parts, after each of which the main actor's queue is awaited: effects that are about to
    // send may stand in a long queue unseen.
    for _ in 1...Idle.silences {
      if await becomesIdle(after: version, Timeout(Idle.silence)) { return false }
      await passMainActor()
    }
    return currentIdleVersion == version
  }

  /// Waits until several trackers are idle at once.
  ///
  /// - Returns: Whether that was before the timeout.
  static func waitUntilIdle(_ trackers: [ActivityTracker], _ timeout: Timeout) async -> Bool {
    while true {
      var versions: [Int?] = []
      for tracker in trackers {
        guard await tracker.waitUntilIdle(timeout) else { return false }
        versions.append(tracker.currentIdleVersion)
      }
      // A tracker may have woken another one while it became idle.
      if !versions.contains(nil), versions == trackers.map(\.currentIdleVersion) { return true }
    }
  }

  /// Waits until everything is idle, after work since the version if there is one.
  ///
  /// - Returns: Whether that was before the timeout.
  package func becomesIdle(after version: Int?, _ timeout: Timeout) async -> Bool {
    // Without waiting no alarm is needed.
    if let resting = currentIdleVersion, resting != version { return true }
    let id = status.withLock { status in
      status.nextWaiter += 1
      return status.nextWaiter
    }
    let alarm = Task.detached {
      while !timeout.isExhausted() {
        try? await Task.sleep(for: timeout.portion)
        if Task.isCancelled { return }
      }
      self.giveUp(id)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { continuation in
      let answer = status.withLock { status -> Bool? in
        if status.busy == 0, status.version != version { return true }
        // The alarm may have rung already; then nothing would wake this waiter.
        if timeout.isExhausted() { return false }
        status.waiters[id] = Waiter(version: version, continuation: continuation)
        return nil
      }
      if let answer { continuation.resume(returning: answer) }
    }
  }

  private func giveUp(_ id: Int) {
    let waiter = status.withLock { $0.waiters.removeValue(forKey: id) }
    waiter?.continuation.resume(returning: false)
  }

  @MainActor
  private func passMainActor() {}
}
