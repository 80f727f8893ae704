/// The effects that follow from one action sent from outside, directly or through actions that
/// effects sent.
@usableFromInline
package final class EffectGroup: Sendable {
  private struct Members {
    var isCancelled = false
    var tasks: [Int: Task<Void, Never>] = [:]
    var waiters: [CheckedContinuation<Void, Never>] = []
  }

  private let members = Locked(Members())

  package init() {}

  /// Whether the group was cancelled, so that nothing may start in it any more.
  package var isCancelled: Bool {
    members.withLock { $0.isCancelled }
  }

  func enter(_ ticket: Int, _ task: Task<Void, Never>) {
    let isCancelled = members.withLock { members in
      members.tasks[ticket] = task
      return members.isCancelled
    }
    if isCancelled { task.cancel() }
  }

  func leave(_ ticket: Int) {
    let (_, waiters) = members.withLock { members in
      // Returned, so that the task is released outside of the lock.
      let task = members.tasks.removeValue(forKey: ticket)
      guard members.tasks.isEmpty else { return (task, [CheckedContinuation<Void, Never>]()) }
      defer { members.waiters = [] }
      return (task, members.waiters)
    }
    for waiter in waiters { waiter.resume() }
  }

  package func cancel() {
    let tasks = members.withLock { members in
      members.isCancelled = true
      return Array(members.tasks.values)
    }
    for task in tasks { task.cancel() }
  }

  // On the main actor, where effects end, so that waiting there needs no change of threads.
  @MainActor
  package func finish() async {
    await withTaskCancellationHandler {
      await withCheckedContinuation { continuation in
        let isDone = members.withLock { members in
          guard !members.tasks.isEmpty else { return true }
          members.waiters.append(continuation)
          return false
        }
        if isDone { continuation.resume() }
      }
    } onCancel: {
      cancel()
    }
  }
}
