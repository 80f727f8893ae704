import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Exhaustivity")
struct ExhaustivityTests {
  private func makeStore(
    _ exhaustivity: Exhaustivity
  ) -> TestStore<WorkshopFeature.State, WorkshopFeature.Action> {
    let store = TestStore(initialState: WorkshopFeature.State()) {
      WorkshopFeature { send in
        await send(.note("flour"))
        await send(.finished("bread"))
        await send(.note("crumbs"))
      }
    }
    store.exhaustivity = exhaustivity
    return store
  }

  @Test("a non-exhaustive test states only some of the changes")
  func off() async {
    let store = makeStore(.off)
    await store.send(.note("oven"))
    await store.send(.start)
    await store.receive(\.finished) { $0.log = ["oven", "flour", "bread"] }
    await store.send(.note("tea"))
    #expect(store.state.log == ["oven", "flour", "bread", "crumbs", "tea"])
  }

  @Test(
    "the closure of a step runs once, on the state that it expects",
    arguments: [Exhaustivity.on, .off, .off(showSkippedAssertions: true)])
  func once(_ exhaustivity: Exhaustivity) async {
    let store = makeStore(exhaustivity)
    var found: [[String]] = []
    await withKnownIssue(isIntermittent: true) {
      await store.send(.note("oven")) {
        found.append($0.log)
        $0.log = ["oven"]
      }
    } matching: {
      $0.comments.first?.rawValue.hasPrefix("Changes of the state, partly or fully") == true
    }
    #expect(found == [exhaustivity == .on ? [] : ["oven"]])
  }

  @Test("the expectations of a non-exhaustive test have to hold")
  func wrongStatements() async {
    let store = makeStore(.off)
    let wrongState = await failures {
      await store.send(.note("oven")) { $0.log = ["stove"] }
    }
    #expect(wrongState.map(\.offset) == [1])
    #expect(wrongState.first?.message.contains("[0]: \"stove\"") == true)
    let absent = await failures {
      await store.receive(\.finished)
    }
    #expect(absent.map(\.offset) == [1])
  }

  @Test("a part of a test may be less exhaustive than the rest")
  func partly() async {
    let store = makeStore(.on)
    await store.withExhaustivity(.off) {
      await store.send(.note("oven"))
      await store.send(.start)
      await store.receive(\.finished)
    }
    #expect(store.exhaustivity == .on)
    await store.receive(\.note, "crumbs") { $0.log.append("crumbs") }
  }

  // Swift Testing distinguishes warnings from failures since Swift 6.3.
  #if compiler(>=6.3)
    @Test("skipped changes and actions can be shown, and fail nothing")
    func showSkipped() async {
      let warnings = Locked<[String]>([])
      let store = makeStore(.off(showSkippedAssertions: true))
      await withKnownIssue {
        await store.send(.note("oven"))
        await store.send(.start)
        await store.receive(\.finished)
        await store.send(.note("tea"))
      } matching: { issue in
        warnings.withLock { $0.append(issue.comments.first?.rawValue ?? "") }
        return issue.severity == .warning
      }
      #expect(
        warnings.value.map { String($0.prefix { $0 != "\n" }) } == [
          "Skipped changes of the state.",
          "Skipped received actions.",
          "Skipped changes of the state.",
          "Effects have sent 1 action that the test has not received before it sends the next action.",
          "Skipped changes of the state.",
        ]
      )
    }
  #endif
}
