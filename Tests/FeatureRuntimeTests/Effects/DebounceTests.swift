import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Debounced effects")
struct DebounceTests {
  private let clock = TestClock()

  /// Makes a store that debounces an effect with "a", "b", …, which sends the doubled word, and that cancels the
  /// effect with "stop".
  private func makeStore() -> TestStore<[String], String> {
    TestStore(initialState: []) {
      LogFeature { [clock] word in
        switch word {
        case "a", "b":
          .send(word + word).debounce(id: 1, for: .seconds(1), clock: clock)
        case "run":
          .run { await $0("ran") }.debounce(id: 1, for: .seconds(1), clock: clock)
        case "work":
          .run { send in
            try await clock.sleep(for: .seconds(5))
            await send("worked")
          }
          .debounce(id: 1, for: .seconds(1), clock: clock)
        case "other": .send("another").debounce(id: 2, for: .seconds(1), clock: clock)
        case "nothing": .none.debounce(id: 1, for: .seconds(1), clock: clock)
        case "stop": .cancel(id: 1)
        default: .none
        }
      }
    }
  }

  @Test("an effect waits for its delay")
  func waits() async {
    let store = makeStore()
    await store.send("a") { $0 = ["a"] }
    await clock.advance(by: .milliseconds(999))
    await store.send("x") { $0 = ["a", "x"] }
    await clock.advance(by: .milliseconds(1))
    await store.receive("aa") { $0 = ["a", "x", "aa"] }
    await store.send("run") { $0.append("run") }
    await clock.advance(by: .seconds(1))
    await store.receive("ran") { $0.append("ran") }
  }

  @Test("a new effect replaces a waiting effect and restarts the delay")
  func replaces() async {
    let store = makeStore()
    await store.send("a") { $0 = ["a"] }
    await clock.advance(by: .milliseconds(600))
    await store.send("b") { $0 = ["a", "b"] }
    await clock.advance(by: .milliseconds(600))
    await store.send("x") { $0 = ["a", "b", "x"] }
    await clock.advance(by: .milliseconds(400))
    await store.receive("bb") { $0 = ["a", "b", "x", "bb"] }
    await clock.advance(by: .seconds(10))
  }

  @Test("a new effect replaces a running effect")
  func replacesWork() async {
    let store = makeStore()
    await store.send("work") { $0 = ["work"] }
    await clock.advance(by: .seconds(2))
    await store.send("a") { $0 = ["work", "a"] }
    await clock.advance(by: .seconds(1))
    await store.receive("aa") { $0 = ["work", "a", "aa"] }
    await clock.advance(by: .seconds(10))
  }

  @Test("effects with other ids and empty effects replace no effect")
  func otherIDs() async {
    let store = makeStore()
    await store.send("a") { $0 = ["a"] }
    await store.send("other") { $0.append("other") }
    await store.send("nothing") { $0.append("nothing") }
    await clock.advance(by: .seconds(1))
    await store.receive("aa") { $0.append("aa") }
    await store.receive("another") { $0.append("another") }
  }

  @Test("a waiting effect can be cancelled")
  func cancel() async {
    let store = makeStore()
    await store.send("a") { $0 = ["a"] }
    await store.send("stop") { $0 = ["a", "stop"] }
    await clock.advance(by: .seconds(10))
  }

  @Test("ids are local to the feature")
  func localIDs() async {
    let store = TestStore(initialState: Pair.State()) {
      Pair { [clock] in
        guard $0 == "a" else { return .none }
        return .send("aa").debounce(id: 1, for: .seconds(1), clock: clock)
      }
    }
    await store.send(.first("a")) { $0.first = ["a"] }
    await store.send(.second("a")) { $0.second = ["a"] }
    await clock.advance(by: .seconds(1))
    await store.receive(.first("aa")) { $0.first = ["a", "aa"] }
    await store.receive(.second("aa")) { $0.second = ["a", "aa"] }
  }
}
