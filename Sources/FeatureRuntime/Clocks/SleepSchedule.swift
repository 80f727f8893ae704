/// A task that sleeps on a test clock.
struct Sleeper: Sendable {
  let deadline: TestClock.Instant
  let sleep: EffectSleep?
  let continuation: CheckedContinuation<Void, any Error>

  fileprivate func wake(_ result: Result<Void, any Error>) {
    guard let sleep else { return continuation.resume(with: result) }
    sleep.end { continuation.resume(with: result) }
  }
}

/// Wakes tasks once the schedule's lock is free, because waking runs foreign code.
typealias Wake = @Sendable () -> Void

/// The time of a test clock, and its sleepers with their deadlines.
struct SleepSchedule: Sendable {
  /// A test that waits until a number of tasks sleep.
  private struct Witness {
    var count: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  private(set) var now: TestClock.Instant
  /// The stores whose effects have slept here, to wait for when time goes on.
  private(set) var trackers: [ActivityTracker] = []
  private var sleepers: [Int: Sleeper] = [:]
  private var cancelled: Set<Int> = []
  private var witnesses: [Witness] = []
  private var nextID = 0

  init(now: TestClock.Instant) {
    self.now = now
  }

  mutating func makeID() -> Int {
    nextID += 1
    return nextID
  }

  mutating func add(_ sleeper: Sleeper, _ id: Int) -> Wake {
    // The task may have been cancelled between asking for the id and arriving here.
    if cancelled.remove(id) != nil {
      return { sleeper.continuation.resume(throwing: CancellationError()) }
    }
    if sleeper.deadline <= now { return { sleeper.continuation.resume() } }
    sleepers[id] = sleeper
    if let tracker = sleeper.sleep?.effect.tracker, !trackers.contains(where: { $0 === tracker }) {
      trackers.append(tracker)
    }
    let wakeWitnesses = satisfiedWitnesses()
    return {
      sleeper.sleep?.begin()
      wakeWitnesses()
    }
  }

  mutating func cancel(_ id: Int) -> Wake {
    guard let sleeper = sleepers.removeValue(forKey: id) else {
      cancelled.insert(id)
      return {}
    }
    return { sleeper.wake(.failure(CancellationError())) }
  }

  mutating func add(
    _ witness: CheckedContinuation<Void, Never>,
    forSleepers count: Int
  ) -> Wake {
    witnesses.append(Witness(count: count, continuation: witness))
    return satisfiedWitnesses()
  }

  private mutating func satisfiedWitnesses() -> Wake {
    let satisfied = witnesses.filter { $0.count <= sleepers.count }
    witnesses.removeAll { $0.count <= sleepers.count }
    return { for witness in satisfied { witness.continuation.resume() } }
  }

  /// The first deadline of a sleeper, unless it is after an instant.
  func nextDeadline(notAfter end: TestClock.Instant?) -> TestClock.Instant? {
    guard let next = sleepers.values.map(\.deadline).min() else { return nil }
    return end.map { next <= $0 } ?? true ? next : nil
  }

  /// Moves to an instant and takes out the sleepers that wake there, in the order in which they fell
  /// asleep.
  mutating func move(to instant: TestClock.Instant) -> Wake {
    now = max(now, instant)
    let due = sleepers.filter { $0.value.deadline <= now }.sorted { $0.key < $1.key }
    for (id, _) in due { sleepers[id] = nil }
    return { for (_, sleeper) in due { sleeper.wake(.success(())) } }
  }
}
