import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Printed changes")
struct PrintChangesTests {
  /// Returns the lines that are printed while a shelf reduces an action.
  private func printed(_ action: ShelfFeature.Action) -> [String] {
    let texts = Locked<[String]>([])
    var state = ShelfFeature.State(title: "old")
    let reducer = ShelfFeature()
      .printChanges { text in texts.withLock { $0.append(text) } }
    _ = reducer.reduce(into: &state, action: action)
    return texts.value
  }

  @Test("an action is printed with its changes, without the mask")
  func change() {
    #if DEBUG
      #expect(
        printed(.rename("new")) == [
          """
          received action:
            ShelfFeature.Action.rename("new")
            ShelfFeature.State(
          -   title: "old",
          +   title: "new",
              first: ItemFeature.State(…),
              second: ItemFeature.State(…),
              sheet: nil,
              rows: []
            )

          """
        ]
      )
    #else
      #expect(printed(.rename("new")) == [])
    #endif
  }

  @Test("changes of shared values are printed with their keys")
  func sharedValues() {
    #if DEBUG
      let texts = Locked<[String]>([])
      var state = EditorFeature.State(draft: Shared(value: Draft()))
      let reducer = EditorFeature().printChanges { text in texts.withLock { $0.append(text) } }
      _ = reducer.reduce(into: &state, action: .toggle)
      #expect(
        texts.value == [
          """
          received action:
            EditorFeature.Action.toggle
            .inMemory("isOn"):
          - false
          + true

          """
        ]
      )
    #endif
  }

  @Test("setting a field or the state to an equal value is not a change")
  func noChange() {
    #if DEBUG
      let texts = Locked<[String]>([])
      var state = ItemFeature.State()
      _ = Reduce<ItemFeature.State, Int> { state, _ in
        state = ItemFeature.State()
        return .none
      }
      .printChanges { text in texts.withLock { $0.append(text) } }
      .reduce(into: &state, action: 1)
      #expect(texts.value == ["received action:\n  1\n  (no change of state)\n"])

      #expect(
        printed(.rename("old")) == [
          """
          received action:
            ShelfFeature.Action.rename("old")
            (no change of state)

          """
        ]
      )
    #endif
  }

  @Test("printing leaves the state and the effects of the reducer unchanged")
  func passesThrough() async {
    let texts = Locked(0)
    let store = TestStore(initialState: [String]()) {
      LogFeature { $0 == "a" ? .send("b") : .none }
        .printChanges { _ in texts.withLock { $0 += 1 } }
    }
    await store.send("a") { $0 = ["a"] }
    await store.receive("b") { $0 = ["a", "b"] }
    #if DEBUG
      #expect(texts.value == 2)
    #endif
  }
}
