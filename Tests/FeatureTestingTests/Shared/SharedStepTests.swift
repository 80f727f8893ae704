import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Steps with shared values")
struct SharedStepTests {
  private let store = TestStore(initialState: ProfileFeature.State()) {
    ProfileFeature()
  }

  @Test("a step states what an action changes")
  func changes() async {
    await store.send(.toggle) { $0.$isOn.withLock { $0 = true } }
    await store.send(.rename("A")) { $0.$name.withLock { $0 = "A" } }
    await store.send(.toggle) { $0.$isOn.withLock { $0.toggle() } }
    #expect(!store.state.isOn)
    #expect(store.state.name == "A")
  }

  @Test("a step states the changes of effects before its action")
  func effects() async {
    await store.send(.rename("A")) { $0.$name.withLock { $0 = "A" } }
    await store.send(.save)
    await store.receive(.saved) {
      $0.saves = 1
      $0.$name.withLock { $0 = "A!." }
    }
    store.assert { $0.$name.withLock { $0 = "A!.?" } }
  }

  @Test("an expectation reads the values from before the step")
  func readsValuesOfThen() async {
    await store.send(.save)
    await store.receive(.saved) {
      #expect($0.name == "")
      $0.saves = 1
      let name = $0.name
      $0.$name.withLock { $0 = name + "!." }
    }
    store.assert { $0.$name.withLock { $0 += "?" } }
  }

  @Test("'assert' states a change that an effect makes without an action")
  func assert() async {
    let clock = TestClock()
    store.dependencies.continuousClock = clock
    await store.send(.switchLater)
    await clock.advance(by: .seconds(1))
    store.assert { $0.$isOn.withLock { $0 = true } }
  }

  @Test("a change that the test makes needs no step")
  func changesOfTheTest() async {
    store.state.$isOn.withLock { $0 = true }
    await store.send(.look)
    await store.send(.toggle) { $0.$isOn.withLock { $0 = false } }
  }

  @Test("setting a value to an equal value is not a change")
  func equalValues() async {
    await store.send(.rename(""))
  }

  @Test("a non-exhaustive test states only some of the changes")
  func nonExhaustive() async {
    store.exhaustivity = .off
    await store.send(.toggle)
    await store.send(.rename("A")) { $0.$name.withLock { $0 = "A" } }
    await store.send(.save)
    await store.receive(.saved) { $0.saves = 1 }
    #expect(store.state.name == "A!.?")
  }

  @Test("skipping actions skips their changes")
  func skippedActions() async {
    await store.send(.save)
    await store.skipReceivedActions()
    await store.send(.look)
  }

  @Test("each store starts with its own shared values")
  func isolation() async {
    store.state.$isOn.withLock { $0 = true }
    let other = TestStore(initialState: ProfileFeature.State()) { ProfileFeature() }
    #expect(!other.state.isOn)
  }

  @Test("a store shares the values that its test refers to")
  func valuesOfTheTest() async {
    @Shared(.inMemory("isOn")) var isOn = true
    let store = TestStore(initialState: ProfileFeature.State()) { ProfileFeature() }
    await store.send(.toggle) { $0.$isOn.withLock { $0 = false } }
    #expect(!isOn)
  }

  @Test("tests that run at the same time do not see each other's values", arguments: 1...20)
  func parallelTests(name: Int) async {
    #expect(store.state.name == "")
    #expect(!store.state.isOn)
    store.state.$isOn.withLock { $0 = true }
    for count in 1...5 {
      await store.send(.rename("\(name)-\(count)")) {
        $0.$name.withLock { $0 = "\(name)-\(count)" }
      }
      await Task.yield()
    }
    #expect(store.state.name == "\(name)-5")
  }
}
