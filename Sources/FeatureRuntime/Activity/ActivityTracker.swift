/// Knows when the effects of a test have come to rest.
///
/// Every job of an effect is counted from the moment it is queued until it has run, and so is every
/// way that an effect takes to the main actor and back (``begin()``, ``end()``). At zero nothing
/// will happen by itself any more: every effect has ended, sleeps, or waits for something outside.
///
/// Where jobs cannot be counted, before macOS 15 and iOS 18, an effect that has not ended and does
/// not sleep on a test clock may be at work unseen. It is taken to wait for something outside once
/// nothing was heard of any effect for some time (``Settling/silence``).
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
    /// How many times everything has come to rest.
    var version = 0
    /// The rest that ``settle(_:)`` has seen last, with the main actor's share.
    var settledVersion = 0
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

  /// How many times everything has come to rest, if it is at rest now.
  package var restingVersion: Int? {
    status.withLock { $0.busy == 0 ? $0.version : nil }
  }

  /// Whether nothing has happened since everything was seen to rest, the main actor's share
  /// included.
  package var isSettled: Bool {
    status.withLock { $0.busy == 0 && $0.version == $0.settledVersion }
  }

  private func noteSettled(_ version: Int) -> Bool {
    status.withLock { status in
      guard status.busy == 0, status.version == version else { return false }
      status.settledVersion = version
      return true
    }
  }

  /// Waits until everything rests, the main actor's share included.
  ///
  /// - Returns: Whether it did so before the patience was used up.
  @discardableResult
  package func settle(_ patience: Patience) async -> Bool {
    while true {
      guard await rest(after: nil, patience) else { return false }
      let version = restingVersion
      // What effects handed to the main actor without telling (a `@MainActor` closure of a
      // dependency) stands in its queue before this call and has run after it.
      await passMainActor()
      guard let turns else {
        if let version, noteSettled(version) { return true }
        continue
      }
      if let version, await isSilent(since: version), turns.isEmpty, noteSettled(version) {
        turns.leaveAll()
        return true
      }
      if patience.isExhausted() { return false }
    }
  }

  /// Waits until nothing was heard of effects for a while, if some may be at work unseen.
  ///
  /// - Returns: Whether everything still is at a known rest.
  func isSilent(since version: Int) async -> Bool {
    guard status.withLock({ $0.awake > 0 }) else { return true }
    // In parts, each of which stands in the line of the main actor too: where that is long, effects
    // that want to send something stand in it unheard.
    for _ in 1...Settling.silences {
      if await rest(after: version, Patience(Settling.silence)) { return false }
      await passMainActor()
    }
    return restingVersion == version
  }

  /// Waits until everything rests in several places at once.
  ///
  /// - Returns: Whether it did so before the patience was used up.
  static func settle(_ trackers: [ActivityTracker], _ patience: Patience) async -> Bool {
    while true {
      var versions: [Int?] = []
      for tracker in trackers {
        guard await tracker.settle(patience) else { return false }
        versions.append(tracker.restingVersion)
      }
      // While one came to rest, it may have woken another that had.
      if !versions.contains(nil), versions == trackers.map(\.restingVersion) { return true }
    }
  }

  /// Waits until everything rests, and not just still since a known rest.
  ///
  /// - Returns: Whether it did so before the patience was used up.
  package func rest(after version: Int?, _ patience: Patience) async -> Bool {
    // No alarm is set for what needs no waiting.
    if let resting = restingVersion, resting != version { return true }
    let id = status.withLock { status in
      status.nextWaiter += 1
      return status.nextWaiter
    }
    let alarm = Task.detached {
      while !patience.isExhausted() {
        try? await Task.sleep(for: patience.portion)
        if Task.isCancelled { return }
      }
      self.giveUp(id)
    }
    defer { alarm.cancel() }
    return await withCheckedContinuation { continuation in
      let answer = status.withLock { status -> Bool? in
        if status.busy == 0, status.version != version { return true }
        // The alarm may have rung already; then nobody would wake this waiter.
        if patience.isExhausted() { return false }
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
