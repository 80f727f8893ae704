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

/// A tracker whose store may have gone away.
private struct WeakTracker: Sendable {
  weak var tracker: ActivityTracker?
}

/// Wakes tasks once the schedule's lock is free, because waking runs foreign code.
typealias Wake = @Sendable () -> Void

/// The time of a test clock, and its sleepers with their deadlines.
struct SleepSchedule: Sendable {
  /// A test that waits until a number of tasks sleep.
  private struct Witness {
    var id: Int
    var count: Int
    var continuation: CheckedContinuation<Void, Never>
  }

  private(set) var now: TestClock.Instant
  private var weakTrackers: [WeakTracker] = []
  private var sleepers: [Int: Sleeper] = [:]
  private var witnesses: [Witness] = []
  /// The tasks that are about to sleep or to wait here.
  private var arriving: Set<Int> = []
  private var nextID = 0

  init(now: TestClock.Instant) {
    self.now = now
  }

  /// The stores whose effects have slept here, to wait for when time advances.
  var trackers: [ActivityTracker] {
    weakTrackers.compactMap(\.tracker)
  }

  /// Whether no task sleeps or waits, nor is about to.
  var isEmpty: Bool {
    sleepers.isEmpty && witnesses.isEmpty && arriving.isEmpty
  }

  /// Makes an id for a task that arrives soon, unless it is cancelled before.
  mutating func makeID() -> Int {
    nextID += 1
    arriving.insert(nextID)
    return nextID
  }

  mutating func add(_ sleeper: Sleeper, _ id: Int) -> Wake {
    // The task may have been cancelled between asking for the id and arriving here.
    guard arriving.remove(id) != nil else {
      return { sleeper.continuation.resume(throwing: CancellationError()) }
    }
    if sleeper.deadline <= now { return { sleeper.continuation.resume() } }
    sleepers[id] = sleeper
    if let tracker = sleeper.sleep?.effect.tracker { note(tracker) }
    let wakeWitnesses = satisfiedWitnesses()
    return {
      sleeper.sleep?.begin()
      wakeWitnesses()
    }
  }

  private mutating func note(_ tracker: ActivityTracker) {
    guard !weakTrackers.contains(where: { $0.tracker === tracker }) else { return }
    weakTrackers.removeAll { $0.tracker == nil }
    weakTrackers.append(WeakTracker(tracker: tracker))
  }

  /// Wakes a task that sleeps or waits, or lets it go on when it arrives; does nothing to one that
  /// was woken already.
  mutating func cancel(_ id: Int) -> Wake {
    arriving.remove(id)
    let sleeper = sleepers.removeValue(forKey: id)
    let witness = witnesses.firstIndex { $0.id == id }.map { witnesses.remove(at: $0) }
    return {
      sleeper?.wake(.failure(CancellationError()))
      witness?.continuation.resume()
    }
  }

  mutating func add(
    _ witness: CheckedContinuation<Void, Never>,
    _ id: Int,
    forSleepers count: Int
  ) -> Wake {
    guard arriving.remove(id) != nil else { return { witness.resume() } }
    witnesses.append(Witness(id: id, count: count, continuation: witness))
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
