import FeatureRuntime
import FeatureTesting
import Testing

/// The stack does not grow with the number of actions and effects in a test either.
@MainActor
@Suite("Steps with long chains of effects")
struct LongEffectStepTests {
  private nonisolated static let many = 9_000

  private func send(_ effect: @escaping @Sendable (Int) -> Effect<Int>) async -> Int {
    let store = TestStore(initialState: 0) {
      Reduce<Int, Int> { count, action in
        count += 1
        return effect(action)
      }
    }
    await store.send(0) { $0 = 1 }
    for number in 1..<5 { await store.receive(number) { $0 += 1 } }
    store.exhaustivity = .off
    await store.skipReceivedActions()
    return store.state
  }

  @Test("actions send one another")
  func sends() async {
    let count = await send { $0 < Self.many ? .send($0 + 1) : .none }
    #expect(count == Self.many + 1)
  }

  @Test("effects are combined one by one")
  func combined() async {
    for isSequence in [true, false] {
      let count = await send { action in
        guard action == 0 else { return .none }
        var effect = Effect.send(1)
        for number in 2...Self.many {
          effect =
            isSequence
            ? effect.concatenate(with: .send(number)) : effect.merge(with: .send(number))
        }
        return effect.map { $0 }
      }
      #expect(count == Self.many + 1)
    }
  }

  @Test("more actions than a test can receive are reported at once", .timeLimit(.minutes(5)))
  func tooMany() async {
    let failures = await failures {
      let store = TestStore(initialState: 0) {
        Reduce<Int, Int> { count, action in
          count += 1
          return action == 0 ? .concatenate((1...100_000).map { .send($0) }) : .none
        }
      }
      store.exhaustivity = .off
      await store.send(0) { $0 = 1 }
    }
    #expect(failures.count == 1)
    #expect(failures.first?.message.contains("Effects have sent 10000 actions") == true)
  }

  @Test("the explorer ends effects that are combined one by one")
  func explored() async {
    let failures = await failures {
      let explorer = StateExplorer(initialState: 0) {
        Reduce<Int, Int> { count, action in
          count = min(count + 1, 3)
          guard action == 0 else { return .none }
          return (0..<Self.many).reduce(.send(1)) { effect, _ in effect.merge(with: .send(1)) }
        }
      }
      await explorer.explore(actions: [("go", 0)], depth: 1, invariants: [])
    }
    #expect(failures.count == 1)
  }
}
