/// One running effect as test clocks see it.
package final class EffectActivity: Sendable {
  /// The effect that the current task belongs to; nil outside of tests' stores.
  @TaskLocal package static var current: EffectActivity?

  package let tracker: ActivityTracker
  /// The action whose reduction started the effect, as messages show it.
  let origin: @Sendable () -> String
  private let sleepers = Locked(0)

  package init(tracker: ActivityTracker, origin: @escaping @Sendable () -> String) {
    self.tracker = tracker
    self.origin = origin
  }

  /// Whether the effect sleeps on a test clock, so that nothing but the test can wake it.
  package var isAsleep: Bool {
    sleepers.value > 0
  }

  func beginSleep() {
    sleepers.withLock { $0 += 1 }
  }

  func endSleep() {
    sleepers.withLock { $0 -= 1 }
  }
}
