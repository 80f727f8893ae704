import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Failures of shared values")
struct SharedFailureTests {
  private func makeStore() -> TestStore<ProfileFeature.State, ProfileFeature.Action> {
    TestStore(initialState: ProfileFeature.State()) { ProfileFeature() }
  }

  @Test("a change without an expectation fails with the key and the difference")
  func unstatedChange() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.toggle)
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The state has changed after this action, but the step expects no change.

              ProfileFeature.Action.toggle

          Shared, .inMemory("isOn"):

              - false
              + true

          (expected: -, actual: +)

          If the change is correct, state it in the step's closure.
          """
        )
      ]
    )
  }

  @Test("a wrong value fails, with the type of a reference that has no key")
  func wrongValue() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.rename("A")) { $0.$name.withLock { $0 = "B" } }
    }
    #expect(
      failures == [
        RecordedIssue(
          """
          The state is not as expected after this action.

              ProfileFeature.Action.rename("A")

          Shared, Shared<String>:

              - "B"
              + "A"

          (expected: -, actual: +)
          """
        )
      ]
    )
  }

  @Test("a change that did not take place fails")
  func missingChange() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.look) { $0.$isOn.withLock { $0 = true } }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains(".inMemory(\"isOn\")") == true)
  }

  @Test("an expectation that changes nothing fails")
  func emptyExpectation() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.look) { $0.$isOn.withLock { $0 = false } }
    }
    #expect(failures.map { $0.message.hasPrefix("The step's closure changes nothing") } == [true])
  }

  @Test("a change of a value that no state refers to fails")
  func valueOutsideOfTheState() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.refer(3))
    }
    #expect(failures.map { $0.message.contains("Shared, .inMemory(\"count\"):") } == [true])
  }

  @Test("an effect's change that its step omits fails, and the next step includes it")
  func changeOfAnEffect() async {
    let store = makeStore()
    let failures = await failures {
      await store.send(.save)
      await store.receive(.saved) {
        $0.saves = 1
        $0.$name.withLock { $0 = "." }
      }
      store.assert { $0.$name.withLock { $0 = "!.?" } }
    }
    #expect(failures.map(\.offset) == [2])
  }

  @Test("a wrong assertion fails, and so does one that omits an effect's change")
  func assertions() async {
    let store = makeStore()
    let clock = TestClock()
    store.dependencies.continuousClock = clock
    await store.send(.switchLater)
    await clock.advance(by: .seconds(1))
    let failures = await failures {
      store.assert { $0.saves = 0 }
      store.assert { $0.$isOn.withLock { $0 = false } }
    }
    #expect(failures.map(\.offset) == [1, 2])
  }

  @Test("a change that no step has stated fails at the end of the test")
  func end() async {
    let clock = TestClock()
    let failures = await failures {
      let store = makeStore()
      store.dependencies.continuousClock = clock
      await store.send(.switchLater)
      await clock.advance(by: .seconds(1))
    }
    #expect(failures.map(\.message.first) == ["T"])
    #expect(failures.first?.message.contains("shared values have changed since") == true)
  }

  @Test("a non-exhaustive test fails if its expectations do not hold")
  func nonExhaustive() async {
    let store = makeStore()
    store.exhaustivity = .off
    let failures = await failures {
      await store.send(.toggle) { $0.$isOn.withLock { $0 = false } }
    }
    #expect(failures.count == 1)
  }
}
