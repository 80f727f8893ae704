import BenchmarkFeatures
import CAllocationCount
import FeatureRuntime

/// Measures the memory of running effects of rows, compared with tasks that do the same work.
@MainActor
func measureEffectMemory() async -> [BenchmarkResult] {
  let count = 10_000
  let baseline = "memory of tasks that sleep (\(count))"
  let tasks = await heldMemory { begin in
    let tasks = (0..<count).map { _ in
      Task {
        begin()
        try await Task.sleep(for: .seconds(100_000))
      }
    }
    return Running(count: count) { for task in tasks { task.cancel() } }
  }
  let effects = await heldMemory { begin in
    let store = Store(initialState: TallyListFeature.State(count: count)) {
      BusyList(begin: begin)
    }
    for id in 0..<count { store.send(.rows(.element(id: id, action: .addByTask))) }
    // The effects end with their store.
    return Running(count: count) { withExtendedLifetime(store) {} }
  }
  return [
    BenchmarkResult(baseline, [tasks], .megabytes, baseline: baseline, ratios: [1]),
    BenchmarkResult(
      "memory of effects of rows that sleep (\(count))", [effects], .megabytes, baseline: baseline,
      ratios: [effects / tasks]),
  ]
}

/// Running work.
private struct Running {
  var count: Int
  var cancel: () -> Void
}

/// Returns the memory that work holds when all of it has begun, in megabytes.
///
/// - Parameter start: Starts the work. Each part of the work calls the given closure.
@MainActor
private func heldMemory(_ start: (@escaping @Sendable () -> Void) -> Running) async -> Double {
  let begun = Locked(0)
  let before = allocated_bytes_in_use()
  let running = start { begun.withLock { $0 += 1 } }
  while begun.value < running.count { await Task.yield() }
  let after = allocated_bytes_in_use()
  running.cancel()
  return Double(after - before) / 1_000_000
}
