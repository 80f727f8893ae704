import Foundation

/// The turn to change shared values: the closures that do so run one at a time.
///
/// The turn and the values in it are held while code of others runs, unlike other locks. All threads
/// take the turn before they take a value, so closures may lie in each other in any order.
enum SharedTurn {
  // Recursive, because a closure may change other values.
  private static let lock = NSRecursiveLock()
  // Touched only while the lock is held.
  nonisolated(unsafe) private static var depth = 0
  nonisolated(unsafe) private static var followUps: [() -> Void] = []

  /// Performs a change; its follow-up is called once the outermost change has ended.
  static func perform(_ change: () -> Void, then followUp: @escaping () -> Void) {
    for followUp in performAlone(change, followUp) { followUp() }
  }

  /// Performs work: at once, unless the thread runs a closure that changes a value, else after the
  /// outermost one.
  static func performAfterwards(_ work: @escaping () -> Void) {
    if !postpone(work) { work() }
  }

  private static func postpone(_ work: @escaping () -> Void) -> Bool {
    // Free, or taken by this thread.
    guard lock.try() else { return false }
    defer { lock.unlock() }
    guard depth > 0 else { return false }
    followUps.append(work)
    return true
  }

  private static func performAlone(
    _ change: () -> Void, _ followUp: @escaping () -> Void
  ) -> [() -> Void] {
    lock.lock()
    defer { lock.unlock() }
    depth += 1
    change()
    depth -= 1
    followUps.append(followUp)
    guard depth == 0 else { return [] }
    defer { followUps = [] }
    return followUps
  }
}
