import FeatureRuntime

/// The explorer's clock: it wakes sleepers one by one, except those whose effect has sent an action in the same step.
final class StepClock: Clock, Sendable {
  typealias Instant = TestClock.Instant

  private struct Sleeper: Sendable {
    var deadline: Instant
    var sleep: EffectSleep?
    var continuation: CheckedContinuation<Void, any Error>

    var effect: ObjectIdentifier? {
      sleep.map { ObjectIdentifier($0.effect) }
    }

    func wake(_ result: Result<Void, any Error>) {
      guard let sleep else { return continuation.resume(with: result) }
      sleep.end { continuation.resume(with: result) }
    }
  }

  private struct Schedule: Sendable {
    var now = Instant()
    var nextID = 0
    var sleepers: [Int: Sleeper] = [:]
    /// The tasks that are about to sleep.
    var arriving: Set<Int> = []
    /// The effects that have sent an action in this step; they are retained, so that no other effect gets their
    /// identity.
    var senders: [ObjectIdentifier: EffectActivity] = [:]
    var wakes: [ObjectIdentifier?: Int] = [:]
    /// The number of sleeps that may still end in this step.
    var delays = Int.max
  }

  /// The maximum number of times that an effect wakes in one step, so that a polling loop becomes idle, too.
  private static let mostWakes = 100

  private let schedule = Locked(Schedule())

  var now: Instant {
    schedule.withLock { $0.now }
  }

  /// Replaces the overridden clocks; the use of a clock without an override is still reported.
  func takePlace(in dependencies: inout DependencyValues) {
    for clock in [\DependencyValues.continuousClock, \.suspendingClock]
    where !(dependencies[keyPath: clock] is UnimplementedClock) {
      dependencies[keyPath: clock] = self
    }
  }

  func sleep(until deadline: Instant, tolerance: Duration? = nil) async throws {
    try Task.checkCancellation()
    let sleep = EffectSleep.ofCurrentTask
    let id = schedule.withLock { schedule in
      schedule.nextID += 1
      schedule.arriving.insert(schedule.nextID)
      return schedule.nextID
    }
    try await withTaskCancellationHandler {
      try await withCheckedThrowingContinuation { continuation in
        let isCancelled = schedule.withLock { schedule in
          // The task may have been cancelled before it arrived here.
          if schedule.arriving.remove(id) == nil { return true }
          schedule.sleepers[id] = Sleeper(
            deadline: deadline,
            sleep: sleep,
            continuation: continuation
          )
          return false
        }
        if isCancelled {
          continuation.resume(throwing: CancellationError())
        } else {
          sleep?.begin()
        }
      }
    } onCancel: {
      let sleeper = schedule.withLock { schedule in
        schedule.arriving.remove(id)
        return schedule.sleepers.removeValue(forKey: id)
      }
      sleeper?.wake(.failure(CancellationError()))
    }
  }

  /// Begins a step.
  ///
  /// - Parameter delays: The maximum number of sleeps that end in the step; nil for no limit.
  func beginStep(delays: Int?) {
    // The closure returns the effects, so that they are released outside the lock.
    _ = schedule.withLock { schedule in
      schedule.delays = delays ?? .max
      schedule.wakes = [:]
      defer { schedule.senders = [:] }
      return schedule.senders
    }
  }

  func noteSending(of effect: EffectActivity) {
    schedule.withLock { $0.senders[ObjectIdentifier(effect)] = effect }
  }

  /// Advances the time to the first sleeper that may wake.
  ///
  /// - Returns: Whether such a sleeper existed.
  func wakeNext() -> Bool {
    let sleeper = schedule.withLock { schedule -> Sleeper? in
      guard schedule.delays > 0 else { return nil }
      let next = schedule.sleepers
        .filter { _, sleeper in
          if let effect = sleeper.effect, schedule.senders[effect] != nil { return false }
          return schedule.wakes[sleeper.effect, default: 0] < Self.mostWakes
        }
        .min { ($0.value.deadline, $0.key) < ($1.value.deadline, $1.key) }
      guard let (id, sleeper) = next else { return nil }
      schedule.sleepers[id] = nil
      schedule.wakes[sleeper.effect, default: 0] += 1
      schedule.delays -= 1
      schedule.now = max(schedule.now, sleeper.deadline)
      return sleeper
    }
    sleeper?.wake(.success(()))
    return sleeper != nil
  }
}
