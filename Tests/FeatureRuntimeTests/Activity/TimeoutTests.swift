import FeatureRuntime
import Foundation
import Testing

/// Timeouts of the steps of tests.
@Suite("Timeouts")
@MainActor struct TimeoutTests {
  @Test("shrink slowly while the main actor is blocked")
  func heldUp() async throws {
    let timeout = Timeout(.milliseconds(20))
    useMoreThanAll(of: timeout)
    #expect(!timeout.isExhausted())
    // The main actor has a turn during each sleep.
    while !timeout.isExhausted() { try await Task.sleep(for: .milliseconds(2)) }
  }

  /// Checks a timeout more often than it has portions, and holds the main actor meanwhile.
  private func useMoreThanAll(of timeout: Timeout) {
    for _ in 1...30 {
      Thread.sleep(forTimeInterval: 0.002)
      _ = timeout.isExhausted()
    }
  }
}
