import FeatureRuntime

/// The effects that an action sent by a test has started, directly or through actions that those effects sent.
public struct TestStoreTask: Sendable {
  let group: EffectGroup
  let tracker: ActivityTracker?

  /// Cancels the effects and waits until they have ended.
  public func cancel() async {
    group.cancel()
    await tracker?.waitUntilIdle(Idle.timeout)
  }

  /// Waits until the effects have ended.
  public func finish() async {
    await group.finish()
  }

  /// Whether the effects were cancelled through this task.
  public var isCancelled: Bool {
    group.isCancelled
  }
}
