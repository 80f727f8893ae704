/// Somebody who sleeps on a test clock.
struct Sleeper: Sendable {
  let deadline: TestClock.Instant
  let sleep: EffectSleep?
  let continuation: CheckedContinuation<Void, any Error>

  fileprivate func wake(_ result: Result<Void, any Error>) {
    guard let sleep else { return continuation.resume(with: result) }
    sleep.end { continuation.resume(with: result) }
  }
}

/// Somebody to wake once the schedule's lock is free, for waking runs foreign code.
struct Wake: Sendable {
  static let nobody = Wake(wake: {})

  private let wake: @Sendable () -> Void

  init(wake: @escaping @Sendable () -> Void) {
    self.wake = wake
  }

  static func sleepers(_ sleepers: [Sleeper]) -> Wake {
    Wake {
      for sleeper in sleepers { sleeper.wake(.success(())) }
    }
  }

  static func cancelled(_ sleeper: Sleeper) -> Wake {
    Wake { sleeper.wake(.failure(CancellationError())) }
  }

  /// Somebody who need not sleep at all.
  static func sleepless(_ sleeper: Sleeper, _ result: Result<Void, any Error>) -> Wake {
    Wake { sleeper.continuation.resume(with: result) }
  }

  static func asleep(_ sleeper: Sleeper, then next: Wake) -> Wake {
    Wake {
      sleeper.sleep?.begin()
      next.resume()
    }
  }

  static func witnesses(_ witnesses: [CheckedContinuation<Void, Never>]) -> Wake {
    Wake { for witness in witnesses { witness.resume() } }
  }

  func resume() {
    wake()
  }
}

/// The time of a test clock and who sleeps until when.
struct SleepSchedule: Sendable {
  /// Somebody who waits until so many sleep.
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
    if cancelled.remove(id) != nil { return .sleepless(sleeper, .failure(CancellationError())) }
    if sleeper.deadline <= now { return .sleepless(sleeper, .success(())) }
    sleepers[id] = sleeper
    if let tracker = sleeper.sleep?.effect.tracker, !trackers.contains(where: { $0 === tracker }) {
      trackers.append(tracker)
    }
    return .asleep(sleeper, then: satisfiedWitnesses())
  }

  mutating func cancel(_ id: Int) -> Wake {
    guard let sleeper = sleepers.removeValue(forKey: id) else {
      cancelled.insert(id)
      return .nobody
    }
    return .cancelled(sleeper)
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
    guard !satisfied.isEmpty else { return .nobody }
    witnesses.removeAll { $0.count <= sleepers.count }
    return .witnesses(satisfied.map(\.continuation))
  }

  /// The first instant at which somebody wakes, if it is not after another.
  func nextDeadline(notAfter end: TestClock.Instant?) -> TestClock.Instant? {
    guard let next = sleepers.values.map(\.deadline).min() else { return nil }
    return end.map { next <= $0 } ?? true ? next : nil
  }

  /// Moves to an instant and takes out whose sleep is over, in the order in which they fell asleep.
  mutating func move(to instant: TestClock.Instant) -> Wake {
    now = max(now, instant)
    let due = sleepers.filter { $0.value.deadline <= now }.sorted { $0.key < $1.key }
    for (id, _) in due { sleepers[id] = nil }
    return .sleepers(due.map(\.value))
  }
}
