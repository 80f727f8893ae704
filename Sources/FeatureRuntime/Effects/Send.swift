/// Sends actions back to the store from inside an effect: `await send(.loaded(text))`.
///
/// Once the effect is cancelled or the store is gone, nothing arrives any more.
public struct Send<Action: Sendable>: Sendable {
  private let deliver: @MainActor @Sendable (Action) -> Void
  private let tracker: ActivityTracker?

  /// Makes a send of what is to happen on the main actor with each action.
  public init(_ deliver: @escaping @MainActor @Sendable (_ action: Action) -> Void) {
    self.init(tracker: nil, deliver)
  }

  init(
    tracker: ActivityTracker?,
    _ deliver: @escaping @MainActor @Sendable (Action) -> Void
  ) {
    self.deliver = deliver
    self.tracker = tracker
  }

  /// Sends an action and returns when the store has reduced it.
  public nonisolated(nonsending) func callAsFunction(_ action: Action) async {
    // Counted here and not on the main actor: in between the effect has no job that the executor
    // could count.
    tracker?.begin()
    await deliverUnlessCancelled(action)
    tracker?.end()
  }

  /// Cancelling takes place on the main actor too, so an action never arrives after its effect was
  /// cancelled.
  @MainActor
  private func deliverUnlessCancelled(_ action: Action) {
    guard !Task.isCancelled else { return }
    deliver(action)
  }

  func map<Child: Sendable>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child>(tracker: tracker) { deliver(transform($0)) }
  }
}
