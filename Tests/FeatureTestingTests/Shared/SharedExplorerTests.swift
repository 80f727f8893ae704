import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Shared values in the explorer")
struct SharedExplorerTests {
  private let actions: [(name: String, action: ProfileFeature.Action)] = [
    ("toggle", .toggle), ("rename", .rename("A")), ("save", .save),
  ]

  @Test("every sequence starts with the same shared values, which distinguish states")
  func isolation() async {
    let name = Shared(value: "")
    let explorer = StateExplorer(initialState: ProfileFeature.State(name: name)) {
      ProfileFeature()
    }
    let found = await explorer.explore(
      actions: [actions[0], actions[1]],
      depth: 5,
      invariants: []
    )
    #expect(found == Exploration(states: 4, depth: 3, end: .exhausted))
    #expect(name.wrappedValue == "")
  }

  @Test("a change that an effect makes without an action leads to another state")
  func changeOfAnEffect() async {
    let explorer = StateExplorer(initialState: ProfileFeature.State()) {
      ProfileFeature()
    } withDependencies: {
      $0.continuousClock = ImmediateClock()
    }
    let found = await explorer.explore(
      actions: [("switchLater", .switchLater), ("rename", .rename("A"))],
      depth: 5,
      invariants: []
    )
    #expect(found == Exploration(states: 4, depth: 3, end: .exhausted))
  }

  @Test("the states within a step have the values of their time")
  func passedStates() async {
    let explorer = StateExplorer(initialState: ProfileFeature.State()) { ProfileFeature() }
    let names = Locked<Set<String>>([])
    await explorer.explore(
      actions: [actions[2]],
      depth: 1,
      invariants: [
        StateInvariant("seen") { state in
          names.withLock { _ = $0.insert(state.name) }
          return true
        }
      ]
    )
    #expect(names.value.contains(""))
    #expect(names.value.contains { $0.hasSuffix(".") || $0.hasSuffix("?") })
  }
}
