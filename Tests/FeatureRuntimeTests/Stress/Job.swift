import TestSupport

/// An effect that a feature under a stress test starts on request.
struct Job: Equatable, Sendable {
  /// The work of the job until it ends.
  enum Work: CaseIterable, Sendable {
    case finish
    /// Sleeps on the clock, which may or may not be advanced.
    case sleep
    /// Waits for an event that never happens: only a cancellation ends the work.
    case wait
    /// Sends several actions.
    case chatter
    /// Continues for a while in spite of a cancellation.
    case persist
    /// Requests another job.
    case spawn
    case fail
  }

  /// The operators around the work.
  enum Shape: CaseIterable, Sendable {
    case plain
    case cancellable
    case replacing
    case debounced
    case throttled
    case throttledToLatest
    case sequence
    case crowd

    /// Whether all of the work runs under the id.
    var isNamed: Bool {
      self != .plain && self != .crowd
    }
  }

  var work: Work
  var shape: Shape
  /// The number of the job's id.
  var slot: Int

  static let slots = 0..<3

  static func random(using random: inout SeededRandom) -> Job {
    Job(
      work: random.pick(Work.allCases),
      shape: random.pick(Shape.allCases),
      slot: random.pick(slots)
    )
  }
}
