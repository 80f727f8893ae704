/// The times at which pictures are painted: soon after a key press, and less often while stores change by themselves.
struct FrameSchedule {
  typealias Instant = ContinuousClock.Instant

  /// The reason to paint.
  enum Cause {
    /// Stores have changed.
    case change
    /// The user has pressed a key and waits for the answer, or the terminal has changed.
    case input

    /// The minimum time for which the present picture stays.
    var frameTime: Duration {
      switch self {
      case .change: .milliseconds(100)
      case .input: .milliseconds(30)
      }
    }
  }

  private var last: Instant?
  private var next: Instant?

  /// Requests a picture.
  ///
  /// - Returns: The time to paint the picture; nil if a picture for that time or an earlier one was already
  ///   requested.
  mutating func ask(for cause: Cause, at now: Instant) -> Instant? {
    let moment = max(now, last.map { $0 + cause.frameTime } ?? now)
    if let next, next <= moment { return nil }
    next = moment
    return moment
  }

  /// Whether the time of a requested picture has come.
  func isDue(at now: Instant) -> Bool {
    next.map { $0 <= now } ?? false
  }

  /// Notes that a picture was painted, which fulfills all requests.
  mutating func didPaint(at now: Instant) {
    last = now
    next = nil
  }
}
