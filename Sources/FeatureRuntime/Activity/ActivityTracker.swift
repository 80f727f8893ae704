/// Knows when the effects of a test have come to rest.
///
/// Every job of an effect is counted from the moment it is queued until it has run, and so is every
/// way that an effect takes to the main actor and back (``begin()``, ``end()``). At zero nothing
/// will happen by itself any more: every effect has ended, sleeps, or waits for something outside.
package final class ActivityTracker: Sendable {
  private struct Waiter {
    /// Wait for a rest later than this one; nil takes any.
    var version: Int?
    var continuation: CheckedContinuation<Bool, Never>
  }

  private struct Status {
    var busy = 0
    /// How many times everything has come to rest.
    var version = 0
    /// The rest that ``settle(_:)`` has seen last, with the main actor's share.
    var settledVersion = 0
    var nextWaiter = 0
    var waiters: [Int: Waiter] = [:]
  }

  private let status = Locked(Status())

  package init() {}

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
      if let version, noteSettled(version) { return true }
    }
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
