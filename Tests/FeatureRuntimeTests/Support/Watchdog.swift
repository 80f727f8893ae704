import Foundation

/// Ends the process with a failure if it is still running after some seconds: a deadlock must not hold up a suite.
func startWatchdog(seconds: TimeInterval = 40) {
  Thread.detachNewThread {
    Thread.sleep(forTimeInterval: seconds)
    FileHandle.standardError.write(Data("The process was still running after \(seconds) s.\n".utf8))
    _exit(70)
  }
}

/// Runs operations side by side, each on a thread of its own, and returns when all have returned.
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
