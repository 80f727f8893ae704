import FeatureRuntime

/// Where the work of effects waits until the test tells it what to do.
///
/// Nothing goes on by itself, not even what was cancelled, so that the test decides on every
/// interleaving. It sees which work there is, and which of it was cancelled.
final class World: Sendable {
  /// Work as the test sees it.
  struct Work: Equatable, Sendable {
    /// Until when it sleeps, if it does.
    var deadline: Int?
    var isCancelled: Bool
  }

  /// An action that was reduced, and by whom.
  struct Entry: Equatable, Sendable {
    var number: Int
    var node: Int
  }

  /// What is to be seen from outside.
  struct View: Equatable, Sendable {
    var work: [Int: Work] = [:]
    var journal: [Entry] = []
  }

  private struct Status {
    var now = 0
    var view = View()
    var cancelled: Set<Int> = []
    var waiting: [Int: CheckedContinuation<Command, Never>] = [:]
    /// The tokens of work that is over, or will never begin.
    var gone: Set<Int> = []
    /// What goes on when the observer is notified.
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

  /// Waits until the test tells what to do.
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

  /// Tells work what to do.
  func tell(_ token: Int, _ command: Command) {
    let waiting = status.withLock { status in
      status.view.work[token] = nil
      return status.waiting.removeValue(forKey: token)
    }
    waiting?.resume(returning: command)
  }

  /// Waits until the world is as it has to be.
  ///
  /// - Parameters:
  ///   - expected: What has to be seen.
  ///   - gone: The tokens of work that has to be over.
  ///   - timeout: How long to wait before the test has failed; nothing else depends on it.
  /// - Returns: Whether it is.
  func waitUntilIdle(_ expected: View, without gone: Set<Int>, _ timeout: Duration) async -> Bool {
    let holds: @Sendable (inout Status) -> Bool = { status in
      status.view.journal.count >= expected.journal.count && status.view.work == expected.work
        && status.gone.isSuperset(of: gone)
    }
    if !status.withLock(holds) {
      status.withLock { $0.hasGivenUp = false }
      let alarm = Task.detached {
        // In portions, each of which waits in line as everything else does.
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

  /// Whether work is over.
  func isGone(_ token: Int) -> Bool {
    status.withLock { $0.gone.contains(token) }
  }
}

/// A clock on which only the test wakes sleepers.
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

/// Goes away together with the work that holds it.
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
