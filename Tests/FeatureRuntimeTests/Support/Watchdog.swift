import Foundation

/// Ends the process with a failure if it still runs after some seconds, so that a deadlock does not block a suite.
func startWatchdog(seconds: TimeInterval = 40) {
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    FileHandle.standardError.write(Data("The process was still running after \(seconds) s.\n".utf8))
    _exit(70)
  }
}

/// Runs operations concurrently, each on its own thread, and returns when all have returned.
func runThreads(_ operations: [@Sendable () -> Void]) {
  let group = DispatchGroup()
  for operation in operations {
    group.enter()
    Thread.detachNewThread {
      operation()
      group.leave()
    }
  }
  group.wait()
}

/// Runs an asynchronous operation to its end, on a thread that no task needs.
func runBlocking(_ operation: @escaping @Sendable () async -> Void) {
  let group = DispatchGroup()
  group.enter()
  Task.detached {
    await operation()
    group.leave()
  }
  group.wait()
}
