/// How long somebody is ready to wait, used up only while the process gets its turns.
///
/// A deadline on the clock passes while the machine is suspended, or while so many tests stand in
/// line that nobody's work is done. This is used up in small portions, each of which waits in that
/// same line.
package final class Timeout: Sendable {
  private struct Status {
    var left: Duration
    var lastLook: ContinuousClock.Instant
  }

  /// How much at most is used up between two looks, and how long to sleep before the next.
  let portion: Duration

  private let status: Locked<Status>

  /// - Parameter time: How long, in a process that is never held up.
  package init(_ time: Duration) {
    portion = time / 20
    status = Locked(Status(left: time, lastLook: .now))
  }

  /// Uses up the time since the last look, and tells whether that was the rest.
  func isExhausted() -> Bool {
    status.withLock { status in
      let now = ContinuousClock.now
      status.left -= min(now - status.lastLook, portion)
      status.lastLook = now
      return status.left <= .zero
    }
  }
}
