import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Failures of 'receive'")
struct ReceiveFailureTests {
  @Test("another action than expected fails")
  func anotherAction() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in await send(.finished("bread")) }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(.finished("cake")) { $0.log = ["cake"] }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The received action is not the expected action.

          Expected:
              WorkshopFeature.Action.finished("cake")

          Received:
              WorkshopFeature.Action.finished("bread")

              - WorkshopFeature.Action.finished("cake")
              + WorkshopFeature.Action.finished("bread")

          (expected: -, actual: +)
          """
        )
      ]
    )
    // The step has received the action nonetheless, so that a single mistake causes a single failure.
    #expect(store.state.log == ["bread"])
  }

  @Test("another case than expected fails")
  func anotherCase() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in await send(.finished("bread")) }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(\.note)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The received action is not the expected action.

          Expected:
              the step's case of Action, with a payload of type String

          Received:
              WorkshopFeature.Action.finished("bread")
          """
        )
      ]
    )
  }

  @Test("another payload than expected fails")
  func anotherPayload() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in await send(.finished("bread")) }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(\.finished, "cake")
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The received action is not the expected action.

          Expected:
              WorkshopFeature.Action.finished("cake")

          Received:
              WorkshopFeature.Action.finished("bread")

              - "cake"
              + "bread"

          (expected: -, actual: +)
          """
        )
      ]
    )
  }

  @Test("an action that no effect sends fails at once")
  func actionThatNobodySends() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature()
    }
    let failures = await failures {
      // If the step waited, the test would never end.
      await store.receive(.finished("bread"), timeout: .seconds(1_000_000))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An action was expected, but none was received.

          Expected:
              WorkshopFeature.Action.finished("bread")

          No running effect could send it.
          """,
          below: 2
        )
      ]
    )
  }

  @Test("an action that a sleeping effect would send fails at once")
  func actionThatASleeperWouldSend() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        try await clock.sleep(for: .seconds(1))
        await send(.finished("bread"))
      }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(\.finished, timeout: .seconds(1_000_000))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An action was expected, but none was received.

          Expected:
              the step's case of Action, with a payload of type String

          Every running effect sleeps on a test clock; advance it before this step.

              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working, asleep on a test clock
          """
        )
      ]
    )
    await store.send(.cancel)
  }

  @Test("an action that does not arrive in time fails")
  func actionThatComesTooLate() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        for await text in stream { await send(.finished(text)) }
      }
    }
    await store.send(.start)
    let failures = await failures {
      await store.receive(\.finished, timeout: .milliseconds(1))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          An action was expected, but none was received.

          Expected:
              the step's case of Action, with a payload of type String

          These effects still ran after 0.001 seconds.

              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working\(uncountedNote)
          """
        )
      ]
    )
    continuation.finish()
    await store.finish()
  }

  @Test("sending an action before all actions are received fails")
  func sendingWhileThereAreUnreceivedActions() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        await send(.finished("bread"))
        await send(.finished("cake"))
      }
    }
    await store.send(.start)
    let failures = await failures {
      await store.send(.note("tea")) { $0.log = ["bread", "cake", "tea"] }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          Effects have sent 2 actions that the test has not received before it sends the next action.

              WorkshopFeature.Action.finished("bread")
              WorkshopFeature.Action.finished("cake")

          Receive them before this step with 'await store.receive(…)', or skip them with 'await \
          store.skipReceivedActions()'. In a spec, these are the steps 'receive: …' and 'skip: received'.

          Next action:
              WorkshopFeature.Action.note("tea")
          """
        )
      ]
    )
  }
}
