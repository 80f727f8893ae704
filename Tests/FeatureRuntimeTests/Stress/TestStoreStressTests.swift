import FeatureRuntime
import FeatureTesting
import TestSupport
import Testing

@MainActor
@Suite("Stress test: test stores", .timeLimit(.minutes(5)))
struct TestStoreStressTests {
  private let kit = Kit()

  @Test("nothing outlives test stores released while effects run")
  func release() async {
    var random = SeededRandom(seed: 8)
    var known: [Weak<TestStore<Crew.State, Crew.Action>>] = []
    for _ in 0..<15 {
      let store = TestStore(initialState: Crew.State(kit)) {
        Crew(kit: kit, clock: kit.clock)
      }
      // The events are random. Only leaks matter here.
      store.exhaustivity = .off
      known.append(Weak(object: store))
      var tasks: [TestStoreTask] = []
      for _ in 0..<40 {
        switch random.below(16) {
        case 0: await kit.clock.advance(by: .milliseconds(random.below(60)))
        case 1: await store.skipReceivedActions(strict: false)
        case 2 where random.once(in: 4): await store.skipInFlightEffects(strict: false)
        case 3 where !tasks.isEmpty: await random.pick(tasks).cancel()
        default: tasks.append(await store.send(.random(for: store.state, kit, using: &random)))
        }
      }
    }
    #expect(await kit.leaks.survivors() == [:])
    #expect(known.allSatisfy { $0.object == nil })
    #expect(kit.leaks.made(.work(.passing)) > 50)
    #expect(kit.leaks.made(.work(.lasting)) > 50)
    #expect(kit.leaks.made(.work(.named)) > 50)
  }
}
