import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Errors that a spec leaves to the runtime")
struct UnhandledErrorTests {
  @Test("are reported with the feature, the spec's line and the action")
  func report() async {
    let store = TestStore(initialState: PingParentFeature.State()) {
      PingParentFeature()
    }
    let failures = await failures {
      await store.send(.ping(.pinged))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An effect of FeatureTestingTests.PingFeature threw an error that is not handled: lost

          The effect is at Specs/Ping.yaml:14. There, 'failure' can name the action that receives the error.

          The effect followed this action:

              PingParentFeature.Action.ping(.pinged)
          """
        )
      ]
    )
  }
}

struct PingFeature: Reducer {
  struct State: Equatable, Sendable {}

  enum Action: Equatable, Sendable {
    case pinged
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    .run(spec: "Specs/Ping.yaml:14") { _ in throw EffectError("lost") }
  }
}

struct PingParentFeature: Reducer {
  struct State: Equatable, Sendable {
    var ping = PingFeature.State()
  }

  enum Action: Equatable, Sendable {
    case ping(PingFeature.Action)
  }

  func reduce(into state: inout State, action: Action) -> Effect<Action> {
    switch action {
    case .ping(let action):
      PingFeature().reduce(into: &state.ping, action: action).map(Action.ping)
    }
  }
}
