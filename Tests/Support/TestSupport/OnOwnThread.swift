import Testing

/// Has each test of a suite run on a thread that nobody else needs, few of them at a time.
///
/// It is for tests that wait for processes, or work for long without a pause: on the threads that all tests share they
/// would leave none to tests of the runtime, which wait for tasks.
///
/// It is for exit tests, too. Once such a process has ended, the testing library asks the system about it without a pause
/// until a thread is free for the test; where all are busy for minutes, that takes a whole core.
public struct OnOwnThread: SuiteTrait, TestTrait, TestScoping {
  private static let threads = ThreadPool()

  public var isRecursive: Bool { true }

  public func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    let thread = await Self.threads.borrow()
    do {
      try await thread.run(function)
      await Self.threads.giveBack(thread)
    } catch {
      await Self.threads.giveBack(thread)
      throw error
    }
  }
}

extension Trait where Self == OnOwnThread {
  /// Each test runs on a thread of its own.
  public static var onOwnThread: OnOwnThread { OnOwnThread() }
}
