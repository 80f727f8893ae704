import Foundation

/// Threads that are lent to one user each: as many as there are cores, and one for a user who only waits.
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

  /// Hands a thread to whoever has waited longest.
  func giveBack(_ thread: BlockingExecutor) {
    guard !waiting.isEmpty else { return free.append(thread) }
    waiting.removeFirst().resume(returning: thread)
  }
}
