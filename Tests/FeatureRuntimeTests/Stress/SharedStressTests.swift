import FeatureRuntime
import FeatureTesting
import Foundation
import TestSupport
import Testing

@MainActor
@Suite("Stress test: shared values", .timeLimit(.minutes(5)))
struct SharedStressTests {
  private nonisolated static let rounds = 200

  /// Changes values on many threads by short-lived references, while `meanwhile` runs on the main actor.
  private func change(
    _ dependencies: DependencyValues,
    meanwhile: @MainActor () async -> Void
  ) async {
    await withTaskGroup { group in
      for worker in 0..<8 {
        group.addTask {
          for round in 0..<SharedStressTests.rounds {
            withDependencies {
              $0 = dependencies
            } operation: {
              @Shared(.inMemory("count")) var count = 0
              @Shared(.appStorage("setting")) var setting = 0
              @Shared(.fileStorage(URL(fileURLWithPath: "/draft"))) var draft = Draft()
              $count.withLock { $0 += 1 }
              $setting.withLock { $0 += 1 }
              $draft.title.withLock { $0 = "\(worker)-\(round)" }
              _ = SharedReader($draft).title.wrappedValue.count + count
            }
            if round % 10 == 0 { await Task.yield() }
          }
        }
      }
      await meanwhile()
    }
  }

  @Test("no change is lost while other threads read, observe and save")
  func changes() async {
    var dependencies = DependencyValues()
    dependencies.defaultInMemoryStorage = InMemoryStorage()
    let values = dependencies
    let total = 8 * SharedStressTests.rounds
    let (count, setting) = withDependencies {
      $0 = values
    } operation: {
      (
        Shared(wrappedValue: 0, .inMemory("count")),
        Shared(wrappedValue: 0, .appStorage("setting"))
      )
    }
    let watcher = Watcher { _ = count.wrappedValue + setting.wrappedValue }
    let store = Store(initialState: 0) {
      Reduce<Int, Int> { state, change in
        state += change
        count.withLock { $0 += change }
        return .none
      }
    }
    await change(values) {
      for _ in 0..<100 {
        store.send(1)
        values.defaultAppStorage.set(true, forKey: "other")
        await Task.yield()
      }
    }
    #expect(count.wrappedValue == total + 100)
    #expect(setting.wrappedValue == total)
    #expect(values.defaultAppStorage.value(Int.self, forKey: "setting") == total)
    #expect(watcher.wakes > 0)
  }
}

@Suite("Stress test: nested changes of shared values", .onOwnThread)
struct SharedNestingTests {
  @Test("threads that nest changes at random never wait for each other, and lose no change")
  func nesting() async {
    await #expect(processExitsWith: .success) {
      startWatchdog(seconds: 120)
      for seed in Proofs.numbers(to: 100, part: 5) {
        #expect(SharedNesting().run(seed: UInt64(seed)) == [:])
      }
    }
  }
}
