/// Lets the effects of a test go on one at a time, where no executor can.
///
/// An effect has its turn until it sends an action, sleeps or ends; then the effect that has waited
/// longest goes on. So effects that start together also send in that order. An effect that waits
/// for something outside loses its turn when it has been silent for a while.
final class EffectTurns: Sendable {
  private struct Waiting {
    var effect: EffectActivity
    var goOn: @Sendable () -> Void
  }

  private struct Status {
    var current: EffectActivity?
    var line: [Waiting] = []
    var isWatched = false

    /// Gives the turn to the next effect in line, if no effect has it.
    mutating func next() -> Waiting? {
      guard current == nil, !line.isEmpty else { return nil }
      let next = line.removeFirst()
      current = next.effect
      return next
    }
  }

  private let status = Locked(Status())

  /// Whether no effect waits for its turn.
  var isEmpty: Bool {
    status.withLock { $0.line.isEmpty }
  }

  /// Lets an effect go on when it is its turn.
  func enter(_ effect: EffectActivity, goOn: @escaping @Sendable () -> Void) {
    let waiting = Waiting(effect: effect, goOn: goOn)
    change(by: effect.tracker) { $0.line.append(waiting) }
  }

  /// Ends the turn of an effect that has it.
  func leave(_ effect: EffectActivity) {
    change(by: effect.tracker) { status in
      if status.current === effect { status.current = nil }
    }
  }

  /// Ends the turn of an effect that waits for something outside, while no other waits for the
  /// turn.
  func leaveAll() {
    // Returned, so that the effect is released outside of the lock.
    _ = status.withLock { status -> EffectActivity? in
      guard status.line.isEmpty else { return nil }
      defer { status.current = nil }
      return status.current
    }
  }

  /// Lets the others go on first, if it is the effect's turn.
  func pass(_ effect: EffectActivity) async {
    await withCheckedContinuation { continuation in
      let waits = status.withLock { status in
        guard status.current === effect, !status.line.isEmpty else { return false }
        status.line.append(Waiting(effect: effect) { continuation.resume() })
        return true
      }
      waits ? leave(effect) : continuation.resume()
    }
  }

  private func change(by tracker: ActivityTracker, _ body: @Sendable (inout Status) -> Void) {
    let (next, needsWatch) = status.withLock { status in
      body(&status)
      let next = status.next()
      let needsWatch = !status.line.isEmpty && !status.isWatched
      if needsWatch { status.isWatched = true }
      return (next, needsWatch)
    }
    if let next {
      // Counted, so that the effects do not seem silent.
      tracker.begin()
      next.goOn()
      tracker.end()
    }
    if needsWatch {
      Task.detached { await self.watch(tracker) }
    }
  }

  /// Takes the turn from effects that are silent while others wait for it.
  private func watch(_ tracker: ActivityTracker) async {
    while let effect = watched() {
      if let version = tracker.currentIdleVersion {
        if await tracker.isSilent(since: version) { leave(effect) }
      } else {
        _ = await tracker.becomesIdle(after: nil, Idle.timeout)
      }
    }
  }

  /// The effect that has the turn while others wait for it; without those, the watch ends.
  private func watched() -> EffectActivity? {
    status.withLock { status in
      status.isWatched = !status.line.isEmpty
      return status.isWatched ? status.current : nil
    }
  }
}

/// Holds a task until its turn comes.
final class TurnGate: Sendable {
  private enum Status {
    case closed
    case awaited(CheckedContinuation<Void, Never>)
    case open
  }

  private let status = Locked(Status.closed)

  func open() {
    let continuation = status.withLock { status -> CheckedContinuation<Void, Never>? in
      defer { status = .open }
      guard case .awaited(let continuation) = status else { return nil }
      return continuation
    }
    continuation?.resume()
  }

  func pass() async {
    await withCheckedContinuation { continuation in
      let isOpen = status.withLock { status in
        if case .open = status { return true }
        status = .awaited(continuation)
        return false
      }
      if isOpen { continuation.resume() }
    }
  }
}
