/// The effects that an action has started, directly or through actions that they sent.
@frozen
public struct StoreTask: Sendable {
  @usableFromInline
  let group: EffectGroup?

  @inlinable
  init(group: EffectGroup?) {
    self.group = group
  }

  /// Ends the effects.
  public func cancel() {
    group?.cancel()
  }

  /// Waits until the effects have ended; ends them if the waiting task is cancelled.
  @MainActor
  public func finish() async {
    await group?.finish()
  }

  /// Whether the effects were cancelled through this task.
  public var isCancelled: Bool {
    group?.isCancelled ?? false
  }
}
