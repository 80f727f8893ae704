import Dispatch

/// An executor for work that blocks its thread for a long time, on a thread of its own.
///
/// All tasks share as many threads as the machine has cores. Two tests that wait for processes would block every test
/// that waits for a task, until unrelated time limits expire.
public final class BlockingExecutor: Sendable {
  private let queue: DispatchQueue

  /// - Parameter name: The name that debuggers show.
  public init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  /// Runs a function on the executor, if the system supports it.
  public func run(_ work: @concurrent @Sendable () async throws -> Void) async throws {
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, *) {
      try await withTaskExecutorPreference(self) { try await work() }
    } else {
      try await work()
    }
  }
}

@available(macOS 15, iOS 18, tvOS 18, watchOS 11, *)
extension BlockingExecutor: TaskExecutor {
  public func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    queue.async { job.runSynchronously(on: self.asUnownedTaskExecutor()) }
  }
}
