/// Knows when the effects of a test are idle.
///
/// Every job of an effect is counted from the moment it is queued until it has run, and so is every
/// way that an effect takes to the main actor and back (``begin()``, ``end()``). At zero nothing
/// will happen by itself any more: every effect has ended, sleeps, or waits for something outside.
///
/// Where jobs cannot be counted, before macOS 15 and iOS 18, an effect that has not ended and does
/// not sleep on a test clock may be at work unseen. It is taken to wait for something outside once
/// nothing was heard of any effect for some time (``Idle/silence``).
package final class ActivityTracker: Sendable {
  private struct Waiter {
    /// Wait for a rest later than this one; nil takes any.
    var version: Int?
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct Status {
    var busy = 0
    /// How many effects are awake whose jobs nobody counts.
    var awake = 0
    /// How many times everything has become idle.
    var version = 0
    /// The rest that ``waitUntilIdle(_:)`` has seen last, with the main actor's share.
    var idleVersion = 0
    var nextWaiter = 0
    var waiters: [Int: Waiter] = [:]
  }

  /// Who goes on when, where the jobs of effects are not counted.
  let turns: EffectTurns?
  private let status = Locked(Status())

  package init(countsJobs: Bool = true) {
    self.turns = countsJobs ? nil : EffectTurns()
  }

  /// Whether the jobs of effects are counted.
  package var countsJobs: Bool {
    turns == nil
  }

  /// Notes that something has been queued or is under way.
  package func begin() {
    status.withLock { $0.busy += 1 }
  }

  /// Notes that something has been done; the last one wakes who waits for rest.
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

  /// Notes that an effect is awake from now on, or that it is not any more.
  func noteAwake(_ isAwake: Bool) {
    guard !countsJobs else { return }
    begin()
    status.withLock { $0.awake += isAwake ? 1 : -1 }
    end()
  }

  /// What a failure says besides, where what effects do is not counted; otherwise nothing.
  package var uncountedNote: String {
    guard !countsJobs else { return "" }
    return """


      On this system a test cannot see whether an effect is at work or waits. Run the test on \
      macOS 15, iOS 18, tvOS 18, watchOS 11 or newer. Here, let effects wait on a 'TestClock', wait \
      for their end by 'await store.finish()', or give a step more time by its 'timeout'.
      """
  }

  /// How many times everything has become idle, if it is idle now.
  package var currentIdleVersion: Int? {
    status.withLock { $0.busy == 0 ? $0.version : nil }
  }

  /// Whether nothing has happened since everything was seen idle, the main actor's share
  /// included.
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

  /// Waits until everything is idle, the main actor's share included.
  ///
  /// - Returns: Whether it did so before the timeout was over.
  @discardableResult
  package func waitUntilIdle(_ timeout: Timeout) async -> Bool {
    while true {
      guard await becomesIdle(after: nil, timeout) else { return false }
      let version = currentIdleVersion
      // What effects handed to the main actor without telling (a `@MainActor` closure of a
      // dependency) stands in its queue before this call and has run after it.
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

  /// Waits until nothing was heard of effects for a while, if some may be at work unseen.
  ///
  /// - Returns: Whether everything still is at a known idle state.
  func isSilent(since version: Int) async -> Bool {
    guard status.withLock({ $0.awake > 0 }) else { return true }
    // In parts, each of which stands in the line of the main actor too: where that is long, effects
    // that want to send something stand in it unheard.
    for _ in 1...Idle.silences {
      if await becomesIdle(after: version, Timeout(Idle.silence)) { return false }
      await passMainActor()
    }
    return currentIdleVersion == version
  }

  /// Waits until everything is idle in several places at once.
  ///
  /// - Returns: Whether it did so before the timeout was over.
  static func waitUntilIdle(_ trackers: [ActivityTracker], _ timeout: Timeout) async -> Bool {
    while true {
      var versions: [Int?] = []
      for tracker in trackers {
        guard await tracker.waitUntilIdle(timeout) else { return false }
        versions.append(tracker.currentIdleVersion)
      }
      // While one became idle, it may have woken another that had.
      if !versions.contains(nil), versions == trackers.map(\.currentIdleVersion) { return true }
    }
  }

  /// Waits until everything is idle, and not just still since a known idle state.
  ///
  /// - Returns: Whether it did so before the timeout was over.
  package func becomesIdle(after version: Int?, _ timeout: Timeout) async -> Bool {
    // No alarm is set for what needs no waiting.
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
        // The alarm may have rung already; then nobody would wake this waiter.
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
