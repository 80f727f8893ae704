import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Failures at the end of a test")
struct EndFailureTests {
  @Test("unreceived actions fail the test when its store is released")
  func unreceivedActions() async {
    let failures = await failures {
      let store = TestStore(initialState: WorkshopFeature.State()) {
        WorkshopFeature { send in await send(.finished("bread")) }
      }
      await store.send(.start)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The test has ended, but effects have sent 1 action that it did not receive.

              WorkshopFeature.Action.finished("bread")

          Receive them with 'await store.receive(…)', or skip them with 'await \
          store.skipReceivedActions()'. In a spec, these are the steps 'receive: …' and 'skip: received'.
          """
        )
      ]
    )
  }

  @Test("repeated actions are counted")
  func repeatedActions() async {
    let failures = await failures {
      let store = TestStore(initialState: WorkshopFeature.State()) {
        WorkshopFeature { send in
          for _ in 1...100 { await send(.finished("bread")) }
          await send(.finished("cake"))
        }
      }
      await store.send(.start)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The test has ended, but effects have sent 101 actions that it did not receive.

              WorkshopFeature.Action.finished("bread") (100 times)
              WorkshopFeature.Action.finished("cake")

          Receive them with 'await store.receive(…)', or skip them with 'await \
          store.skipReceivedActions()'. In a spec, these are the steps 'receive: …' and 'skip: received'.
          """
        )
      ]
    )
  }

  @Test("running effects fail the test when its store is released")
  func runningEffects() async {
    let clock = TestClock()
    let (stream, _) = AsyncStream.makeStream(of: String.self)
    let failures = await failures {
      let store = TestStore(initialState: WorkshopFeature.State()) {
        WorkshopFeature { _ in
          if clock.now.offset == .zero {
            try await clock.sleep(for: .seconds(2))
          } else {
            for await _ in stream {}
          }
        }
      }
      await store.send(.start)
      await clock.advance(by: .seconds(1))
      await store.send(.start)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The test has ended, but 2 effects still run.

              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working, asleep on a test clock
              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working

          End each effect before the test ends: send the action that cancels it, advance the clock \
          that it sleeps on, or wait with 'await store.finish()'. \
          'await store.skipInFlightEffects()' ends all effects. In a spec, the last two are the steps \
          'finish: true' and 'skip: effects'.\(uncountedNote)
          """
        )
      ]
    )
  }

  @Test("the effects of a store end when it is released")
  func effectsEndWithTheStore() async {
    let (stream, continuation) = AsyncStream.makeStream(of: Void.self)
    let (ended, end) = AsyncStream.makeStream(of: Bool.self)
    _ = await failures {
      let store = TestStore(initialState: WorkshopFeature.State()) {
        WorkshopFeature { _ in
          for await _ in stream {}
          end.yield(Task.isCancelled)
        }
      }
      await store.send(.start)
    }
    var iterator = ended.makeAsyncIterator()
    #expect(await iterator.next() == true)
    continuation.finish()
  }

  @Test("a non-exhaustive store fails nothing when it is released")
  func notExhaustive() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        await send(.finished("bread"))
        try await clock.sleep(for: .seconds(1))
      }
    }
    store.exhaustivity = .off
    await store.send(.start)
  }

  @Test("finishing fails when an effect does not end")
  func unfinishedEffect() async {
    let clock = TestClock()
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in try await clock.sleep(for: .seconds(1)) }
    }
    await store.send(.start)
    let failures = await failures {
      await store.finish(timeout: .seconds(1_000_000))
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The effects did not finish.

              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working, asleep on a test clock

          Send the action that cancels each effect, or advance the clock that it sleeps on.
          """
        )
      ]
    )
    await clock.advance(by: .seconds(1))
    await store.finish()
  }

  // If jobs are not counted, such an effect cannot be distinguished from an effect that waits.
  @Test(
    "an effect that never waits fails the steps that would wait for it",
    .enabled(if: EffectLauncher.countsJobs)
  )
  func restlessEffect() async {
    let clock = TestClock()
    let isStopped = Locked(false)
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { _ in
        try await clock.sleep(for: .seconds(1))
        while !isStopped.value { await Task.yield() }
      }
    }
    await store.send(.start)
    let reports = await Idle.$time.withValue(.milliseconds(20)) {
      await failures {
        await clock.advance(by: .seconds(2))
        await store.skipReceivedActions(strict: false)
      }
    }
    #expect(
      reports == [
        RecordedIssue(
          """
          The effects did not become idle within 0.02 seconds after the clock reached 1.0 \
          seconds. Check for an endless loop that never waits.
          """
        ),
        RecordedIssue(
          """
          The effects did not become idle within 0.02 seconds. Check for an endless loop that never \
          waits.

              started by WorkshopFeature.Action.start, \
          cancellable by WorkshopFeature.CancelID.working
          """,
          below: 2
        ),
      ]
    )
    isStopped.withLock { $0 = true }
    await store.finish()
  }

  @Test("skipping actions or effects fails if there are none")
  func skippingNothing() async {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature()
    }
    let failures = await failures {
      await store.skipReceivedActions()
      await store.skipInFlightEffects()
    }
    #expect(
      failures == [
        RecordedIssue("There are no received actions to skip."),
        RecordedIssue("There are no running effects to skip.", below: 2),
      ]
    )
    await store.skipReceivedActions(strict: false)
    await store.skipInFlightEffects(strict: false)
  }
}
