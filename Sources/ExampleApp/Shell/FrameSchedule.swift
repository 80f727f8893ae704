/// When pictures are painted: soon after somebody has pressed a key, and less often while stores change by themselves.
struct FrameSchedule {
  typealias Instant = ContinuousClock.Instant

  /// Why there is something to paint.
  enum Cause {
    /// Stores have changed.
    case change
    /// Somebody has pressed a key and waits for the answer, or the terminal has changed.
    case input

    /// How long the picture that is shown stays at least.
    var frameTime: Duration {
      switch self {
      case .change: .milliseconds(100)
      case .input: .milliseconds(30)
      }
    }
  }

  private var last: Instant?
  private var next: Instant?

  /// Asks for a picture.
  ///
  /// - Returns: When to come back to paint it; nil where a picture was asked for that comes no later.
  mutating func ask(for cause: Cause, at now: Instant) -> Instant? {
    let moment = max(now, last.map { $0 + cause.frameTime } ?? now)
    if let next, next <= moment { return nil }
    next = moment
    return moment
  }

  /// Whether the moment has come for a picture that was asked for.
  func isDue(at now: Instant) -> Bool {
    next.map { $0 <= now } ?? false
  }

  /// Notes that a picture was painted, with all that was asked for.
  mutating func didPaint(at now: Instant) {
    last = now
    next = nil
  }
}
