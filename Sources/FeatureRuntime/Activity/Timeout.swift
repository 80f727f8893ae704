/// A time to wait, used up only while the process gets to run.
///
/// A deadline passes while the machine is suspended, or while so many tests run that none gets on.
/// A timeout is used up in small portions, and each portion waits for its turn as the tests do.
package final class Timeout: Sendable {
  private struct Status {
    var left: Duration
    var lastLook: ContinuousClock.Instant
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
  func isExhausted() -> Bool {
    status.withLock { status in
      let now = ContinuousClock.now
      status.left -= min(now - status.lastLook, portion)
      status.lastLook = now
      return status.left <= .zero
    }
  }
}
