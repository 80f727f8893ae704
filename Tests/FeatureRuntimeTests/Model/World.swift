import FeatureRuntime

/// The place where the work of effects waits for the commands of the test.
///
/// No work continues by itself, not even cancelled work, so that the test determines every interleaving. The test
/// sees which work exists, and which work was cancelled.
final class World: Sendable {
  /// Work, as the test sees it.
  struct Work: Equatable, Sendable {
    /// The time until which the work sleeps, if it does.
    var deadline: Int?
    var isCancelled: Bool
  }

  /// A reduced action, with the node that reduced it.
  struct Entry: Equatable, Sendable {
    var number: Int
    var node: Int
  }

  /// The state of the world that is visible from outside.
  struct View: Equatable, Sendable {
    var work: [Int: Work] = [:]
    var journal: [Entry] = []
  }

  private struct Status {
    var now = 0
    var view = View()
    var cancelled: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Command, Never>] = [:]
    /// The tokens of work that has ended, or that will never begin.
    var gone: Set<Int> = []
    /// The continuation that resumes when the observer is notified.
    var observer: CheckedContinuation<Void, Never>?
    var hasGivenUp = false

    mutating func takeObserver() -> CheckedContinuation<Void, Never>? {
      defer { observer = nil }
      return observer
    }
  }

  private let status = Locked(Status())

  var now: Int {
    status.withLock { $0.now }
  }

  func advance(to time: Int) {
    status.withLock { $0.now = time }
  }

  var view: View {
    status.withLock { $0.view }
  }

  private func change(_ body: (inout Status) -> Void) {
    let observer = status.withLock { status in
      body(&status)
      return status.takeObserver()
    }
    observer?.resume()
  }

  /// Waits for a command of the test.
  func wait(_ token: Int, until deadline: Int? = nil) async -> Command {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        change { status in
          let isCancelled = status.cancelled.contains(token)
          status.view.work[token] = Work(deadline: deadline, isCancelled: isCancelled)
          status.waiting[token] = continuation
        }
      }
    } onCancel: {
      change { status in
        status.cancelled.insert(token)
        status.view.work[token]?.isCancelled = true
      }
    }
  }

  func write(_ number: Int, by node: Int) {
    change { $0.view.journal.append(Entry(number: number, node: node)) }
  }

  func leave(_ token: Int) {
    change { _ = $0.gone.insert(token) }
  }

  /// Gives a command to work.
  func instruct(_ token: Int, _ command: Command) {
    let waiting = status.withLock { status in
      status.view.work[token] = nil
      return status.waiting.removeValue(forKey: token)
    }
    waiting?.resume(returning: command)
  }

  /// Waits until the world has the expected state.
  ///
  /// - Parameters:
  ///   - expected: The expected view.
  ///   - gone: The tokens of work that must have ended.
  ///   - timeout: The time until the test fails; nothing else depends on it.
  /// - Returns: Whether the world has the expected state.
  func waitUntilIdle(_ expected: View, without gone: Set<Int>, _ timeout: Duration) async -> Bool {
    let holds: @Sendable (inout Status) -> Bool = { status in
      status.view.journal.count >= expected.journal.count && status.view.work == expected.work
        && status.gone.isSuperset(of: gone)
    }
    if !status.withLock(holds) {
      status.withLock { $0.hasGivenUp = false }
      let alarm = Task.detached {
        // The timeout passes in portions, each of which waits in line like all other work.
        for _ in 0..<20 {
          try? await Task.sleep(for: timeout / 20)
          if Task.isCancelled { return }
        }
        self.change { $0.hasGivenUp = true }
      }
      defer { alarm.cancel() }
      while !status.withLock({ holds(&$0) || $0.hasGivenUp }) {
        await nextChange(unless: holds)
      }
    }
    return status.withLock { holds(&$0) && $0.view.journal == expected.journal }
  }

  private func nextChange(unless holds: @escaping @Sendable (inout Status) -> Bool) async {
    await withCheckedContinuation { continuation in
      let isDue = status.withLock { status in
        if holds(&status) || status.hasGivenUp { return true }
        status.observer = continuation
        return false
      }
      if isDue { continuation.resume() }
    }
  }

  /// Returns whether work has ended.
  func hasEnded(_ token: Int) -> Bool {
    status.withLock { $0.gone.contains(token) }
  }
}

/// A clock on which only the test wakes sleeping tasks.
struct WorldClock: Clock {
  struct Instant: InstantProtocol {
    var time: Int

    func advanced(by duration: Duration) -> Instant {
      Instant(time: time + Int(duration / .seconds(1)))
    }

    func duration(to other: Instant) -> Duration {
      .seconds(other.time - time)
    }

    static func < (left: Instant, right: Instant) -> Bool {
      left.time < right.time
    }
  }

  let world: World
  let witness: Witness

  var now: Instant { Instant(time: world.now) }
  var minimumResolution: Duration { .zero }

  func sleep(until deadline: Instant, tolerance: Duration?) async throws {
    _ = await world.wait(witness.token, until: deadline.time)
    try Task.checkCancellation()
  }
}

/// An object that is deallocated together with the work that holds it.
final class Witness: Sendable {
  let token: Int
  private let world: World

  init(_ token: Int, in world: World) {
    self.token = token
    self.world = world
  }

  deinit {
    world.leave(token)
  }
}
