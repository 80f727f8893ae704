import Dispatch
import Foundation

/// Runs the jobs of a test's effects one after the other and counts them.
///
/// Effects that start together then also send in the order in which they started.
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

  /// Whether the jobs of tests' effects are counted, where the system supports it.
  ///
  /// Tests of the fallback turn it off, for a task or by the environment for all.
  @TaskLocal package static var countsJobs =
    ProcessInfo.processInfo.environment["FEATURERUNTIME_COUNTS_JOBS"] != "0"

  /// Starts effects as ordinary tasks.
  package static let live = EffectLauncher(tracker: nil, executor: nil)

  /// Starts effects so that a test can wait until they are idle.
  package static func counting() -> EffectLauncher {
    if countsJobs, #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *) {
      let tracker = ActivityTracker()
      return EffectLauncher(tracker: tracker, executor: ActivityExecutor(tracker: tracker))
    }
    return EffectLauncher(tracker: ActivityTracker(countsJobs: false), executor: nil)
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
      work.activity?.end()
      tracker.end()
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? ActivityExecutor
    {
      return Task(executorPreference: executor, priority: priority, operation: operation)
    }
    guard let turns = tracker.turns, let activity = work.activity else {
      return Task(priority: priority, operation: operation)
    }
    let gate = TurnGate()
    turns.enter(activity) { gate.open() }
    return Task(priority: priority) {
      await gate.pass()
      await operation()
    }
  }

  /// Starts work that no effect does, but that a test waits for as if one did. An issue that it
  /// reports is one of the test.
  func launch(_ operation: @escaping @Sendable () async -> Void) {
    guard let tracker else {
      Task(operation: operation)
      return
    }
    let activity = EffectActivity(tracker: tracker) { "" }
    let counted: @Sendable () async -> Void = {
      activity.enterOwnTask()
      await EffectActivity.$current.withValue(activity, operation: operation)
      activity.end()
    }
    if #available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *),
      let executor = executor as? ActivityExecutor
    {
      Task(executorPreference: executor, operation: counted)
    } else {
      Task(operation: counted)
    }
  }
}
