import TestSupport
import Testing

/// Tests that wait for processes, or work for long without a pause.
///
/// They run one after the other, and apart from the threads that all tests share: side by side they would leave none
/// to tests of the runtime, which wait for tasks.
@Suite(.serialized, ApartFromOthers()) enum OneAtATime {}

/// Has tests run on a thread of their own.
struct ApartFromOthers: SuiteTrait, TestTrait, TestScoping {
  private static let executor = BlockingExecutor("tests that block")

  var isRecursive: Bool { true }

  func provideScope(
    for test: Test, testCase: Test.Case?,
    performing function: @concurrent @Sendable () async throws -> Void
  ) async throws {
    try await Self.executor.run(function)
  }
}
