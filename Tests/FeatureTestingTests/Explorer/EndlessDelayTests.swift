import FeatureRuntime
import FeatureTesting
import Testing

/// A retry without a limit: each failure waits and tries again.
@Suite("Exploration of effects that wait and send one another endlessly") @MainActor
struct EndlessDelayTests {
  private enum Retry: Sendable {
    case start(extra: Int)
    case due, failed
  }

  private let explorer = StateExplorer<Int, Retry>(initialState: 0) {
    Reduce { failures, action in
      switch action {
      case .start(let extra): return extra > 0 ? .send(.start(extra: extra - 1)) : Self.wait
      case .due: return .send(.failed)
      case .failed:
        failures += 1
        return Self.wait
      }
    }
  } withDependencies: {
    $0.continuousClock = ImmediateClock()
  }

  private static var wait: Effect<Retry> {
    .run { send in
      @Dependency(\.continuousClock) var clock
      try await clock.sleep(for: .seconds(1))
      await send(.due)
    }
  }

  @Test("every action that reaches the limit reports it", arguments: [0, 1])
  func limit(_ extra: Int) async throws {
    let failures = await failures {
      await explorer.explore(
        actions: [("start", .start(extra: extra))], depth: 1, invariants: [])
    }
    #expect(failures.count == 1)
    let message = try #require(failures.first?.message)
    #expect(message.hasPrefix("The effects have sent more than 1000 actions after this action"))
    #expect(message.contains("'delays: 20' next to 'depth'"))
  }

  @Test("the allowed number of delays ends after each action, and further delays wait")
  func delays() async {
    let result = await explorer.explore(
      actions: [("start", .start(extra: 0))], depth: 2, delays: 3,
      invariants: [StateInvariant("at most three after each") { $0 <= 6 }])
    // No request has failed, or one to three have failed after the first action, or up to three more after the second
    // action.
    #expect(result.states == 7)
    #expect(result.end == .depth)
  }
}
