import Testing

/// A trait that runs each test of a suite on a thread of its own, with a limit on concurrent tests.
///
/// The trait is for tests that wait for processes, or that work for a long time without a pause. On the threads that
/// all tests share, they would block the tests of the runtime, which wait for tasks.
///
/// The trait is for exit tests, too. After the process of an exit test has ended, the testing library queries the
/// system without a pause until a thread is free for the test. If all threads are busy for minutes, the queries take
/// a whole core.
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
  /// Runs each test on a thread of its own.
  public static var onOwnThread: OnOwnThread { OnOwnThread() }
}
