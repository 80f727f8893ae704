import FeatureRuntime
import FeatureTesting
import Foundation
import Testing

@MainActor
@Suite("The explorer's search")
struct ExplorerWalkTests {
  private let explorer = StateExplorer(initialState: LampFeature.State()) {
    LampFeature()
  } withDependencies: {
    $0.continuousClock = ImmediateClock()
  }

  @Test("explores all states of a finite feature")
  func exhausted() async {
    // The states are: off and dark, on, off and bright.
    let result = await explorer.explore(
      actions: [("on", .on), ("off", .off)],
      depth: 10,
      invariants: [StateInvariant("the brightness is 0 or 1") { (0...1).contains($0.brightness) }]
    )
    #expect(result == Exploration(states: 3, depth: 3, end: .exhausted))
  }

  @Test("checks each state once, breadth first")
  func order() async {
    let visited = Visited()
    await explorer.explore(
      actions: [("dim", .dim), ("off", .off), ("on", .on)],
      depth: 2,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(
      visited.states == [
        LampFeature.State(),
        LampFeature.State(isOn: true, brightness: 1),
        LampFeature.State(isOn: true, brightness: 0),
        LampFeature.State(isOn: false, brightness: 1),
      ]
    )
  }

  @Test("limits the length of sequences to the depth without failing", arguments: 0...4)
  func depth(_ depth: Int) async {
    let result = await explorer.explore(
      actions: [("watch", .watch)],
      depth: depth,
      invariants: [StateInvariant("ticks once per step") { $0.ticks <= depth }]
    )
    #expect(result == Exploration(states: depth + 1, depth: depth, end: .depth))
  }

  @Test("does not find a violation one action beyond the depth")
  func beyondDepth() async {
    let result = await explorer.explore(
      actions: [("on", .on), ("dim", .dim)],
      depth: 2,
      invariants: [StateInvariant("the brightness is not negative") { $0.brightness >= 0 }]
    )
    #expect(result == Exploration(states: 3, depth: 2, end: .depth))
  }

  @Test("fails and reports its progress when it reaches the limit")
  func limit() async {
    var result: Exploration?
    let failures = await failures {
      result = await explorer.explore(
        actions: [("on", .on), ("dim", .dim)],
        depth: 9,
        limit: 4,
        invariants: []
      )
    }
    #expect(result == Exploration(states: 4, depth: 3, end: .limit))
    #expect(
      failures == [
        RecordedIssue(
          """
          The search stopped at its limit of 4 states. Of 9 levels of depth, 3 were \
          completed; beyond these, the invariants were not checked in every state.

          Raise 'limit', lower 'depth', or leave out actions that always lead to new states.
          """,
          below: 1
        )
      ]
    )
  }

  @Test("does not fail if the limit equals the number of states")
  func sufficientLimit() async {
    let result = await explorer.explore(
      actions: [("on", .on), ("off", .off)],
      depth: 10,
      limit: 3,
      invariants: []
    )
    #expect(result.end == .exhausted)
  }

  @Test("creates new dependencies for every sequence")
  func freshDependencies() async {
    let explorer = StateExplorer(initialState: LampFeature.State()) {
      Reduce<LampFeature.State, LampFeature.Action> { state, _ in
        @Dependency(\.uuid) var uuid
        state.brightness = uuid() == UUID(0) ? 1 : 2
        return .none
      }
    } withDependencies: {
      $0.uuid = .incrementing
    }
    let visited = Visited()
    await explorer.explore(
      actions: [("on", .on), ("off", .off)],
      depth: 1,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.map(\.brightness) == [0, 1])
  }
}
