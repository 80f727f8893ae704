import Dispatch

/// Runs work that blocks its thread for long, on a thread that nobody else needs.
///
/// All tasks share as many threads as there are cores: two tests that wait for processes would stop every test
/// that waits for a task, until time limits far from them run out.
public final class BlockingExecutor: Sendable {
  private let queue: DispatchQueue

  /// - Parameter name: What debuggers show.
  public init(_ name: String) {
    queue = DispatchQueue(label: name)
  }

  /// Has a function run here, where the system can do that.
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
