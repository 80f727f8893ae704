import FeatureRuntime
import FeatureTesting
import Testing

/// Tests of test stores before macOS 15 and iOS 18, where the jobs of effects are not counted.
@MainActor
@Suite("Steps without counted jobs")
struct UncountedJobsTests {
  /// Makes a store that merges a number of effects, each of which sends the result of its work.
  private func makeStore(
    effects: Int,
    work: @escaping @Sendable (_ index: Int, Send<String>) async throws -> Void
  ) -> TestStore<[String], String> {
    TestStore(initialState: []) {
      Reduce<[String], String> { state, action in
        state.append(action)
        guard action == "start" else { return .none }
        return .merge((0..<effects).map { index in .run { send in try await work(index, send) } })
      }
    }
  }

  private func log(of store: TestStore<[String], String>) async -> [String] {
    await store.withExhaustivity(.off) { await store.skipReceivedActions(strict: false) }
    return store.state
  }

  @Test("effects that start together arrive in that order, however long each takes")
  func order() async {
    await withUncountedJobs {
      for _ in 1...50 {
        let store = makeStore(effects: 5) { index, send in
          for _ in index..<5 { await Task.yield() }
          await send("\(index)")
        }
        await store.send("start") { $0 = ["start"] }
        #expect(await log(of: store) == ["start", "0", "1", "2", "3", "4"])
      }
    }
  }

  @Test("effects take turns when they send several actions")
  func turns() async {
    await withUncountedJobs {
      for _ in 1...50 {
        let store = makeStore(effects: 2) { index, send in
          await send("\(index)")
          await send("\(index)")
        }
        await store.send("start") { $0 = ["start"] }
        #expect(await log(of: store) == ["start", "0", "1", "0", "1"])
      }
    }
  }

  @Test("effects that wake together arrive in the order in which they began to sleep")
  func wakes() async {
    await withUncountedJobs {
      for _ in 1...50 {
        let clock = TestClock()
        let store = makeStore(effects: 3) { index, send in
          for await _ in clock.timer(interval: .seconds(1)) { await send("\(index)") }
        }
        await store.send("start") { $0 = ["start"] }
        await clock.advance(by: .seconds(2))
        #expect(await log(of: store) == ["start", "0", "1", "2", "0", "1", "2"])
        await store.skipInFlightEffects()
      }
    }
  }

  @Test("a sleeping child task does not hide a working child task")
  func childTasks() async {
    await withUncountedJobs {
      let clock = TestClock()
      let store = makeStore(effects: 1) { _, send in
        await withThrowingTaskGroup(of: Void.self) { group in
          group.addTask { try await clock.sleep(for: .seconds(1)) }
          group.addTask {
            for _ in 1...100 { await Task.yield() }
            await send("done")
          }
        }
      }
      await store.send("start") { $0 = ["start"] }
      #expect(await log(of: store) == ["start", "done"])
      await store.skipInFlightEffects()
    }
  }

  @Test("an effect that waits for an outside event does not block others")
  func waiting() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    await withUncountedJobs {
      let store = makeStore(effects: 2) { index, send in
        if index == 0 { for await text in stream { await send(text) } }
        await send("\(index)")
      }
      await store.send("start") { $0 = ["start"] }
      await store.receive("1") { $0.append("1") }
      continuation.yield("late")
      await store.receive("late") { $0.append("late") }
      continuation.finish()
      await store.receive("0") { $0.append("0") }
      await store.finish()
    }
  }

  @Test("a step that gives up reports what a test cannot see here, and what to do")
  func note() async {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    await withUncountedJobs {
      let store = makeStore(effects: 1) { _, _ in for await _ in stream {} }
      await store.send("start") { $0 = ["start"] }
      let failures = await failures { await store.finish(timeout: .milliseconds(1)) }
      let end = """


        On this system, a test cannot detect whether an effect is running or waiting. Run the test \
        on macOS 15, iOS 18, tvOS 18, watchOS 11 or newer. Otherwise, let effects wait on a \
        'TestClock', wait for their end with 'await store.finish()', or give a step more time with \
        its 'timeout'.
        """
      #expect(failures.map { $0.message.hasSuffix(end) } == [true])
      continuation.finish()
      await store.finish()
    }
  }

  @Test("steps behave as they do with counted jobs")
  func steps() async {
    await withUncountedJobs {
      let steps = TestStoreTests()
      await steps.order()
      await steps.streams()
      await steps.tasks()
      await steps.childTasks()
      await steps.immediateClock()
      await steps.sharedClock()
      await steps.finish()
      await SampleTextTests().waitsForWorkOutsideOfTheEffectsTask()
      await SampleTextTests().waitsForWorkOnTheMainActor()
      await GameTests().keepsTheEffectsOfTwoChildrenOfOneTypeApart()
    }
  }
}
