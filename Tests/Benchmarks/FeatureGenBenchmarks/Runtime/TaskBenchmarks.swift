import BenchmarkFeatures
import FeatureRuntime

/// An effect that runs in a task, until all of it is over, beside the least that any such effect
/// needs: a task, and a way to the main actor.
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

/// Starts a task anywhere but on the main actor.
nonisolated private func startTask() -> Task<Void, Never> {
  Task { await addOnMainActor() }
}

@MainActor
private func addOnMainActor() {
  sum += 1
}

@MainActor private var sum = 0
