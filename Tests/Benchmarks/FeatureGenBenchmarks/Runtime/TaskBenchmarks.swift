import BenchmarkFeatures
import FeatureRuntime

/// Compares an effect in a task, until all of it has ended, with the minimum for any such effect: a task, and a hop
/// to the main actor.
@MainActor
func taskComparison() -> Comparison {
  let store = makeTallyStore()
  return Comparison(
    baseline: Subject("Task and main-actor hop") { times in
      for _ in 0..<times { await startTask().value }
    },
    subjects: [
      Subject(".run round trip", target: "≤ 1.5") { times in
        for _ in 0..<times { await store.send(.addByTask).finish() }
      }
    ]
  )
}

/// Starts a task outside of the main actor.
nonisolated private func startTask() -> Task<Void, Never> {
  Task { await addOnMainActor() }
}

@MainActor
private func addOnMainActor() {
  sum += 1
}

@MainActor private var sum = 0
