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
  ///
  /// Cancelling takes place on the main actor too, so an action never arrives after its effect was
  /// cancelled.
  // On the main actor and not wherever the effect is: who has nothing left to do after it need not
  // change threads to go back there.
  @MainActor
  public func callAsFunction(_ action: Action) async {
    arrive(action)
    if tracker?.turns != nil { await EffectActivity.current?.passTurn() }
  }

  @MainActor
  private func arrive(_ action: Action) {
    // Who waits for rest has to look again, even if the effect goes on here and its executor, which
    // counts its jobs, hears nothing of it.
    tracker?.begin()
    defer { tracker?.end() }
    guard !Task.isCancelled else { return }
    deliver(action)
  }

  func map<Child: Sendable>(
    _ transform: @escaping @Sendable (Child) -> Action
  ) -> Send<Child> {
    Send<Child>(tracker: tracker) { deliver(transform($0)) }
  }
}
