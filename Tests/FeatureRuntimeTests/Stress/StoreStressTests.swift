import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Stress test: stores", .timeLimit(.minutes(5)))
struct StoreStressTests {
  private func stress(seed: UInt64) async -> StoreStress {
    var run = StoreStress(seed: seed)
    for _ in 0..<2_000 { await run.step() }
    return run
  }

  @Test("nothing outlives stores released while effects run", arguments: 1...3)
  func release(seed: UInt64) async {
    var run = await stress(seed: seed)
    run.releaseAll()
    #expect(await run.kit.leaks.survivors() == [:])
    #expect(run.counts.alive == 0)
    // The run must have made stores that could be leaked.
    #expect(run.counts.made > 50)
    #expect(run.kit.leaks.made(.work(.passing)) > 200)
    #expect(run.kit.leaks.made(.work(.lasting)) > 100)
    #expect(run.kit.leaks.made(.work(.named)) > 200)
  }

  @Test("every cancellation ends its effects while the stores exist", arguments: 4...6)
  func cancel(seed: UInt64) async {
    var run = await stress(seed: seed)
    let leaks = run.kit.leaks
    // Scopes keep stores alive to which the run cannot send any more.
    run.releaseScopes()
    run.removeChildren()
    #expect(await leaks.survivors { $0.place == .passing } == [:])
    run.cancelByID()
    #expect(await leaks.survivors { $0.place == .named } == [:])
    run.cancelTasks()
    #expect(await leaks.survivors(where: \.isEffect) == [:])
    run.releaseAll()
    #expect(await leaks.survivors() == [:])
    #expect(run.counts.alive == 0)
  }
}
