import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Effects in the explorer")
struct ExplorerEffectTests {
  private func explorer(_ clock: any Clock<Duration>) -> StateExplorer<
    LampFeature.State, LampFeature.Action
  > {
    StateExplorer(initialState: LampFeature.State()) {
      LampFeature()
    } withDependencies: {
      $0.continuousClock = clock
    }
  }

  @Test("successive delays end within a step")
  func delays() async {
    let visited = Visited()
    let result = await explorer(TestClock()).explore(
      actions: [("fade", .fade)],
      depth: 4,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(result == Exploration(states: 2, depth: 1, end: .exhausted))
    #expect(visited.states.map(\.brightness) == [0, 9])
  }

  @Test("a timer ticks once in each step, on any clock", arguments: [true, false])
  func timer(isImmediate: Bool) async {
    let visited = Visited()
    await explorer(isImmediate ? ImmediateClock() : TestClock()).explore(
      actions: [("watch", .watch), ("off", .off)],
      depth: 3,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.map(\.ticks) == [0, 1, 2, 3])
  }

  @Test("a cancelled timer does not tick any more")
  func cancelledTimer() async {
    let explorer = StateExplorer(initialState: LampFeature.State()) {
      Reduce<LampFeature.State, LampFeature.Action> { state, action in
        if case .unwatch = action { state.isOn = true }
        return .none
      }
      LampFeature()
    } withDependencies: {
      $0.continuousClock = TestClock()
    }
    let visited = Visited()
    await explorer.explore(
      actions: [("watch", .watch), ("unwatch", .unwatch)],
      depth: 2,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.map(\.ticks) == [0, 1, 0, 2, 1])
    #expect(visited.states.map(\.isOn) == [false, false, true, false, true])
  }

  @Test("a stream delivers one element per step, and none after it is cancelled")
  func stream() async {
    let visited = Visited()
    let explorer = explorer(TestClock())
    await explorer.explore(
      actions: [("listen", .listen)],
      depth: 1,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.map(\.brightness) == [0, 1])

    visited.states = []
    let result = await explorer.explore(
      actions: [("off", .off), ("hush", .hush), ("listen", .listen)],
      depth: 4,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.map(\.brightness) == [0, 1, 2, 3])
    #expect(result.states == 4)
  }

  @Test("waiting elements of a cancelled stream never arrive")
  func cancelledStream() async {
    let visited = Visited()
    let explorer = StateExplorer(initialState: LampFeature.State()) {
      Reduce<LampFeature.State, LampFeature.Action> { state, action in
        if case .hush = action { state.isOn = true }
        return .none
      }
      LampFeature()
    }
    await explorer.explore(
      actions: [("listen", .listen), ("hush", .hush)],
      depth: 2,
      invariants: [StateInvariant("seen") { visited.note($0) }]
    )
    #expect(visited.states.filter(\.isOn).map(\.brightness) == [0, 1])
    #expect(visited.states.filter { !$0.isOn }.map(\.brightness) == [0, 1, 2])
  }

  @Test("an equal state is explored again if other effects run in it")
  func sameStateOtherEffects() async {
    // The actions 'ticked' and 'watch' lead to equal states, but a timer runs only after 'watch'.
    let failures = await failures {
      await explorer(TestClock()).explore(
        actions: [("ticked", .ticked), ("watch", .watch), ("on", .on)],
        depth: 2,
        invariants: [StateInvariant("on before the second tick") { !$0.isOn || $0.ticks < 2 }]
      )
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("    - send: watch\n    - send: on\n") == true)
  }
}
