import TestSupport

/// An effect that a soaked feature is asked to start.
struct Job: Equatable, Sendable {
  /// What the work does until it ends.
  enum Work: CaseIterable, Sendable {
    case finish
    /// Sleeps on the clock, which may or may not be advanced.
    case sleep
    /// Waits for what never happens: only a cancellation ends it.
    case wait
    /// Sends several actions.
    case chatter
    /// Goes on for a while in spite of a cancellation.
    case persist
    /// Asks for another job.
    case spawn
    case fail
  }

  /// How the work is wrapped.
  enum Shape: CaseIterable, Sendable {
    case plain
    case cancellable
    case replacing
    case debounced
    case throttled
    case throttledToLatest
    case sequence
    case crowd

    /// Whether all of the work is under the id.
    var isNamed: Bool {
      self != .plain && self != .crowd
    }
  }

  var work: Work
  var shape: Shape
  /// The id that the job is started under.
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
