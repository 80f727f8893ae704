import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Soak: middleware stores", .timeLimit(.minutes(1)))
struct MiddlewareSoakTests {
  private func soak(seed: UInt64) async -> MiddlewareSoak {
    var soak = MiddlewareSoak(seed: seed)
    for _ in 0..<1_500 { await soak.step() }
    return soak
  }

  @Test("nothing outlives middleware stores that are released while middlewares run")
  func release() async {
    var soak = await soak(seed: 9)
    soak.releaseAll()
    #expect(await soak.kit.census.survivors() == [:])
    #expect(soak.known.allSatisfy { $0.object == nil })
    #expect(soak.known.count > 10)
    #expect(soak.kit.census.made(.work(.lasting)) > 500)
  }

  @Test("cancelling their tasks ends the middlewares while the stores stay")
  func cancel() async {
    var soak = await soak(seed: 10)
    soak.cancelTasks()
    // Once they have ended, the stores know nothing of the actions any more either.
    #expect(await soak.kit.census.survivors { $0.isEffect || $0 == .action } == [:])
    soak.releaseAll()
    #expect(await soak.kit.census.survivors() == [:])
  }
}
