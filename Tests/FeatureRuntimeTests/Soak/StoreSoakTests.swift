import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Soak: stores", .timeLimit(.minutes(1)))
struct StoreSoakTests {
  private func soak(seed: UInt64) async -> StoreSoak {
    var soak = StoreSoak(seed: seed)
    for _ in 0..<2_000 { await soak.step() }
    return soak
  }

  @Test("nothing outlives stores that are released while effects run", arguments: 1...3)
  func release(seed: UInt64) async {
    var soak = await soak(seed: seed)
    soak.releaseAll()
    #expect(await soak.kit.census.survivors() == [:])
    #expect(soak.counts.alive == 0)
    // That there was something to outlive.
    #expect(soak.counts.made > 50)
    #expect(soak.kit.census.made(.work(.passing)) > 200)
    #expect(soak.kit.census.made(.work(.lasting)) > 100)
    #expect(soak.kit.census.made(.work(.named)) > 200)
  }

  @Test("every cancellation ends its effects while the stores stay", arguments: 4...6)
  func cancel(seed: UInt64) async {
    var soak = await soak(seed: seed)
    let census = soak.kit.census
    // Scopes keep stores alive that the soak cannot send to any more.
    soak.releaseScopes()
    soak.removeChildren()
    #expect(await census.survivors { $0.place == .passing } == [:])
    soak.cancelByID()
    #expect(await census.survivors { $0.place == .named } == [:])
    soak.cancelTasks()
    #expect(await census.survivors(where: \.isEffect) == [:])
    soak.releaseAll()
    #expect(await census.survivors() == [:])
    #expect(soak.counts.alive == 0)
  }
}
