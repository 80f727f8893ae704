import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Failures of state")
struct StateFailureTests {
  @Test("a wrong state fails with the difference")
  func wrongState() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    let failures = await failures {
      await store.send(.increment) { $0.count = 2 }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The state is not as expected after this action.

              CounterFeature.Action.increment

                CounterFeature.State(
              -   count: 2,
              +   count: 1,
                  secret: 0
                )

          (expected: -, actual: +)
          """
        )
      ]
    )
  }

  @Test("a change without an expectation fails")
  func changeWithoutExpectation() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    let failures = await failures {
      await store.send(.setCount("7"))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The state has changed after this action, but the step expects no change.

              CounterFeature.Action.setCount("7")

                CounterFeature.State(
              -   count: 0,
              +   count: 7,
                  secret: 0
                )

          (expected: -, actual: +)

          If the change is correct, state it in the step's closure.
          """
        )
      ]
    )
  }

  @Test("an expectation that changes nothing fails")
  func expectationThatChangesNothing() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    let failures = await failures {
      await store.send(.setCount("no number")) { $0.count = 0 }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The step's closure changes nothing, and nothing has changed after this action.

              CounterFeature.Action.setCount("no number")

          Leave out the closure, or state the change that should happen.
          """
        )
      ]
    )
  }

  @Test("a wrong state after a received action fails")
  func wrongStateAfterReceivedAction() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in await send(.finished("bread")) }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(\.finished) { $0.log = ["cake"] }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The state is not as expected after this action.

              WorkshopFeature.Action.finished("bread")

                WorkshopFeature.State(
                  log: [
              -     [0]: "cake"
              +     [0]: "bread"
                  ]
                )

          (expected: -, actual: +)
          """
        )
      ]
    )
  }

  @Test("an assertion about a wrong state fails")
  func wrongAssertion() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    store.assert { $0.count = 0 }
    let failures = await failures {
      store.assert { $0.count = 1 }
    }
    #expect(failures.map(\.offset) == [1])
    #expect(failures.first?.message.hasPrefix("The state is not as expected.\n\n") == true)
  }

  @Test("an expectation that throws fails")
  func throwingExpectation() async {
    let store = TestStore(initialState: CounterFeature.State()) {
      CounterFeature()
    }
    let failures = await failures {
      await store.send(.setCount("x")) { _ in throw EffectError("no value") }
    }
    #expect(failures == [RecordedIssue("The expectation threw an error: no value")])
  }
}
