/// One running effect as test clocks see it.
package final class EffectActivity: Sendable {
  /// The effect that the current task belongs to; nil outside of tests' stores.
  @TaskLocal package static var current: EffectActivity?

  private struct Status {
    /// The sleeps of all its tasks on test clocks.
    var sleeps = 0
    /// The sleeps of its own task, during which its other work waits.
    var ownSleeps = 0
    var ownTask: Int?
    var hasEnded = false

    /// Whether the effect may do uncounted work.
    var isAwake: Bool {
      !hasEnded && ownSleeps <= 0
    }
  }

  package let tracker: ActivityTracker
  /// The action whose reduction started the effect, as messages show it.
  let origin: @Sendable () -> String
  private let status = Locked(Status())

  package init(tracker: ActivityTracker, origin: @escaping @Sendable () -> String) {
    self.tracker = tracker
    self.origin = origin
    tracker.noteAwake(true)
  }

  /// Whether the effect sleeps on a test clock, so that nothing but the test can wake it.
  package var isAsleep: Bool {
    status.withLock { $0.sleeps > 0 }
  }

  /// Marks the current task as the effect's own.
  func enterOwnTask() {
    let task = currentTask()
    status.withLock { $0.ownTask = task }
  }

  /// Marks the effect as ended.
  func end() {
    change { $0.hasEnded = true }
    tracker.turns?.leave(self)
  }

  /// Lets the other effects go on first, as if they all ran on one executor.
  func passTurn() async {
    await tracker.turns?.pass(self)
  }

  fileprivate func isOwn(_ task: Int?) -> Bool {
    status.withLock { $0.ownTask != nil && $0.ownTask == task }
  }

  fileprivate func countSleep(_ difference: Int, ofOwnTask isOwn: Bool) {
    change { status in
      status.sleeps += difference
      if isOwn { status.ownSleeps += difference }
    }
  }

  private func change(_ body: (inout Status) -> Void) {
    let (before, after) = status.withLock { status in
      let before = status.isAwake
      body(&status)
      return (before, status.isAwake)
    }
    if before != after { tracker.noteAwake(after) }
  }
}

/// A sleep from which only the test wakes an effect.
///
/// It begins when the clock knows the sleeper. The clock ends it before it wakes the sleeper, so
/// that no effect counts as asleep while it is awake.
package struct EffectSleep: Sendable {
  package let effect: EffectActivity
  private let isOfOwnTask: Bool

  /// A sleep of the current task; nil outside of tests' stores.
  package static var ofCurrentTask: EffectSleep? {
    EffectActivity.current.map { effect in
      EffectSleep(effect: effect, isOfOwnTask: effect.isOwn(currentTask()))
    }
  }

  package func begin() {
    effect.countSleep(1, ofOwnTask: isOfOwnTask)
    if isOfOwnTask { effect.tracker.turns?.leave(effect) }
  }

  package func end() {
    effect.countSleep(-1, ofOwnTask: isOfOwnTask)
  }

  /// Ends the sleep and lets the sleeper go on when it is its turn.
  package func end(goOn: @escaping @Sendable () -> Void) {
    end()
    if isOfOwnTask, let turns = effect.tracker.turns {
      turns.enter(effect, goOn: goOn)
    } else {
      goOn()
    }
  }
}

/// The identity of the current task; nil outside of tasks.
private func currentTask() -> Int? {
  withUnsafeCurrentTask { $0?.hashValue }
}
