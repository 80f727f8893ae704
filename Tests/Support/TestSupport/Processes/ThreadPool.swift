import Foundation

/// Threads that are each lent to one user at a time: as many as the machine has cores, and one more for a user that
/// only waits.
actor ThreadPool {
  private var free = (0...ProcessInfo.processInfo.activeProcessorCount).map {
    BlockingExecutor("test that blocks, \($0)")
  }
  private var waiting: [CheckedContinuation<BlockingExecutor, Never>] = []

  /// Waits for a thread.
  func borrow() async -> BlockingExecutor {
    if let thread = free.popLast() { return thread }
    return await withCheckedContinuation { waiting.append($0) }
  }

  /// Returns a thread, and lends it to the user that has waited longest.
  func giveBack(_ thread: BlockingExecutor) {
    guard !waiting.isEmpty else { return free.append(thread) }
    waiting.removeFirst().resume(returning: thread)
  }
}
