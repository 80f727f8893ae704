import FeatureRuntime
import FeatureTesting
import Testing

@MainActor
@Suite("Stress test: middleware stores", .timeLimit(.minutes(5)))
struct MiddlewareStressTests {
  private func stress(seed: UInt64) async -> MiddlewareStress {
    var run = MiddlewareStress(seed: seed)
    for _ in 0..<1_500 { await run.step() }
    return run
  }

  @Test("nothing outlives middleware stores released while middlewares run")
  func release() async {
    var run = await stress(seed: 9)
    run.releaseAll()
    #expect(await run.kit.leaks.survivors() == [:])
    #expect(run.known.allSatisfy { $0.object == nil })
    #expect(run.known.count > 10)
    #expect(run.kit.leaks.made(.work(.lasting)) > 500)
  }

  @Test("cancelling the tasks ends the middlewares while the stores exist")
  func cancel() async {
    var run = await stress(seed: 10)
    run.cancelTasks()
    // After the actions have ended, the stores hold nothing of them any more.
    #expect(await run.kit.leaks.survivors { $0.isEffect || $0 == .action } == [:])
    run.releaseAll()
    #expect(await run.kit.leaks.survivors() == [:])
  }
}
