import ExampleFeatures
import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("Failures of dependencies")
struct DependencyFailureTests {
  @Test("an endpoint without an override fails the step that calls it")
  func endpointInReducer() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    let failures = await failures {
      await store.send(.playNext)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          'RandomClient.int' has no value in this test. Override it where the test makes its store:

              withDependencies: {
                $0[RandomClient.self].int = { … }
              }

          It was used after this action:

              CounterFeature.Action.playNext
          """
        )
      ]
    )
  }

  @Test("an endpoint without an override fails in an effect, and throws if it can")
  func endpointInEffect() async {
    let store = TestStore(initialState: BMIInputFeature.State(height: "170", weight: "65")) {
      BMIInputFeature()
    } withDependencies: {
      $0.date = .constant(Date(timeIntervalSince1970: 0))
      $0.uuid = .incrementing
    }
    let failures = await failures {
      await store.send(.saveButtonTapped) { $0.isSaving = true }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          'BMIHistoryClient.save' has no value in this test. Override it where the test makes its \
          store:

              withDependencies: {
                $0[BMIHistoryClient.self].save = { … }
              }

          It was used after this action:

              BMIInputFeature.Action.saveButtonTapped
          """
        )
      ]
    )
    await store.receive(\.saveFailed) {
      $0.isSaving = false
      $0.saveError = "'BMIHistoryClient.save' has no value in this test"
    }
  }

  @Test("built-in dependencies without an override fail")
  func builtInDependencies() async {
    let store = TestStore(initialState: TimerFeature.State()) {
      TimerFeature()
    }
    let failures = await failures {
      await store.send(.start) { $0.started = Date(timeIntervalSince1970: 0) }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          '@Dependency(\\.date)' has no value in this test. Override it where the test makes its \
          store:

              withDependencies: {
                $0.date = .constant(Date(timeIntervalSince1970: 0))
              }

          It was used after this action:

              TimerFeature.Action.start
          """
        ),
        RecordedIssue(
          """
          '@Dependency(\\.continuousClock)' has no value in this test. Override it where the test \
          makes its store:

              withDependencies: {
                $0.continuousClock = TestClock()
              }

          It was used after this action:

              TimerFeature.Action.start
          """
        ),
      ]
    )
  }

  @Test("an uncaught error of an effect fails")
  func escapingError() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in throw EffectError("burnt") }
    }
    let failures = await failures {
      await store.send(.start)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An effect threw an error that it does not handle: burnt

          The effect followed this action:

              WorkshopFeature.Action.start

          Handle it in the closure of 'run', or add a 'catch' closure:

              return .run { send in
                …
              } catch: { error, send in
                await send(.failed(EffectError(error)))
              }
          """
        )
      ]
    )
  }
}
