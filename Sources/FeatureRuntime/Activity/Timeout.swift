/// A time to wait, used up only while the process gets to run.
///
/// A deadline passes while the machine is suspended, or while so many tests run that none gets on.
/// A timeout is used up in small portions, and each portion waits for its turn as the tests do.
/// Without a turn of the main actor, where the work of other tests may be queued first, the timeout
/// is used up at a tenth of the speed.
package final class Timeout: Sendable {
  private struct Status {
    var left: Duration
    var lastLook: ContinuousClock.Instant
    /// Whether the main actor has had a turn since the check that asked for one.
    var mainActorHadTurn = true
  }

  /// The most that one check uses up, and the time to sleep until the next check.
  let portion: Duration

  private let status: Locked<Status>

  /// - Parameter time: The time to wait in a process that is never held up.
  package init(_ time: Duration) {
    portion = time / 20
    status = Locked(Status(left: time, lastLook: .now))
  }

  /// Uses up the time since the last check, and returns whether none is left.
  package func isExhausted() -> Bool {
    let (isExhausted, mainActorHadTurn) = status.withLock { status in
      let now = ContinuousClock.now
      let used = min(now - status.lastLook, portion)
      status.left -= status.mainActorHadTurn ? used : used / 10
      status.lastLook = now
      defer { status.mainActorHadTurn = false }
      return (status.left <= .zero, status.mainActorHadTurn)
    }
    if mainActorHadTurn, !isExhausted { awaitMainActor() }
    return isExhausted
  }

  private func awaitMainActor() {
    Task { @MainActor in status.withLock { $0.mainActorHadTurn = true } }
  }
}
