import Dispatch

/// Runs the jobs of a test's effects one after the other and counts them.
///
/// One after the other, so that effects that start together also arrive in the order in which they
/// started.
@available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
final class ActivityExecutor: TaskExecutor {
  private let queue = DispatchQueue(label: "FeatureRuntime.effects")
  private let tracker: ActivityTracker

  init(tracker: ActivityTracker) {
    self.tracker = tracker
  }

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    tracker.begin()
    queue.async {
      job.runSynchronously(on: self.asUnownedTaskExecutor())
      self.tracker.end()
    }
  }
}

/// Where effects run: anywhere in an app, on a counting executor in a test.
package struct EffectLauncher: Sendable {
  package let tracker: ActivityTracker?
  private let executor: (any Sendable)?

  /// Starts effects as ordinary tasks.
  package static let live = EffectLauncher(tracker: nil, executor: nil)

  /// Starts effects such that a test can wait for their rest.
  package static func counting() -> EffectLauncher {
    let tracker = ActivityTracker()
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      return EffectLauncher(tracker: tracker, executor: ActivityExecutor(tracker: tracker))
    }
    // Before task executors only the ways to the main actor are counted; steps that wait for an
    // action still do.
    return EffectLauncher(tracker: tracker, executor: nil)
  }

  /// Starts the task of an effect.
  func launch<Action>(_ work: EffectWork<Action>, priority: TaskPriority?) -> Task<Void, Never> {
    guard let tracker else {
      return Task(priority: priority) {
        // Nothing may stand between the two; see `end`.
        await work.perform()
        await work.end()
      }
    }
    let operation: @Sendable () async -> Void = {
      await work.perform()
      tracker.begin()
      await work.end()
      tracker.end()
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? ActivityExecutor
    {
      return Task(executorPreference: executor, priority: priority, operation: operation)
    }
    return Task(priority: priority, operation: operation)
  }
}
