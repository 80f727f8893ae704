/// The changes of shared values by a reducer and its effects, each with the value before.
///
/// A test states changes after they have happened; the log gives it the values of then.
package final class SharedLog: Sendable {
  private struct Change: Sendable {
    var root: any SharedRoot
    var before: any Sendable
  }

  private struct Changes: Sendable {
    /// The position of the first change that is kept.
    var start = 0
    var list: [Change] = []
  }

  /// The logs of the current task besides the log of its test's store.
  @TaskLocal static var others: [SharedLog] = []

  private let changes = Locked(Changes())

  package init() {}

  /// The logs of the current task.
  static var current: [SharedLog] {
    (DependencyValues.current.sharedLog.map { [$0] } ?? []) + others
  }

  /// Records the changes of an operation.
  package func note<Result>(_ operation: () -> Result) -> Result {
    SharedLog.$others.withValue(SharedLog.others + [self], operation: operation)
  }

  func note(_ root: any SharedRoot, before: any Sendable) {
    changes.withLock { $0.list.append(Change(root: root, before: before)) }
  }

  /// The position after the last change.
  package var end: Int {
    changes.withLock { $0.start + $0.list.count }
  }

  /// The position of the first change that is kept.
  package var start: Int {
    changes.withLock { $0.start }
  }

  /// The shared values at a position.
  package func view(at position: Int) -> SharedView {
    let later = changes.withLock { Array($0.list.dropFirst(position - $0.start)) }
    // The first change after the position holds the value of then, so it is set last.
    return SharedView(later.reversed().map { ($0.root, $0.before) })
  }

  /// Forgets the changes before a position.
  package func forget(upTo position: Int) {
    // Returned, so that the values are released outside of the lock.
    _ = changes.withLock { changes in
      defer {
        changes.list.removeFirst(position - changes.start)
        changes.start = position
      }
      return changes.list
    }
  }

  /// Restores the values of a position.
  package func undo(downTo position: Int) {
    let undone = changes.withLock { changes in
      let undone = Array(changes.list.dropFirst(position - changes.start))
      changes.list.removeLast(undone.count)
      return undone
    }
    for change in undone.reversed() { change.root.restore(change.before) }
  }
}
